import SpeechBubble

/// Documents in files.
extension BubbleDocument {
  /// Far more than any text that is read in a bubble.
  private static let limit = 16 << 20

  /// Reads the properties in a file that somebody named, which may be a pipe (`--from <(jq ...)`).
  package static func read(_ path: FilePath) throws(DocumentFailure) -> BubblePatch {
    try patch(path) { path throws(Failure) in try InputFile.read(path, limit: limit) }
  }

  /// A preset is a few lines.
  private static let presetLimit = 1 << 20

  static func readPreset(_ path: FilePath) throws(DocumentFailure) -> BubblePatch {
    try patch(path) { path throws(Failure) in try InputFile.readRegular(path, limit: presetLimit) }
  }

  private static func patch(
    _ path: FilePath, _ read: (FilePath) throws(Failure) -> [UInt8]
  ) throws(DocumentFailure) -> BubblePatch {
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try read(path)
    } catch {
      throw .unreadable(error)
    }
    do throws(Problem) {
      return try patch(from: bytes)
    } catch {
      throw .malformed(path, error)
    }
  }
}
