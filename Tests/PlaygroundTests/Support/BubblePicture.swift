import TestSupport

/// A bubble cut out of what surrounds it, with its colours.
struct BubblePicture: Hashable, CustomStringConvertible {
  let rows: [StyledRow]

  /// - Parameter rows: Those in which the bubble stands, with any empty rows and columns around it.
  private init(_ rows: [StyledRow]) {
    let drawn = rows.indices.filter { !rows[$0].isEmpty }
    guard let first = drawn.first, let last = drawn.last else {
      self.rows = []
      return
    }
    let indentation = drawn.map { rows[$0].indentation }.min() ?? 0
    self.rows = rows[first...last].map { $0.isEmpty ? $0 : $0.dropFirst(indentation) }
  }

  /// Cuts it out of the playground's screen.
  ///
  /// - Parameter isFolded: Whether the preview has the whole width, under the selected property and a title.
  init(onScreen rows: [StyledRow], isFolded: Bool = false, divider: Character = "│") {
    let inside = isFolded ? rows[2...] : rows[1...]
    self.init(inside.dropLast(2).map { isFolded ? $0 : $0.after(divider) })
  }

  init(printed: String) {
    self.init(StyledRow.rows(printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)))
  }

  /// How wide it is, where all characters are one cell wide in its first row.
  var columns: Int { rows.first?.cells.count ?? 0 }

  var text: String { rows.map(\.text).joined(separator: "\n") }

  var description: String { "\n" + rows.map { "\($0)\n" }.joined() }
}

extension BubblePicture {
  /// What `bubble --print` makes of the same values in the same terminal.
  ///
  /// - Parameter columns: Those of the terminal, for a bubble whose width is left open.
  init(printing arguments: [String], columns: Int = 80, environment: [String: String] = [:]) throws {
    let surroundings = ["LC_ALL": "C.UTF-8", "TERM": "tmux-256color"].merging(environment) { $1 }
    let width = arguments.contains("-w") ? [] : ["-w", "\(columns)"]
    let words = ["--print", "--color", "256"] + width + arguments
    let runner = ProcessRunner(try BuiltProgram.path(), arguments: words, environment: surroundings)
    let outcome = try runner.run()
    guard outcome.status == 0 else { throw Refused(words: words, errors: outcome.errors) }
    self.init(printed: outcome.output)
  }

  struct Refused: Error {
    let words: [String]
    let errors: String
  }
}
