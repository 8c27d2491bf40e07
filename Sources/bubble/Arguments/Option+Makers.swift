import BubbleFiles
import HelpTooltip
import SpeechBubble
import TerminalText

/// Rows of the common kinds.
extension Option {
  /// A row for a property of the bubble; the text, which is bytes here, has a row of its own.
  init(property: BubbleProperty, short: Character?) {
    let action =
      ValueForm(property.kind).map { form in
        Action.take(form) { bytes, settings in
          guard let value = String(validating: bytes, as: UTF8.self).flatMap(property.parse) else { return false }
          return settings.flags.set(property, value)
        }
      } ?? .toggle { isOn, settings in settings.flags.set(property, .flag(isOn)) }
    self.init(
      name: property.kebabName, short: short, group: .bubble, summary: property.summary,
      defaultText: property.value(in: .plain).description, action: action)
  }

  /// A row that asks for a mode.
  static func mode(_ mode: Mode, short: Character? = nil, _ summary: String) -> Option {
    Option(name: mode.rawValue, short: short, group: .output, summary: summary, action: .set { $0.mode = mode })
  }

  /// A row that asks for a mode by giving it a value.
  static func mode(
    _ mode: Mode, taking form: ValueForm, _ group: Group, _ summary: String,
    _ collect: @escaping @Sendable (TypedOption, inout Settings) throws(UsageError) -> Void
  ) -> Option {
    Option(
      name: mode.rawValue, group: group, summary: summary,
      action: .collect(form) { (option, settings) throws(UsageError) in
        settings.mode = mode
        try collect(option, &settings)
      })
  }

  /// A row for what the tooltip before it points at.
  static func target(
    _ name: String, _ form: ValueForm, _ summary: String, _ anchor: @escaping @Sendable (String) -> TextAnchor?
  ) -> Option {
    Option(
      name: name, group: .tooltip, summary: summary,
      action: .collect(form) { (option, settings) throws(UsageError) in
        guard let anchor = anchor(String(decoding: option.value ?? [], as: UTF8.self)) else {
          throw .badValue(option, form)
        }
        try settings.aim(option, at: anchor)
      })
  }

  /// A row whose value is one of the names of `Value`.
  static func choice<Value: Choice>(
    _ name: String, _ path: WritableKeyPath<Settings, Value> & Sendable, short: Character? = nil, _ group: Group,
    _ summary: String
  ) -> Option {
    Option(
      name: name, short: short, group: group, summary: summary, defaultText: Settings()[keyPath: path].rawValue,
      action: takeName { settings, value in settings[keyPath: path] = value })
  }

  /// Takes one of the names of `Value`.
  static func takeName<Value: Choice>(_ set: @escaping @Sendable (inout Settings, Value) -> Void) -> Action {
    .take(.choice(Value.allCases.map(\.rawValue))) { bytes, settings in
      guard let value = Value(rawValue: String(decoding: bytes, as: UTF8.self)) else { return false }
      set(&settings, value)
      return true
    }
  }

  /// Takes a whole number in a range.
  static func takeInteger(
    _ range: ClosedRange<Int>, or word: String? = nil, _ set: @escaping @Sendable (inout Settings, Int?) -> Void
  ) -> Action {
    .take(word.map { .integerOr(range, $0) } ?? .integer(range)) { bytes, settings in
      let written = String(decoding: bytes, as: UTF8.self)
      let number = DecimalNumber.integer(written)
      guard written == word || number.map(range.contains) == true else { return false }
      set(&settings, number)
      return true
    }
  }

  /// Takes the name of a glyph set, or `auto`.
  static let takeGlyphs = Action.take(.choice(["auto"] + GlyphSet.named.map(\.name))) { bytes, settings in
    let name = String(decoding: bytes, as: UTF8.self)
    settings.glyphs = GlyphSet.named.first { $0.name == name }
    return settings.glyphs != nil || name == "auto"
  }

  /// Takes columns and rows with a comma between them, or `none`.
  static let takeShadow = Action.take(.offset(Shadow.offsets)) { bytes, settings in
    let written = String(decoding: bytes, as: UTF8.self)
    if written == "none" {
      settings.shadow = .some(nil)
      return true
    }
    let numbers = written.split(separator: ",", omittingEmptySubsequences: false).map {
      DecimalNumber.integer(String($0))
    }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      [columns, rows].allSatisfy(Shadow.offsets.contains)
    else { return false }
    settings.shadow = Shadow(columns: columns, rows: rows)
    return true
  }

  /// Takes a path, which must not be empty.
  static func takeFile(_ set: @escaping @Sendable (inout Settings, FilePath) -> Void) -> Action {
    .take(.file) { bytes, settings in
      set(&settings, FilePath(bytes: bytes))
      return !bytes.isEmpty
    }
  }

  /// Takes the path of a file, and does not take `-` for a stream.
  static func takeNamedFile(_ set: @escaping @Sendable (inout Settings, FilePath) -> Void) -> Action {
    .take(.file) { bytes, settings in
      let path = FilePath(bytes: bytes)
      set(&settings, path)
      return !bytes.isEmpty && !path.isStandardStream
    }
  }

  /// Takes a name that a preset can have, whether or not there is one.
  static func takePresetName(_ set: @escaping @Sendable (inout Settings, String) -> Void) -> Action {
    .take(.presetName) { bytes, settings in
      let name = String(decoding: bytes, as: UTF8.self)
      set(&settings, name)
      return BubblePreset.isName(name)
    }
  }

  /// Takes columns, or a share of them.
  static func takeShare(_ set: @escaping @Sendable (inout Settings, ColumnShare) -> Void) -> Action {
    .take(.share(widths)) { bytes, settings in
      guard let share = ColumnShare(String(decoding: bytes, as: UTF8.self)) else { return false }
      set(&settings, share)
      return true
    }
  }

  /// Takes a role and the name that a preset can have, with `=` between them.
  static func takeLook(_ set: @escaping @Sendable (inout Settings, String, String) -> Void) -> Action {
    .take(.look) { bytes, settings in
      let parts = String(decoding: bytes, as: UTF8.self).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, BubblePreset.isName(String(parts[1])) else { return false }
      set(&settings, String(parts[0]), String(parts[1]))
      return true
    }
  }
}
