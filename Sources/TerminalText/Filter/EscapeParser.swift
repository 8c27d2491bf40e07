/// Takes scalars one by one and tells text, control characters and escape sequences apart.
///
///     var parser = EscapeParser()
///     "\u{1B}[1m".unicodeScalars.map { parser.feed($0) }
///     // [.none, .none, .none, .sequence(final: 0x6D)], and parser.parameters holds 1
///
/// It follows Paul Williams' state diagram of a DEC terminal (vt100.net/emu/dec_ansi_parser), with these differences:
/// it works on scalars, so that C1 controls are U+0080–9F and text from U+00A0 on ends any sequence it stands in;
/// colons part subparameters; a line end ends every sequence; all five string controls collect their payload alike.
package struct EscapeParser: Sendable {
  /// What the latest scalar amounts to. The details of a finished sequence stay in the parser until the next begins.
  package enum Event: Hashable, Sendable {
    /// The scalar is part of a sequence that is not finished, or was cut short.
    case none
    case text(Unicode.Scalar)
    /// A C0 or C1 control or DEL; within a control sequence it acts at once, as on a terminal.
    case control(Unicode.Scalar)
    /// `ESC`, ``EscapeParser/intermediates`` and this byte.
    case escape(final: UInt8)
    /// `CSI`, ``EscapeParser/marker``, ``EscapeParser/parameters``, ``EscapeParser/intermediates`` and this byte.
    case sequence(final: UInt8)
    /// A string control that ended as it should; ``EscapeParser/payload`` is what it held.
    case string(StringControl)
  }

  /// The controls that open a string; the raw value is the byte after `ESC`.
  package enum StringControl: UInt8, Sendable {
    case deviceControl = 0x50
    case startOfString = 0x58
    case operatingSystem = 0x5D
    case privacyMessage = 0x5E
    case applicationProgram = 0x5F
  }

  static let maximumIntermediates = 2
  static let maximumPayload = 4096

  /// `<`, `=`, `>` or `?` at the start of a private control sequence, else 0.
  package private(set) var marker: UInt8 = 0
  package private(set) var parameters = EscapeParameters()
  /// The bytes 20–2F before the final one; at most ``maximumIntermediates``, further ones are lost.
  package private(set) var intermediates: [UInt8] = []
  /// What a string control holds, in UTF-8; at most ``maximumPayload`` bytes.
  package private(set) var payload: [UInt8] = []
  /// Whether the string control held more than ``payload`` does.
  package private(set) var isPayloadCut = false

  private let table = EscapeParser.table
  private var state = State.ground
  private var openString = StringControl.operatingSystem

  package init() {}

  /// Whether the parser stands between sequences, where printable characters are text.
  package var isInGround: Bool { state == .ground }

  package mutating func feed(_ scalar: Unicode.Scalar) -> Event {
    let transition = table[Self.index(of: state, at: ScalarClass(scalar))]
    state = transition.next
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    switch transition.action {
    case .ignore: break
    case .print: return .text(scalar)
    case .execute: return .control(scalar)
    case .begin: clear()
    case .mark: marker = byte
    case .collect: if intermediates.count < Self.maximumIntermediates { intermediates.append(byte) }
    case .parameter: parameters.append(byte)
    case .dispatchEscape: return .escape(final: byte)
    case .dispatchSequence: return .sequence(final: byte)
    case .beginString: beginString(byte)
    case .put: put(scalar)
    case .endString: return .string(openString)
    }
    return .none
  }

  private mutating func clear() {
    marker = 0
    if parameters.count > 0 { parameters.removeAll() }
    if !intermediates.isEmpty { intermediates.removeAll(keepingCapacity: true) }
    if !payload.isEmpty { payload.removeAll(keepingCapacity: true) }
    isPayloadCut = false
  }

  /// Opens the string that `ESC` and this byte, or the C1 control 40 above it, stand for.
  private mutating func beginString(_ introducer: UInt8) {
    clear()
    openString = StringControl(rawValue: introducer & 0x1F | 0x40) ?? .operatingSystem
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if payload.count + UTF8.width(scalar) > Self.maximumPayload { isPayloadCut = true }
    guard !isPayloadCut else { return }
    payload.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
