import TestSupport
import Testing

@testable import Playground

@Suite struct ShellQuotingTests {
  @Test(
    arguments: [
      ("Hello", "Hello"), ("a_b.c,d/e:f@g%h+i=j-k", "a_b.c,d/e:f@g%h+i=j-k"), ("--tab-size", "--tab-size"), ("", "''"),
      ("two words", "'two words'"), ("it's", "'it'\\''s'"), ("'", "''\\'''"), ("\"", "'\"'"), ("\\", "'\\'"),
      ("$HOME", "'$HOME'"), ("`id`", "'`id`'"), ("a\nb\n", "'a\nb\n'"), ("#1c1c1e", "'#1c1c1e'"), ("~", "'~'"),
      ("=ls", "'=ls'"), ("안녕", "'안녕'"), ("e\u{301}", "'e\u{301}'"), ("'\u{301}", "''\\''\u{301}'"),
      ("a\tb", #""$(printf 'a\011b')""#), ("\u{1B}\n\n", "\"$(printf '\\033')\"'\n\n'"),
      ("\u{85}\u{202E}", #""$(printf '\302\205\342\200\256')""#),
    ])
  func word(_ text: String, _ expected: String) {
    #expect(ShellQuoting.word(text) == expected)
  }

  @Test(
    arguments: [
      ("", "printf ''"), ("50%\n", #"printf '50%%\n'"#), ("a\\b", #"printf 'a\\b'"#), ("it's", #"printf 'it\047s'"#),
      ("-x-", #"printf '\055x-'"#), ("\u{0}1", #"printf '\0001'"#), ("\r\n", #"printf '\015\n'"#),
      ("\u{9B}\u{7F}", #"printf '\302\233\177'"#), ("안녕\t😀", #"printf '안녕\011😀'"#),
    ])
  func printing(_ text: String, _ expected: String) {
    #expect(ShellQuoting.printing(text) == expected)
  }

  /// What the shell makes of words is what they were made of, NUL aside, which ends a word.
  @Test func shellReadsWordsBack() throws {
    let folder = TemporaryFolder()
    let words = NastyText.fragments.filter { !$0.contains("\0") }.flatMap { [$0, $0 + "\n", "\u{1B}" + $0, "x" + $0] }
    #expect(try Shell.run("printf '%s|' \(words.map(ShellQuoting.word).joined(separator: " ")) >out", in: folder) == 0)
    #expect(folder.bytes(of: "out") == Array(words.map { $0 + "|" }.joined().utf8))
    #expect(!words.map(ShellQuoting.word).contains(where: holdsControls))
  }
}
