import Testing

/// `#expect` does not take calls that change their value.
func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(actual == expected, comment, sourceLocation: sourceLocation)
}
