import SpeechBubble

/// The presets there are: those built in, and people's own, one JSON file each in their folder.
///
/// One's own preset wins over a built-in one of the same name. A file that cannot be read or makes no sense is reported
/// and left alone: whoever edited it by hand wants to repair it, not to lose it.
package struct PresetFolder: Hashable, Sendable {
  /// Where one's own presets are; `nil` if the environment does not say. It need not be there.
  package let path: FilePath?

  /// `bubble/presets` in the configuration folder (XDG base directory specification): `XDG_CONFIG_HOME` if it is an
  /// absolute path, else `.config` in the home folder.
  package init(configurationHome: String?, home: String?) {
    let configuration = Self.absolute(configurationHome) ?? Self.absolute(home)?.child(named: ".config")
    path = configuration?.child(named: "bubble").child(named: "presets")
  }

  private static func absolute(_ path: String?) -> FilePath? {
    path.flatMap { $0.hasPrefix("/") ? FilePath(bytes: Array($0.utf8)) : nil }
  }

  /// The preset of this name; `nil` if there is none.
  package func named(_ name: String) throws(DocumentFailure) -> BubblePreset? {
    guard BubblePreset.isName(name) else { return nil }
    return try own(name) ?? BubblePreset.builtIn(name)
  }

  /// All presets by their names, and what is wrong with the files that hold none.
  package func all() -> (presets: [BubblePreset], damaged: [DocumentFailure]) {
    var presets = Dictionary(uniqueKeysWithValues: BubblePreset.builtIn.map { ($0.name, $0) })
    var damaged: [DocumentFailure] = []
    do throws(DocumentFailure) {
      for name in try ownNames() {
        do throws(DocumentFailure) {
          presets[name] = try own(name) ?? presets[name]
        } catch {
          damaged.append(error)
        }
      }
    } catch {
      damaged.append(error)
    }
    return (presets.values.sorted { $0.name < $1.name }, damaged)
  }

  /// Saves a preset of one's own, making the folder if need be and replacing one of the same name. The file is there
  /// whole or as it was before.
  ///
  /// - Throws: ``PresetFailure``, or ``Failure`` if writing fails.
  package func save(_ name: String, _ patch: BubblePatch) throws {
    guard BubblePreset.isName(name) else { throw PresetFailure.badName(name) }
    guard let path, let file = file(name) else { throw PresetFailure.noFolder }
    do throws(DocumentFailure) {
      _ = try own(name)
    } catch {
      throw PresetFailure.wouldOverwrite(error)
    }
    try FolderMaker.make(path)
    let bytes = BubbleDocument.bytes(of: BubblePreset(name, patch).patch)
    try OutputFile.write(to: file) { try $0.write(bytes) }
  }

  private static let fileExtension = ".json"

  private func file(_ name: String) -> FilePath? { path?.child(named: name + Self.fileExtension) }

  /// One's own preset of this name; `nil` if there is no such file.
  private func own(_ name: String) throws(DocumentFailure) -> BubblePreset? {
    guard let file = file(name) else { return nil }
    do throws(DocumentFailure) {
      return BubblePreset(name, try BubbleDocument.readPreset(file))
    } catch .unreadable(let failure) where failure.isAbsence {
      return nil
    }
  }

  /// The names that files in the folder give to presets. No folder is an empty one.
  private func ownNames() throws(DocumentFailure) -> [String] {
    guard let path else { return [] }
    do throws(Failure) {
      return try FolderListing.names(in: path).filter { $0.hasSuffix(Self.fileExtension) }
        .map { String($0.dropLast(Self.fileExtension.count)) }.filter(BubblePreset.isName)
    } catch {
      if error.isAbsence { return [] }
      throw .unreadable(error)
    }
  }
}
