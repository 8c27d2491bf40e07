import BubbleFiles
import Testing

@Suite struct FilePathTests {
  private func path(_ text: String) -> FilePath { FilePath(bytes: Array(text.utf8)) }

  @Test(arguments: [("/a", "/a/x"), ("/", "/x"), ("a/", "a/x"), ("a/b", "a/b/x")])
  func childIsInTheFolder(_ folder: String, _ child: String) {
    #expect(path(folder).child(named: "x") == path(child))
  }

  @Test(arguments: [("/a/b", "/a"), ("a/b/c", "a/b"), ("/a", nil), ("a", nil), ("/", nil), ("", nil)])
  func parentIsTheFolderAround(_ child: String, _ parent: String?) {
    #expect(path(child).parent == parent.map(path))
  }

  /// The end of a path tells most; values are cut far earlier.
  @Test func longPathsAreToldWhole() {
    let long = "/" + String(repeating: "folder/", count: 40) + "name"
    #expect(path(long).description == long)
    #expect(path(String(repeating: "x", count: 9999)).description == String(repeating: "x", count: 512) + "...")
  }
}
