import SpeechBubble
import TerminalText

/// Makes input events of the bytes that a terminal sends.
///
/// Sequences are told apart by the parser that the text filter uses. What that parser does not know about input is added
/// here: that an `ESC` may be a key by itself, that `SS3` takes one more character, and that a paste ends only where
/// the terminal says so.
///
/// The bytes may be cut anywhere. Whoever reads them calls ``flush()`` when nothing follows for
/// ``ambiguityMilliseconds``.
struct InputParser {
  /// How long a byte may take that belongs to the one before: far longer than terminals take, and short enough that
  /// the Escape key seems to act at once.
  static let ambiguityMilliseconds: Int32 = 50

  private enum State: Equatable {
    case ground
    /// After `ESC`, before it is known whether it is a key.
    case escape
    case sequence
    /// After `SS3`, or after the Linux console's `CSI [`: one character more.
    case letter([Character: Key])
    /// After `CSI M`: three more bytes of a mouse report in the older encoding.
    case legacyMouse
    case paste
  }

  private var state = State.ground
  private var parser = EscapeParser()
  /// The bytes that are not yet a whole scalar, or a whole report.
  private var pending: [UInt8] = []
  private var pasted = PasteBuffer()
  private var events: [InputEvent] = []

  /// Whether ``flush()`` would do something.
  var isPending: Bool { state == .paste ? pasted.holdsText : state != .ground || !pending.isEmpty }

  mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// Takes what came so far as all there is: an `ESC` is a key, a sequence cut short is dropped.
  mutating func flush() -> [InputEvent] {
    switch state {
    case .escape: events.append(.key(.escape))
    case .letter(KeySequences.finals): events += [.key(.escape), .character("O")]
    case .paste where pasted.holdsText: events.append(.paste(pasted.takeAll()))
    default: break
    }
    if state != .paste { enterGround() }
    pending.removeAll()
    return takeEvents()
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events.removeAll() }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    pending.append(byte)
    if state == .legacyMouse { return takeLegacyMouse() }
    while let (scalar, length) = pending.withUnsafeBufferPointer({ decodeFirst(of: $0) }) {
      pending.removeFirst(length)
      take(scalar)
    }
  }

  private func decodeFirst(of bytes: UnsafeBufferPointer<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
    bytes.isEmpty ? nil : ScalarDecoder.decode(bytes, at: 0)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch state {
    case .ground: takeInGround(scalar)
    case .escape: takeAfterEscape(scalar)
    case .sequence: interpret(parser.feed(scalar))
    case .letter(let keys): takeLetter(scalar, of: keys)
    case .paste: if pasted.append(scalar) { endPaste() }
    case .legacyMouse: break
    }
  }

  private mutating func takeInGround(_ scalar: Unicode.Scalar) {
    if scalar == "\u{1B}" {
      state = .escape
    } else if let key = KeySequences.controls[scalar] {
      events.append(.key(key))
    } else if scalar.value < 0x20 {
      if let letter = Unicode.Scalar(scalar.value | 0x60) { events.append(.key(.control(Character(letter)))) }
    } else if !(0x80...0x9F ~= scalar.value) {
      events.append(.character(scalar))
    }
  }

  /// What no sequence begins with makes the `ESC` a key, as in every program that ncurses reads the keys for.
  private mutating func takeAfterEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "[", "]":
      state = .sequence
      _ = parser.feed("\u{1B}")
      _ = parser.feed(scalar)
    case "O":
      state = .letter(KeySequences.finals)
    default:
      enterGround()
      events.append(.key(.escape))
      take(scalar)
    }
  }

  private mutating func takeLetter(_ scalar: Unicode.Scalar, of keys: [Character: Key]) {
    let key = keys[Character(scalar)]
    let isEscape = scalar == "\u{1B}"
    enterGround()
    if let key { events.append(.key(key)) }
    if isEscape { take(scalar) }
  }

  private mutating func enterGround() {
    state = .ground
    parser = EscapeParser()
  }
}

/// Finished sequences.
extension InputParser {
  private mutating func interpret(_ event: EscapeParser.Event) {
    switch event {
    case .none, .control: break
    case .sequence(let final): finish(final)
    case .string(.operatingSystem):
      if let background = TerminalReply.background(parser.payload) { events.append(.background(background)) }
      enterGround()
    // A string was ended by `ESC` and something else than a backslash.
    case .text, .escape, .string: enterGround()
    }
  }

  private mutating func finish(_ final: UInt8) {
    let (marker, parameters, intermediates) = (parser.marker, parser.parameters, parser.intermediates)
    enterGround()
    guard intermediates.isEmpty else { return }
    let letter = Character(Unicode.Scalar(final))
    switch (marker, letter) {
    case (UInt8(ascii: "<"), "M"), (UInt8(ascii: "<"), "m"): report(parameters, isRelease: letter == "m")
    case (UInt8(ascii: "?"), "n"):
      if let appearance = TerminalReply.appearance(parameters) { events.append(.appearanceChange(appearance)) }
    case (0, "["): state = .letter(KeySequences.console)
    case (0, "M") where parameters.count == 0: state = .legacyMouse
    case (0, _): press(letter, parameters)
    default: break
    }
  }

  private mutating func press(_ letter: Character, _ parameters: EscapeParameters) {
    let number = parameters.count > 0 ? parameters[0] : 0
    let modifiers = KeyModifiers(rawValue: parameters.count > 1 ? max(parameters[1], 1) - 1 : 0)
    switch letter {
    case "~" where number == 200: beginPaste()
    case "~": if let key = KeySequences.numbers[number] { events.append(.key(key, modifiers)) }
    case "Z": events.append(.key(.backTab))
    default:
      if let key = KeySequences.finals[letter] {
        events.append(.key(key, modifiers))
      } else if let key = KeySequences.shifted[letter], parameters.count == 0 {
        events.append(.key(key, .shift))
      }
    }
  }

  private mutating func report(_ parameters: EscapeParameters, isRelease: Bool) {
    guard parameters.count == 3,
      let report = MouseReport(
        button: parameters[0], column: parameters[1], row: parameters[2], isRelease: isRelease)
    else { return }
    events.append(.mouse(report))
  }

  /// Button, column and row, each 32 too large, in one byte.
  private mutating func takeLegacyMouse() {
    guard pending.count == 3 else { return }
    let values = pending.map { UInt16($0) }
    pending.removeAll()
    enterGround()
    guard values.allSatisfy({ $0 >= 32 }) else { return }
    let report = MouseReport(
      button: values[0] - 32, column: values[1] - 32, row: values[2] - 32, isRelease: false)
    if let report { events.append(.mouse(report)) }
  }

  private mutating func beginPaste() {
    state = .paste
    pasted = PasteBuffer()
  }

  private mutating func endPaste() {
    enterGround()
    events.append(.paste(pasted.takeAll()))
  }
}
