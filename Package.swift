// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "bubble",
  products: [
    .executable(name: "bubble", targets: ["bubble"]),
    .library(name: "SpeechBubble", targets: ["SpeechBubble"]),
    .library(name: "HelpTooltip", targets: ["HelpTooltip"]),
    .library(name: "TerminalText", targets: ["TerminalText"]),
    .library(name: "Conversation", targets: ["Conversation"]),
  ],
  targets: [
    .target(name: "TerminalText"),
    .target(
      name: "SpeechBubble", dependencies: ["TerminalText"],
      // The square root of the corners; nothing else here would ask for the C library's mathematics.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "HelpTooltip", dependencies: ["SpeechBubble", "TerminalText"]),
    .target(name: "Conversation", dependencies: ["SpeechBubble", "TerminalText"]),
    .target(name: "BubbleFiles", dependencies: ["CTerminal", "SpeechBubble"]),
    .systemLibrary(name: "CTerminal", providers: [.apt(["libncurses-dev"])]),
    .target(name: "Playground", dependencies: ["BubbleFiles", "CTerminal", "SpeechBubble", "TerminalText"]),
    .executableTarget(
      name: "bubble",
      dependencies: ["BubbleFiles", "Conversation", "HelpTooltip", "Playground", "SpeechBubble", "TerminalText"]),
    .executableTarget(
      name: "BubbleBenchmarks", dependencies: ["HelpTooltip", "SpeechBubble", "TerminalText", "TestSupport"]),
    .executableTarget(name: "UnicodeTableGenerator"),
    .target(name: "CTestSupport", path: "Tests/CTestSupport"),
    .target(name: "TestSupport", dependencies: ["CTestSupport", "TerminalText"], path: "Tests/TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "TerminalTextTests", dependencies: ["TerminalText", "TestSupport"], resources: [.copy("Resources")]),
    // The pictures are read beside the sources, where a new one is recorded.
    .testTarget(
      name: "SpeechBubbleTests", dependencies: ["SpeechBubble", "TerminalText", "TestSupport"], exclude: ["Pictures"]),
    .testTarget(
      name: "ConversationTests", dependencies: ["Conversation", "SpeechBubble", "TerminalText", "TestSupport"]),
    .testTarget(
      name: "HelpTooltipTests", dependencies: ["HelpTooltip", "SpeechBubble", "TerminalText", "TestSupport", "bubble"]),
    .testTarget(name: "BubbleFilesTests", dependencies: ["BubbleFiles", "SpeechBubble", "TestSupport"]),
    .testTarget(
      name: "PlaygroundTests", dependencies: ["Playground", "SpeechBubble", "TerminalText", "TestSupport", "bubble"]),
    .testTarget(name: "BubbleCommandTests", dependencies: ["TerminalText", "TestSupport", "bubble"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzz target needs instrumented libraries; no other build shall know of it. See the README.
if Context.environment["BUBBLE_FUZZ"] != nil {
  let instrumented = ["-sanitize=fuzzer,address"]
  for target in package.targets where ["TerminalText", "SpeechBubble"].contains(target.name) {
    target.swiftSettings = [.unsafeFlags(instrumented)]
  }
  package.targets.append(
    .executableTarget(
      name: "BubbleFuzz", dependencies: ["SpeechBubble", "TerminalText"],
      swiftSettings: [.unsafeFlags(instrumented)],
      linkerSettings: [.unsafeFlags(instrumented)]))
}
