/// Why a preset is not saved.
package enum PresetFailure: Error, Hashable, Sendable {
  /// Presets cannot have this name.
  case badName(String)
  /// Neither `XDG_CONFIG_HOME` nor `HOME` says where presets are.
  case noFolder
  /// Something else of this name is there, which may be worth repairing.
  case wouldOverwrite(DocumentFailure)
}

extension PresetFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .badName(let name):
      "\(QuotedBytes.describe(Array(name.utf8))) is no name for a preset: it takes letters, digits, '.', '_' and '-'"
    case .noFolder: "there is no folder for presets: set HOME or XDG_CONFIG_HOME"
    case .wouldOverwrite(let failure): "\(failure); repair or remove it first"
    }
  }
}
