import Testing

@testable import bubble

/// What the playground's export takes along from the command line.
@Suite struct CarriedOptionsTests {
  private func carried(_ arguments: [String]) throws -> [String] {
    let settings = try ArgumentParser.parse(arguments.map { Array($0.utf8) })
    return PlaygroundRunner(settings: settings, surroundings: Surroundings(environment: [:])).carriedOptions
  }

  @Test func optionsAreCarriedAsTheyWereTyped() throws {
    let words = ["--controls", "show", "--no-isolates", "--emoji-width", "codepoints"]
    #expect(try carried(words + ["-w", "9", "hi"]) == words.suffix(2) + ["--no-isolates", "--controls", "show"])
  }

  /// Whatever changes how the text is shown, and is no part of a design.
  @Test(arguments: Option.all.filter { $0.group == .text && !["text", "input"].contains($0.name) }.map(\.name))
  func everyOptionForTextIsCarried(_ name: String) throws {
    let (option, _) = try #require(Option.named(name))
    var words = ["--" + name]
    if case .take(let form, _) = option.action { words.append(form.names.first ?? "4") }
    #expect(try carried(words) == words)
  }
}
