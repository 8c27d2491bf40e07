import BubbleFiles
import Glibc

/// The command from its arguments to its exit status.
struct Command {
  static let version = "1.0.0"

  let surroundings: Surroundings

  /// - Returns: 0; 1 if something failed while running; 2 for a mistake on the command line.
  func run(_ arguments: [[UInt8]]) -> Int32 {
    do {
      try perform(try ArgumentParser.parse(arguments))
      return 0
    } catch let error as UsageError {
      report(error)
      return 2
    } catch is ChatPrinter.BadTranscript {
      return 1
    } catch Failure.cannotWrite(_, EPIPE) {
      // As if SIGPIPE had not been ignored by whoever started the process.
      Signals.die(by: SIGPIPE)
    } catch {
      report(error)
      return 1
    }
  }

  private func perform(_ settings: Settings) throws {
    switch settings.information {
    case .help: try Destination.standardOutput.write(help)
    case .version: try Destination.standardOutput.write("bubble \(Self.version)\n")
    case nil:
      try settings.validate()
      var settings = settings
      try settings.resolve(in: surroundings)
      try run(settings.mode ?? defaultMode(settings), settings)
    }
  }

  private func run(_ mode: Mode, _ settings: Settings) throws {
    switch mode {
    case .tooltip: try TooltipPrinter(settings, in: surroundings).run()
    case .explain: try Explanation(settings, in: surroundings).run()
    case .gallery: try GalleryPrinter(settings, in: surroundings).run()
    case .print: try BubblePrinter(settings, in: surroundings).run()
    case .stream: try StreamPrinter(settings, in: surroundings).run()
    case .chat: try ChatPrinter(settings, in: surroundings).run()
    case .unwrap: try UnwrapPrinter(settings, in: surroundings).run()
    case .playground: try PlaygroundRunner(settings: settings, surroundings: surroundings).run()
    }
  }

  /// The playground, where there is a terminal on both sides and nothing is asked for that only printing can do.
  private func defaultMode(_ settings: Settings) -> Mode {
    let isInteractive = surroundings.input.isTerminal && surroundings.output.isTerminal
    let isForPrinting = settings.output != .standardOutput || settings.isAccessible || settings.format != nil
    return isInteractive && !isForPrinting ? .playground : .print
  }

  private var help: String { Help(columns: WidthDecision.available(in: surroundings)).text }

  /// One line on standard error. If even that cannot be written, the exit status has to do.
  private func report(_ error: any Error) {
    try? Descriptor.error.write(Array("bubble: \(error)\n".utf8))
  }
}
