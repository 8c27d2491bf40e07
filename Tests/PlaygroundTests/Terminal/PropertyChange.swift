import Testing

/// A way to change a property by the keyboard, and the way back.
struct PropertyChange: Sendable, CustomTestStringConvertible {
  let property: String
  /// The words that the playground is started with.
  let start: [String]
  /// What is done once the property is selected.
  let strokes: [Stroke]
  /// The words that make `--print` draw the same bubble.
  let result: [String]
  /// How many steps there are to undo.
  var steps = 1
  /// The strokes that change it back.
  let inverse: [Stroke]
  /// Moves the mark among several options to where it was, which is nothing that can be undone.
  var unmarking: [Stroke] = []

  var testDescription: String { "\(property) \(strokes)" }
}

/// Each property in all the ways it can be changed.
extension PropertyChange {
  static let all =
    ofText + ofFont + ofNumberOfLines + ofTextAlignment + ofColors + ofTextInset + ofBorderWidth + ofStyle
    + ofClipsToBounds + ofCornerRadius + ofArrowSize + ofArrowPosition + ofArrowPositionRatio

  private static let ofText = [
    PropertyChange(
      property: "text", start: ["Hello"], strokes: [.keys("Enter"), .text(" and you"), .escape],
      result: ["Hello and you"], inverse: [.keys("Enter"), .times(8, "BSpace"), .escape]),
    PropertyChange(
      property: "text", start: ["Hello"], strokes: [.keys("Enter", "Home", "DC", "J", "End", "Enter", "2"), .escape],
      result: ["Jello\n2"], inverse: [.keys("Enter", "C-u", "BSpace", "C-u"), .text("Hello"), .escape]),
  ]

  private static let ofFont = [
    change("font", [.keys("Space")], ["--font", "bold"], [.keys("Space")]),
    change("font", [.keys("Right", "l", "Enter")], ["--font", "italic"], [.keys("Enter")], mark: 2),
    change(
      "font", [.keys("+", "Space", "PPage", "Space", "h", "Space")], ["--font", "faint,reverse,blink"],
      [.keys("Space", "Right", "Space"), .times(5, "-"), .keys("Space")], steps: 3, mark: 5, inverseMark: 1),
    change("font", [.times(3, "="), .keys("Space")], ["--font", "underline"], [.keys("Space")], mark: 3),
  ]

  private static let lines = (1...12).map(String.init).joined(separator: "\n")

  private static let ofNumberOfLines = [
    change("numberOfLines", [.keys("+", "l")], ["--number-of-lines", "2"], [.keys("-", "h")], steps: 2, text: lines),
    change("numberOfLines", [.keys("PPage")], ["--number-of-lines", "10"], [.keys("NPage")], text: lines),
    typed("numberOfLines", "7", ["--number-of-lines", "7"], from: "0", text: lines),
  ]

  private static let paragraph = "one wide line\nand a\nthird of them"

  private static let ofTextAlignment = [
    change("textAlignment", [.keys("Right")], ["--text-alignment", "right"], [.keys("Left")], text: paragraph),
    change("textAlignment", [.keys("-")], ["--text-alignment", "left"], [.keys("+")], text: paragraph),
    change(
      "textAlignment", [.keys("Enter", "Enter")], ["--text-alignment", "justified"], [.times(3, "Enter")], steps: 2,
      text: "wide lines are broken where some of the words end", others: ["-w", "24"]),
  ]

  /// The three colours, each with its default and what comes six steps after that.
  private static let ofColors =
    [
      ("textColor", "--text-color", "label", "green"),
      ("filledColor", "--filled-color", "grouped-background", "blue"),
      ("borderColor", "--border-color", "separator", "yellow"),
    ].flatMap { property, flag, standard, sixth in
      let others = ["--style", "fill,line"]
      let steps = change(
        property, [.times(6, "Right")], [flag, sixth], [.times(6, "Left")], steps: 6, others: others)
      return [steps]
        + ["#ff8800", "202"].map { typed(property, $0, [flag, $0], from: standard, others: others) }
    }

  private static let ofTextInset = [
    change("textInset", [.keys("+")], ["--text-inset", "2"], [.keys("-")]),
    change("textInset", [.keys("PPage")], ["--text-inset", "11"], [.keys("NPage")]),
    typed("textInset", "5", ["--text-inset", "5"], from: "1"),
  ]

  private static let ofBorderWidth = [
    change("borderWidth", [.keys("l")], ["--border-width", "2"], [.keys("h")]),
    change("borderWidth", [.keys("S-Right")], ["--border-width", "3"], [.keys("-", "-")]),
    change("borderWidth", [.keys("S-Left")], ["--border-width", "0"], [.keys("=")]),
    typed("borderWidth", "3", ["--border-width", "3"], from: "1"),
  ]

  private static let ofStyle = [
    change("style", [.keys("Space")], ["--style", "fill,line"], [.keys("Space")]),
    change("style", [.keys("Right", "Space")], ["--style", "none"], [.keys("Space")], mark: 1),
    change("style", [.keys("l", "l", "Enter")], ["--style", "line,dotted-line"], [.keys("Enter")], mark: 2),
    change(
      "style", [.keys("Enter", "+", "Space")], ["--style", "fill"], [.keys("Space", "-", "Space")], steps: 2, mark: 1,
      inverseMark: 0),
  ]

  private static let ofClipsToBounds = ["Space", "Enter", "Right", "-"].map { key in
    change(
      "clipsToBounds", [.keys(key)], ["--no-clips-to-bounds"], [.keys(key)], text: "Donaudampfschifffahrt",
      others: ["-w", "12"])
  }

  private static let ofCornerRadius = [
    change("cornerRadius", [.keys("-")], ["--corner-radius", "0"], [.keys("+")]),
    change("cornerRadius", [.times(4, "+")], ["--corner-radius", "5"], [.times(4, "-")], steps: 4, text: paragraph),
    change("cornerRadius", [.keys("PPage")], ["--corner-radius", "11"], [.keys("NPage")], text: lines),
    typed("cornerRadius", "4", ["--corner-radius", "4"], from: "1", text: paragraph),
  ]

  private static let ofArrowSize = [
    change("arrowSize", [.keys("+")], ["--arrow-size", "2"], [.keys("-")]),
    change("arrowSize", [.keys("-")], ["--arrow-size", "0"], [.keys("+")]),
    change("arrowSize", [.keys("PPage")], ["--arrow-size", "11"], [.keys("NPage")], text: "quite a wide bubble"),
    typed("arrowSize", "3", ["--arrow-size", "3"], from: "1"),
  ]

  private static let ofArrowPosition = [
    change("arrowPosition", [.keys("Left")], ["--arrow-position", "top"], [.keys("Right")]),
    change("arrowPosition", [.keys("Enter")], ["--arrow-position", "left"], [.times(3, "Enter")]),
    change("arrowPosition", [.keys("+", "+")], ["--arrow-position", "right"], [.keys("-", "-")], steps: 2),
  ]

  private static let ofArrowPositionRatio = [
    change(
      "arrowPositionRatio", [.times(3, "+")], ["--arrow-position-ratio", "0.53"], [.times(3, "-")], steps: 3, text: wide
    ),
    change("arrowPositionRatio", [.keys("PPage")], ["--arrow-position-ratio", "0.6"], [.keys("NPage")], text: wide),
    change(
      "arrowPositionRatio", [.keys("NPage", "NPage", "-")], ["--arrow-position-ratio", "0.29"],
      [.keys("PPage", "+", "PPage")], steps: 3, text: wide),
    change(
      "arrowPositionRatio", [.times(6, "PPage")], ["--arrow-position-ratio", "1"], [.times(5, "NPage")], steps: 5),
    typed("arrowPositionRatio", "0.125", ["--arrow-position-ratio", "0.125"], from: "0.5", text: wide),
  ]

  private static let wide = "a bubble of thirty columns"
}

extension PropertyChange {
  /// - Parameters:
  ///   - mark: How far the strokes move the mark among several options.
  ///   - inverseMark: How far it is moved once the inverse strokes have followed, if elsewhere.
  private static func change(
    _ property: String, _ strokes: [Stroke], _ flags: [String], _ inverse: [Stroke], steps: Int = 1, mark: Int = 0,
    inverseMark: Int? = nil, text: String = "Hello", others: [String] = []
  ) -> PropertyChange {
    PropertyChange(
      property: property, start: others + [text], strokes: strokes, result: others + flags + [text], steps: steps,
      inverse: inverse + [.times(inverseMark ?? mark, "Left")], unmarking: [.times(mark, "Left")])
  }

  /// A value that is typed where the playground asks for it.
  private static func typed(
    _ property: String, _ value: String, _ flags: [String], from standard: String, text: String = "Hello",
    others: [String] = []
  ) -> PropertyChange {
    func enter(_ value: String) -> [Stroke] { [.keys("Enter", "C-u"), .text(value), .keys("Enter")] }
    return PropertyChange(
      property: property, start: others + [text], strokes: enter(value), result: others + flags + [text],
      inverse: enter(standard))
  }
}
