import Glibc

/// Makes folders.
enum FolderMaker {
  /// Makes the folder and all that it is in, where they are missing; for nobody else to look into, as the XDG base
  /// directory specification has it.
  static func make(_ path: FilePath) throws(Failure) {
    if makeOne(path) { return }
    guard errno == ENOENT, let parent = path.parent else { throw .cannotWrite(path.description, errno) }
    try make(parent)
    guard makeOne(path) else { throw .cannotWrite(path.description, errno) }
  }

  /// Whether it is there now.
  private static func makeOne(_ path: FilePath) -> Bool {
    path.withCString { mkdir($0, 0o700) } == 0 || errno == EEXIST
  }
}
