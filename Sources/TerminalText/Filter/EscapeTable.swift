/// The state diagram as a table: for each state and class of scalars what is to be done, and the state that follows.
enum EscapeTable {
  struct Step: Sendable {
    var action: Action
    var state: EscapeParser.State
  }

  enum Action: Sendable {
    case start, collect, parameter, put
    case event(EscapeParser.Event)
  }

  /// Classes of scalars: the columns of the table.
  enum Class: Int, CaseIterable {
    /// C0 controls but those below, and DEL.
    case c0
    case bel
    /// CAN and SUB, which abort a sequence.
    case abort
    case esc
    case lineEnd
    /// Intermediate bytes 20–2F.
    case middle
    /// Parameter bytes 30–3B.
    case digit
    /// Private markers 3C–3F.
    case marker
    /// `[`, `]`, `\`, and P X ^ _: CSI, OSC, ST and the other strings after an ESC.
    case bracket, command, backslash, string
    /// The other final bytes 40–7E.
    case final
    /// The same functions as C1 controls, and the rest of C1.
    case c1Control, c1Command, c1End, c1String, c1
    /// All else.
    case text
  }

  /// Two letters a step. The first is the action: `p`rint, e`x`ecute, `l`ine end, `s`tart, `i`ntermediate, para`m`eter,
  /// `e`scape, `c`ontrol sequence, p`u`t, c`o`mmand, `.` nothing. The second is the state that follows, by the letter
  /// its row begins with.
  private static let picture = """
      C0 BEL ABO ESC LE  MID DIG MRK [   ]   \\   PX^_ FIN CSI OSC ST  STR C1  TXT
    G xG xG  xG  .E  lG  pG  pG  pG  pG  pG  pG  pG   pG  sC  sO  xG  sS  xG  pG
    E xE xE  .G  .E  lG  iF  eG  eG  sC  sO  eG  sS   eG  sC  sO  .G  sS  xG  pG
    F xF xF  .G  .E  lG  iF  eG  eG  eG  eG  eG  eG   eG  sC  sO  .G  sS  xG  pG
    C xC xC  .G  .E  lG  iN  mC  iC  cG  cG  cG  cG   cG  sC  sO  .G  sS  xG  pG
    N xN xN  .G  .E  lG  iN  .I  .I  cG  cG  cG  cG   cG  sC  sO  .G  sS  xG  pG
    I xI xI  .G  .E  lG  .I  .I  .I  .G  .G  .G  .G   .G  sC  sO  .G  sS  xG  pG
    O .O oG  .G  .P  lG  uO  uO  uO  uO  uO  uO  uO   uO  .O  .O  oG  .O  .O  uO
    P xE xE  .G  .E  lG  iF  eG  eG  sC  sO  oG  sS   eG  sC  sO  .G  sS  xG  pG
    S .S .G  .G  .E  lG  .S  .S  .S  .S  .S  .S  .S   .S  .S  .S  .G  .S  .S  .S
    """

  private static let steps: [Step] = picture.split(separator: "\n").dropFirst().flatMap { row in
    row.split(separator: " ").dropFirst().map { Step(action: action($0.first!), state: state($0.last!)) }
  }

  static func step(from state: EscapeParser.State, for scalar: UInt32) -> Step {
    steps[Int(state.rawValue) * Class.allCases.count + classNumber(of: scalar).rawValue]
  }

  private static func action(_ letter: Character) -> Action {
    switch letter {
    case "p": .event(.print)
    case "x": .event(.execute)
    case "l": .event(.lineEnd)
    case "e": .event(.escape)
    case "c": .event(.controlSequence)
    case "o": .event(.command)
    case "s": .start
    case "i": .collect
    case "m": .parameter
    case "u": .put
    default: .event(.none)
    }
  }

  private static func state(_ letter: Character) -> EscapeParser.State {
    EscapeParser.State.allCases[Array("GEFCNIOPS").firstIndex(of: letter)!]
  }

  private static func classNumber(of scalar: UInt32) -> Class {
    switch scalar {
    case 0x07: .bel
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineEnd
    case 0x18, 0x1A: .abort
    case 0x1B: .esc
    case 0x00...0x1F, 0x7F: .c0
    case 0x20...0x2F: .middle
    case 0x30...0x3B: .digit
    case 0x3C...0x3F: .marker
    case 0x5B: .bracket
    case 0x5D: .command
    case 0x5C: .backslash
    case 0x50, 0x58, 0x5E, 0x5F: .string
    case 0x40...0x7E: .final
    case 0x9B: .c1Control
    case 0x9D: .c1Command
    case 0x9C: .c1End
    case 0x90, 0x98, 0x9E, 0x9F: .c1String
    case 0x80...0x9F: .c1
    default: .text
    }
  }
}
