/// What a run of a program left behind.
package struct Outcome {
  /// As a shell gives it: 128 and the signal's number if a signal ended the program.
  package var status: Int32
  package var outputBytes: [UInt8]
  package var errorBytes: [UInt8]
  /// What a terminal got, from whichever streams it was given for.
  package var terminalBytes: [UInt8]

  package init(status: Int32, outputBytes: [UInt8], errorBytes: [UInt8], terminalBytes: [UInt8] = []) {
    self.status = status
    self.outputBytes = outputBytes
    self.errorBytes = errorBytes
    self.terminalBytes = terminalBytes
  }

  package var output: String { String(decoding: outputBytes, as: UTF8.self) }
  package var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  package var terminal: String { String(decoding: terminalBytes, as: UTF8.self) }
  package var lines: [Substring] { output.split(separator: "\n") }
}
