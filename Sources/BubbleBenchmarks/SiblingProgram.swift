import Glibc

/// A program that is built into the same folder as this one.
enum SiblingProgram {
  static func path(_ name: String) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes {
      readlink("/proc/self/exe", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
    }
    let path = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
    return path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/" + name
  }
}
