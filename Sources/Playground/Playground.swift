import BubbleFiles
import Glibc
import SpeechBubble

/// The playground: all fifteen properties of a bubble, live.
///
/// Events change the state; what the state holds of the bubble goes to a preview, which draws it anew when that is a
/// change; the screen is drawn from both.
public final class Playground {
  private let configuration: PlaygroundConfiguration
  private let device: TerminalDevice
  private let signals: SignalSource
  private let screen: Screen
  private let preview: Preview
  private var events: EventSource
  private var state: PlaygroundState
  private var picture: ScreenPicture?
  /// When the terminal was asked for its background, until it has answered.
  private var asked: ContinuousClock.Instant?

  /// Takes the terminal over, until the value goes away or ``run()`` returns.
  ///
  /// - Throws: ``PlaygroundError`` if there is no terminal to draw on; nothing was written to it then.
  public init(_ configuration: PlaygroundConfiguration) throws(PlaygroundError) {
    self.configuration = configuration
    device = try TerminalDevice()
    signals = SignalSource(SignalSource.ofTerminals)
    screen = try Screen(
      device, type: configuration.terminalType, isUTF8: configuration.isUTF8, hasMouse: configuration.hasMouse)
    preview = Preview(configuration.design, configuration.options, controls: configuration.controls)
    events = EventSource(terminal: device, signals: signals)
    state = PlaygroundState(
      configuration.design, presets: PresetList(configuration.presetFolder), glyphChoices: configuration.glyphChoices)
  }

  /// Runs until it is left.
  public func run() -> PlaygroundOutcome {
    defer { leave() }
    askForBackground()
    update()
    while true {
      draw()
      guard let event = events.next() else { continue }
      if let outcome = handle(event) { return outcome }
    }
  }

  private func handle(_ event: EventSource.Event) -> PlaygroundOutcome? {
    switch event {
    case .hangUp: return .hangUp
    case .signal(let number): return handle(signal: number)
    case .input(let inputs):
      note(inputs)
      for input in inputs {
        let effect = state.handle(input, on: map(for: input))
        update()
        if let effect, let outcome = perform(effect) { return outcome }
      }
      return nil
    }
  }

  private func handle(signal number: Int32) -> PlaygroundOutcome? {
    switch number {
    case SIGWINCH:
      screen.fitSize()
      // The size may be what it was again; what had no room for a moment is gone all the same.
      screen.repaint()
    case SIGCONT: screen.takeBack()
    case SIGTSTP:
      screen.giveBack()
      signals.stop()
      screen.takeBack()
    default: return .signal(number)
    }
    update()
    return nil
  }
}

/// What the mouse acts on.
extension Playground {
  /// Drawing a picture for every one of many keys that come at once would be slow, and no key needs one.
  private func map(for input: InputEvent) -> ScreenMap {
    if case .mouse = input { currentPicture().map } else { ScreenMap() }
  }
}

/// The question for the background, which nothing waits for: whenever the answer comes, it is an event.
extension Playground {
  /// Later than this no answer is to be expected.
  private static let patience = Duration.seconds(1)
  private static let longestWaitMilliseconds: Int32 = 100

  private func askForBackground() {
    device.write(TerminalModes.backgroundQuery)
    asked = .now
  }

  /// Gives the terminal back. An answer that is still on its way would otherwise be typed into the shell.
  private func leave() {
    while let started = asked, .now - started < Self.patience {
      guard case .input(let inputs)? = events.next(waiting: Self.longestWaitMilliseconds) else { break }
      note(inputs)
    }
    screen.giveBack()
  }

  private func note(_ inputs: [InputEvent]) {
    let isAnswered = inputs.contains { if case .background = $0 { true } else { false } }
    if isAnswered { asked = nil }
  }
}

/// From the state to the screen.
extension Playground {
  /// Takes note of a change of the state or of the screen's size.
  private func update() {
    picture = nil
    preview.show(state.design.bubble, options)
    // Scrolling is kept to what there is to see, which is known when it is drawn.
    if state.isScrolling { _ = currentPicture() }
  }

  private var options: RenderOptions {
    state.design.renderOptions(configuration.options, automaticColumns: automaticColumns)
  }

  private var automaticColumns: Int { configuration.automaticColumns ?? screen.size.columns }

  private func draw() {
    let picture = currentPicture()
    screen.show(picture.grid, appearance: state.appearance, cursor: picture.cursor)
  }

  /// The screen as it is to be, which is as it is unless something has changed.
  private func currentPicture() -> ScreenPicture {
    if let picture { return picture }
    var painter = ScreenPainter(
      state, preview, signs: configuration.signs, isStyled: configuration.isStyled,
      export: exportText)
    let painted = painter.paint(screen.size)
    picture = painted
    state.keepInside(painted.map)
    return painted
  }
}

/// What is taken away.
extension Playground {
  private func perform(_ effect: Effect) -> PlaygroundOutcome? {
    switch effect {
    case .quit: return .quit
    case .printAndLeave:
      if (try? preview.layout()) != nil { return .print(printed) }
      state.notice = "the bubble does not fit: press w for its width"
    case .repaint: screen.repaint()
    case .copy(let format):
      device.write(TerminalModes.copy(exportText(format)))
      state.notice = "\(format.rawValue) copied, if the terminal lets programs do that (OSC 52)"
    case .savePreset(let name): save(name)
    }
    update()
    return nil
  }

  /// The design with nothing left open that the user has seen.
  private var printed: Design {
    var design = state.design
    design.width = options.width
    design.appearance = state.appearance
    return design
  }

  private func exportText(_ format: ExportFormat) -> String {
    switch format {
    case .command:
      ShellCommand(
        state.design, automaticColumns: automaticColumns, options: configuration.options,
        controls: configuration.controls, carriedOptions: configuration.carriedOptions
      ).text + "\n"
    case .swift:
      SwiftSource(
        state.design, automaticColumns: automaticColumns, options: configuration.options,
        controls: configuration.controls
      ).text
    case .json: String(decoding: BubbleDocument.bytes(of: BubblePatch(state.design.bubble)), as: UTF8.self)
    }
  }
}

/// Presets.
extension Playground {
  private func save(_ name: String) {
    guard let folder = configuration.presetFolder else {
      state.notice = "there is no folder for presets"
      return
    }
    do {
      try folder.save(name, BubblePatch(state.design.bubble))
      state.notice = "saved as preset \(name)"
      state.presets = PresetList(folder)
    } catch {
      state.notice = "\(error)"
    }
  }
}
