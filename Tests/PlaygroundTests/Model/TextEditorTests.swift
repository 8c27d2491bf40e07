import TestSupport
import Testing

@testable import Playground

@Suite struct TextEditorTests {
  @Test(arguments: ["", "a", "a\nb", "\n", "a\n\n", "é中👩\u{200D}💻", "a\r\nb", "\u{1B}[31mred", "\u{301}"])
  func textIsKept(_ text: String) {
    #expect(TextEditor(text).text == text)
  }

  /// Typed scalar by scalar: each backspace removes one whole cluster.
  @Test func clustersAreDeletedWhole() {
    var editor = TextEditor("")
    for scalar in "é中👩\u{200D}💻e\u{301}🇰🇷".unicodeScalars { editor.handle(.character(scalar)) }
    #expect(editor.lines == [["é", "中", "👩\u{200D}💻", "e\u{301}", "🇰🇷"]])
    #expect(editor.cursor.cluster == 5)
    for left in (0..<5).reversed() {
      editor.handle(.key(.backspace))
      #expect(editor.lines[0].count == left)
    }
    editor.handle(.key(.backspace))
    #expect(editor.text == "")
  }

  @Test func cursorMovesByClusters() {
    var editor = TextEditor("é👩\u{200D}💻")
    editor.handle(.key(.left))
    editor.handle(.character("x"))
    #expect(editor.text == "éx👩\u{200D}💻")
    editor.handle(.key(.right))
    editor.handle(.character("y"))
    #expect(editor.text == "éx👩\u{200D}💻y")
  }

  /// A mark typed behind a letter joins it, and so does a letter deleted between two halves of a flag.
  @Test func neighboursJoin() {
    var editor = TextEditor("e")
    editor.insert("\u{301}")
    #expect(editor.lines == [["e\u{301}"]])
    var flag = TextEditor("🇰x🇷")
    flag.handle(.key(.left))
    flag.handle(.key(.backspace))
    #expect(flag.lines == [["🇰🇷"]])
    #expect(flag.cursor.cluster == 1)
  }

  @Test func linesPartAndJoin() {
    var editor = TextEditor("ab")
    editor.handle(.key(.left))
    editor.handle(.key(.enter))
    #expect(editor.text == "a\nb")
    #expect(editor.cursor == TextEditor.Place(line: 1, cluster: 0))
    editor.handle(.key(.backspace))
    #expect(editor.text == "ab")
    editor.handle(.paste("1\n2\n3"))
    #expect(editor.text == "a1\n2\n3b")
    #expect(editor.cursor == TextEditor.Place(line: 2, cluster: 1))
    editor.handle(.key(.end))
    editor.handle(.key(.delete))
    #expect(editor.text == "a1\n2\n3b")
  }

  @Test func pastesIntoOneLineStayOnIt() {
    var editor = TextEditor("")
    editor.handle(.paste("a\nb\n"), isSingleLine: true)
    editor.handle(.key(.enter), isSingleLine: true)
    #expect(editor.text == "a b")
  }

  @Test func cursorKeepsItsColumnBetweenLines() {
    var editor = TextEditor("중간\nabcdef\nx")
    editor.handle(.key(.up))
    editor.handle(.key(.end))
    editor.handle(.key(.up))
    #expect(editor.cursor == TextEditor.Place(line: 0, cluster: 2))
    editor.handle(.key(.down))
    #expect(editor.cursor == TextEditor.Place(line: 1, cluster: 4))
    editor.handle(.key(.pageDown))
    #expect(editor.cursor == TextEditor.Place(line: 2, cluster: 1))
  }

  @Test(
    arguments: [
      ("w", "one two ", "one "), ("w", "one", ""), ("u", "one two", ""), ("a", "x", "x"), ("k", "one", "one"),
      ("h", "one", "on"),
    ] as [(Character, String, String)])
  func controlKeys(_ letter: Character, _ before: String, _ after: String) {
    var editor = TextEditor(before)
    editor.handle(.key(.control(letter)))
    #expect(editor.text == after)
  }

  /// Whatever is typed, the cursor stands between clusters, and the lines are those of the text.
  @Test func randomEditing() {
    var random = SeededRandom(seed: 7)
    let inputs: [InputEvent] = [
      .character("a"), .character("\u{301}"), .character("\u{200D}"), .character("👩"), .character("🇰"), .character("각"),
      .character("\u{11A8}"), .key(.enter), .key(.backspace), .key(.delete), .key(.left), .key(.right), .key(.up),
      .key(.down), .key(.home), .key(.end), .paste("x\ny👩"), .key(.control("k")), .key(.control("w")), .key(.tab),
    ]
    var editor = TextEditor("")
    for _ in 0..<20_000 {
      editor.handle(inputs.randomElement(using: &random)!)
      #expect(TextEditor(editor.text).lines == editor.lines)
      #expect(editor.lines.indices.contains(editor.cursor.line))
      #expect(0...editor.lines[editor.cursor.line].count ~= editor.cursor.cluster)
      if editor.text.utf8.count > 400 { editor = TextEditor("") }
    }
  }
}
