/// What a run of the program left behind.
struct Outcome {
  /// As a shell gives it: 128 and the signal's number if a signal ended the program.
  var status: Int32
  var outputBytes: [UInt8]
  var errorBytes: [UInt8]
  /// What a terminal got, from whichever streams it was given for.
  var terminalBytes: [UInt8]

  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  var terminal: String { String(decoding: terminalBytes, as: UTF8.self) }
  var lines: [Substring] { output.split(separator: "\n") }
}
