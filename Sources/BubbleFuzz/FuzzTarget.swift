import SpeechBubble
import TerminalText

/// What libFuzzer calls with each input: filters a text, wraps it, draws and encodes it, and stops the program if any of
/// the laws is broken that hold for every text, width and look.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: bytes, count: count))
  let look = FuzzLook(&input)
  let text = filtered(input.rest, look)
  TextLaws.check(text, input.rest.count)
  guard let layout = try? look.bubble.measure(text, look.options) else {
    guard look.columns.map({ $0 < look.bubble.leastColumns }) == true else { fatalError("no layout for \(look)") }
    return 0
  }
  LayoutLaws.check(layout, look)
  let grid = layout.render()
  ContentLaws.check(grid, layout, look)
  var plain: [UInt8] = []
  GridEncoder().encode(grid, into: &plain)
  OutputLaws.check(plain: plain, layout, look)
  var colored: [UInt8] = []
  GridEncoder(depth: look.depth, appearance: look.appearance).encode(grid, into: &colored)
  OutputLaws.check(colored: colored, plain: plain)
  return 0
}

/// The text, filtered whole, and again in two pieces: both must be the same.
private func filtered(_ bytes: UnsafeBufferPointer<UInt8>, _ look: FuzzLook) -> StyledText {
  func filter(_ pieces: [UnsafeBufferPointer<UInt8>]) -> StyledText {
    var filter = ControlFilter(policy: look.controls, isASCII: look.options.glyphs == .ascii)
    for piece in pieces { filter.feed(piece) }
    return filter.finish()
  }
  let whole = filter([bytes])
  let cut = min(look.cut, bytes.count)
  let parts = filter([UnsafeBufferPointer(rebasing: bytes[..<cut]), UnsafeBufferPointer(rebasing: bytes[cut...])])
  guard whole == parts else { fatalError("cut at \(cut) the text is another") }
  return whole
}
