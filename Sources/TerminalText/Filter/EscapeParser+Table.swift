extension EscapeParser {
  /// Where the parser stands; the raw value is the column of the table.
  enum State: UInt8, CaseIterable, Sendable {
    case ground, escape, escapeIntermediate
    case sequence, parameters, intermediate, malformed
    case string, stringEscape
  }

  /// What to do with a scalar; the letter is the one in the table.
  enum Action: Character, CaseIterable, Sendable {
    case ignore = "-"
    case print = "p"
    case execute = "x"
    case begin = "b"
    case mark = "?"
    case collect = "c"
    case parameter = "#"
    case dispatchEscape = "e"
    case dispatchSequence = "q"
    case beginString = "s"
    case put = "+"
    case endString = "z"
  }

  struct Transition: Hashable, Sendable {
    var action: Action
    var next: State
  }

  /// The scalars the parser treats alike; the raw value is the row of the table.
  enum ScalarClass: Int, CaseIterable, Sendable {
    case control, bell, lineEnd, cancel, escape
    case intermediate, parameter, marker, bracket, introducer, backslash, final
    case delete, control1, sequence1, string1, terminator1, text
  }

  /// An action's letter, then the number of the next state, which heads its column.
  private static let picture = """
    0 ground  1 escape  2 +20–2F  3 CSI  4 +30–3B  5 +20–2F  6 malformed  7 string  8 string, ESC
    x0 x1 x2 x3 x4 x5 x6 +7 x1  control: other C0
    x0 x1 x2 x3 x4 x5 x6 z0 x0  bell: BEL
    x0 x0 x0 x0 x0 x0 x0 x0 x0  lineEnd: LF VT FF CR NEL LS PS
    x0 x0 x0 x0 x0 x0 x0 x0 x0  cancel: CAN SUB
    b1 b1 b1 b1 b1 b1 b1 -8 b1  escape: ESC
    p0 c2 c2 c5 c5 c5 -6 +7 c2  intermediate: 20–2F
    p0 e0 e0 #4 #4 -6 -6 +7 e0  parameter: 0–9 : ;
    p0 e0 e0 ?4 -6 -6 -6 +7 e0  marker: < = > ?
    p0 b3 e0 q0 q0 q0 -0 +7 b3  bracket: [
    p0 s7 e0 q0 q0 q0 -0 +7 s7  introducer: P X ] ^ _
    p0 e0 e0 q0 q0 q0 -0 +7 z0  backslash
    p0 e0 e0 q0 q0 q0 -0 +7 e0  final: 40–7E
    x0 -1 -2 -3 -4 -5 -6 +7 -1  delete: DEL
    x0 x0 x0 x0 x0 x0 x0 x0 x0  control1: other C1
    b3 b3 b3 b3 b3 b3 b3 b3 b3  sequence1: CSI
    s7 s7 s7 s7 s7 s7 s7 s7 s7  string1: DCS SOS OSC PM APC
    x0 x0 x0 x0 x0 x0 x0 z0 x0  terminator1: ST
    p0 p0 p0 p0 p0 p0 p0 +7 p0  text: U+00A0 and up
    """

  private static let columns = 9

  /// Row by row; see ``index(of:at:)``.
  static let table: [Transition] = picture.split(separator: "\n").dropFirst().flatMap { row in
    row.split(separator: " ").prefix(columns).map { cell in
      guard let letter = cell.first, let action = Action(rawValue: letter),
        let column = UInt8(cell.dropFirst()), let next = State(rawValue: column)
      else { preconditionFailure("no transition: \(cell)") }
      return Transition(action: action, next: next)
    }
  }

  static func index(of state: State, at scalarClass: ScalarClass) -> Int {
    scalarClass.rawValue * columns + Int(state.rawValue)
  }
}

extension EscapeParser.ScalarClass {
  init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar.value {
      case 0x07: .bell
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineEnd
      case 0x18, 0x1A: .cancel
      case 0x1B: .escape
      case ...0x1F: .control
      case ...0x2F: .intermediate
      case ...0x3B: .parameter
      case ...0x3F: .marker
      case 0x5B: .bracket
      case 0x5C: .backslash
      case 0x50, 0x58, 0x5D...0x5F: .introducer
      case ...0x7E: .final
      case 0x7F: .delete
      case 0x9B: .sequence1
      case 0x9C: .terminator1
      case 0x90, 0x98, 0x9D...0x9F: .string1
      case ...0x9F: .control1
      default: .text
      }
  }
}
