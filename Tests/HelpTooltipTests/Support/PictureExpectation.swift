import Testing

/// Compares whole pictures and shows both.
func expectPicture(_ drawn: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  if drawn != expected {
    Issue.record("drawn:\n\(drawn)\nexpected:\n\(expected)", sourceLocation: sourceLocation)
  }
}
