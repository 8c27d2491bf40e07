/// A grapheme cluster in UTF-8: where it is, and how wide.
package struct Cluster: Hashable, Sendable {
  /// Offset of its first byte.
  package var start: Int
  /// Offset past its last.
  package var end: Int
  /// Width in cells; 0 for a tab or a line end.
  package var columns: Int

  package var byteCount: Int { end - start }
}
