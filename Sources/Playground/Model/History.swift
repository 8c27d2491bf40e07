/// A value with the steps that led to it, which can be undone and done again.
///
/// A gesture that passes through many values, like the drag of a tail or the typing of a text, is one step: it is
/// opened with ``open()`` and ended by ``commit()`` or ``cancel()``.
struct History<Value: Equatable> {
  /// Far more than anybody takes back; equal texts share their memory.
  static var limit: Int { 10_000 }

  /// Setting it is a step, or part of the gesture that is open. Setting an equal value is nothing.
  var current: Value {
    get { value }
    set { change(to: newValue) }
  }

  private var value: Value
  private var past: [Value] = []
  private var future: [Value] = []
  /// The value when the open gesture was opened.
  private(set) var start: Value?

  init(_ value: Value) { self.value = value }

  /// Opens a gesture; in one that is open already it does nothing.
  mutating func open() {
    if start == nil { start = value }
  }

  /// Makes all that changed since ``open()`` one step.
  mutating func commit() {
    guard let before = start else { return }
    start = nil
    if before != value { push(before) }
  }

  /// Takes back all that changed since ``open()``.
  mutating func cancel() {
    guard let before = start else { return }
    start = nil
    value = before
  }

  /// - Returns: Whether there was a step to undo.
  @discardableResult
  mutating func undo() -> Bool {
    commit()
    guard let before = past.popLast() else { return false }
    future.append(value)
    value = before
    return true
  }

  /// - Returns: Whether there was a step to do again.
  @discardableResult
  mutating func redo() -> Bool {
    commit()
    guard let after = future.popLast() else { return false }
    past.append(value)
    value = after
    return true
  }

  private mutating func change(to newValue: Value) {
    guard newValue != value else { return }
    if start == nil { push(value) }
    value = newValue
  }

  private mutating func push(_ before: Value) {
    if past.count == Self.limit { past.removeFirst() }
    past.append(before)
    future.removeAll()
  }
}
