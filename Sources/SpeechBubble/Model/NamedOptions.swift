/// An option set whose options have names, so that it can be written and read as a list of them.
public protocol NamedOptions: OptionSet where Element == Self {
  /// Each single option with its name in kebab case, in the order in which they are written.
  static var names: [(name: String, option: Self)] { get }
}

extension NamedOptions {
  /// The names of the options in the set, in the order of ``names``.
  public var optionNames: [String] {
    Self.names.filter { contains($0.option) }.map(\.name)
  }

  /// The set of the options named; `nil` if one of the names is unknown.
  public init?(optionNames: [String]) {
    var options: Self = []
    for name in optionNames {
      guard let named = Self.names.first(where: { $0.name == name }) else { return nil }
      options.formUnion(named.option)
    }
    self = options
  }
}
