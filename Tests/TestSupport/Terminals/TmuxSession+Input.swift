extension TmuxSession {
  /// Types text, as it is. A line feed is no Enter key: press that.
  package func type(_ text: String) throws {
    for part in Self.parts(of: Array(text), by: 500) { try server.run(["send-keys", "-l", "--", String(part)]) }
  }

  /// Presses keys by the names that tmux has for them: `Up`, `Escape`, `Enter`, `BSpace`, `DC`, `PPage`, `F1`, `C-c`,
  /// `M-x`, `S-Right`, `a`.
  ///
  /// - Throws: For a name that is none, which tmux would type as text.
  package func press(_ keys: String...) throws { try press(keys) }

  package func press(_ keys: [String]) throws {
    // Nothing is bound to any key; this is the only command that asks for a name and does nothing else with it.
    let checks = keys.map { ["unbind-key", "-T", "root", $0] }
    try server.run(checks + [["send-keys"] + keys])
  }

  /// Sends bytes as they are, such as the report of a mouse.
  package func send(bytes: [UInt8]) throws {
    for part in Self.parts(of: bytes, by: 1000) {
      try server.run(["send-keys", "-H"] + part.map { String($0, radix: 16) })
    }
  }

  package func send(_ text: String) throws { try send(bytes: Array(text.utf8)) }

  /// Pastes text as terminals do: in brackets if the program has asked for them, with carriage returns for line feeds.
  package func paste(_ text: String) throws {
    server.folder.write(text, to: "clipboard")
    try server.run(
      ["load-buffer", "-b", "clipboard", server.folder.file("clipboard")],
      ["paste-buffer", "-p", "-d", "-b", "clipboard"])
  }

  /// A command must fit into one message to the server.
  private static func parts<Element>(of elements: [Element], by size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: elements.count, by: size).map { elements[$0..<min($0 + size, elements.count)] }
  }
}
