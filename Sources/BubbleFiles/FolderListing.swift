import Glibc

/// What is in a folder.
enum FolderListing {
  /// The names in it, sorted by their scalars; those that are not UTF-8 left out.
  static func names(in path: FilePath) throws(Failure) -> [String] {
    guard let folder = path.withCString({ opendir($0) }) else { throw .cannotRead(path.description, errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(validatingCString: $0)
        }
      }
      if let name { names.append(name) }
    }
    return names.sorted()
  }
}
