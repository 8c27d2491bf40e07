import SpeechBubble

/// How long a live bubble of 60 columns and 10 rows of text takes from the change of a property to its new picture.
enum RedrawBenchmark {
  private static let rounds = 2000

  static func run() {
    let text = (1...10).map { "Row \($0) of a text that fills most of sixty columns, no more" }.joined(separator: "\n")
    let view = SpeechBubbleView(Bubble(text, style: [.fill, .line], arrowPosition: .bottom))
    view.options.width = .atMost(64)
    print("redraw after a change, \(rounds) changes each")
    report("arrowPositionRatio", view) { $0.arrowPositionRatio = $1 ? 0.25 : 0.75 }
    report("arrowPosition", view) { $0.arrowPosition = $1 ? .left : .bottom }
    report("cornerRadius", view) { $0.cornerRadius = $1 ? 4 : 1 }
    report("borderWidth", view) { $0.borderWidth = $1 ? 3 : 1 }
    report("style", view) { $0.style = $1 ? .dottedLine : [.fill, .line] }
    report("textColor", view) { $0.textColor = $1 ? .palette(1) : .label }
    report("textAlignment", view) { $0.textAlignment = $1 ? .justified : .center }
    report("text", view) { $0.text = $1 ? text + "!" : text }
  }

  private static func report(_ name: String, _ view: SpeechBubbleView, _ change: (SpeechBubbleView, Bool) -> Void) {
    let clock = ContinuousClock()
    var cells = 0
    let time = clock.measure {
      for round in 0..<rounds {
        change(view, round.isMultiple(of: 2))
        if let grid = try? view.grid() { cells += grid.columns }
      }
    }
    precondition(cells > 0, "nothing was drawn")
    let nanoseconds = time.components.attoseconds / 1_000_000_000 + time.components.seconds * 1_000_000_000
    print("  \(name): \(Double(nanoseconds / Int64(rounds) / 10) / 100) µs")
  }
}
