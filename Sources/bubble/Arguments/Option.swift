/// A row of the option table.
struct Option: Sendable {
  /// What giving the option does.
  enum Action: Sendable {
    case set(@Sendable (inout Settings) -> Void)
    /// `--x` and `--no-x`.
    case toggle(@Sendable (Bool, inout Settings) -> Void)
    /// Takes a value, and tells whether it is one of those allowed.
    case take(ValueForm, @Sendable ([UInt8], inout Settings) -> Bool)
    /// Takes a value that means something beside the options around it, as it stands on the command line.
    case collect(ValueForm, @Sendable (TypedOption, inout Settings) throws(UsageError) -> Void)
  }

  enum Group: String, CaseIterable, Sendable {
    case text = "Text"
    case bubble = "Bubble"
    case size = "Size and place"
    case output = "Output"
    case conversation = "Conversations, streams and copying"
    case tooltip = "Tooltips"
    case other = "Other"
  }

  /// The long name without its dashes.
  let name: String
  var short: Character?
  let group: Group
  let summary: String
  /// The default as written in help; `nil` if there is none to tell.
  var defaultText: String?
  let action: Action
}

extension Option {
  /// The option of this long name, and which way it is turned if it is a toggle.
  static func named(_ name: String) -> (option: Option, isOn: Bool)? {
    if let option = all.first(where: { $0.name == name }) { return (option, true) }
    guard name.hasPrefix("no-") else { return nil }
    let option = all.first { $0.isToggle && $0.name == name.dropFirst(3) }
    return option.map { ($0, false) }
  }

  static func named(short: Character) -> Option? { all.first { $0.short == short } }

  /// Every long name that is understood.
  static var longNames: [String] { all.flatMap { $0.isToggle ? [$0.name, "no-" + $0.name] : [$0.name] } }

  /// What it takes as its value; `nil` if it takes none.
  var valueForm: ValueForm? {
    switch action {
    case .set, .toggle: nil
    case .take(let form, _), .collect(let form, _): form
    }
  }

  var isToggle: Bool {
    if case .toggle = action { true } else { false }
  }
}
