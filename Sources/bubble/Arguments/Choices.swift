/// The named values that options take; the raw value is the name on the command line.
typealias Choice = CaseIterable & RawRepresentable<String> & Sendable

enum ColorChoice: String, Choice {
  case auto, never, always
  case ansi16 = "16"
  case ansi256 = "256"
  case trueColor = "truecolor"
}

enum AppearanceChoice: String, Choice { case auto, light, dark }

enum AmbiguousWidth: String, Choice {
  case one = "1"
  case two = "2"
}

enum Placement: String, Choice { case left, center, right }

enum Format: String, Choice { case text, ansi, svg, html, json }
