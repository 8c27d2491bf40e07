extension Array {
  /// The element at an index that goes on past either end in a circle.
  ///
  /// - Precondition: There is one.
  func inCircle(_ index: Int) -> Element { self[(index % count + count) % count] }
}
