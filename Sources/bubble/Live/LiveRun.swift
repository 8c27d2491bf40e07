import BubbleFiles
import Glibc

/// Takes bytes from a source to a printer and what it makes of them to the output, at once and until the source ends, or
/// a signal comes: then what is open is closed.
struct LiveRun<Printer: LivePrinter> {
  private var printer: Printer
  private let output: LiveOutput
  private let signals: SignalSource
  private let echo: ControlEcho

  /// Stop and continue are for the terminal's sake; all others end the run.
  private static var numbers: [Int32] { [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] }
  private static var chunkSize: Int { 64 * 1024 }

  private init(_ printer: Printer, _ output: Descriptor, _ signals: SignalSource, _ echo: ControlEcho) {
    self.printer = printer
    self.output = LiveOutput(output: output, signals: signals, echo: echo)
    self.signals = signals
    self.echo = echo
  }

  /// Ends the process by the signal if one came.
  ///
  /// - Returns: The printer at the end of its input.
  @discardableResult
  static func run(_ printer: Printer, from source: TextSource, to destination: Destination) throws -> Printer {
    let signals = SignalSource(numbers)
    var ending: Int32?
    var last = printer
    // A file is put in its place before the signal has its way.
    try destination.write { output in
      let echo = ControlEcho(of: output)
      var run = LiveRun(printer, output, signals, echo)
      defer {
        last = run.printer
        echo.restore()
      }
      ending = try run.run(source)
    }
    if let ending { Signals.die(by: ending) }
    return last
  }

  /// - Returns: The signal that ended the run.
  private mutating func run(_ source: TextSource) throws(Failure) -> Int32? {
    switch source {
    case .given(let bytes):
      try output.write(bytes.withUnsafeBufferPointer { printer.feed($0) })
      try output.write(printer.finish())
      return nil
    case .standardInput:
      return try run(Descriptor.input)
    case .file(let path):
      let input = try Descriptor.reading(path)
      defer { close(input.number) }
      return try run(input)
    }
  }

  private mutating func run(_ input: Descriptor) throws(Failure) -> Int32? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkSize, alignment: 1)
    defer { buffer.deallocate() }
    var ending: Int32?
    var failure: Failure?
    while ending == nil, failure == nil {
      do throws(Failure) {
        guard try awaitInput(input, &ending) else { continue }
        let count = try input.read(into: buffer)
        if count == 0 { break }
        let bytes = UnsafeBufferPointer(rebasing: buffer.bindMemory(to: UInt8.self)[..<count])
        try output.write(printer.feed(bytes))
      } catch .cannotWrite(let name, let code) {
        throw .cannotWrite(name, code)
      } catch {
        failure = error
      }
    }
    try output.write(printer.finish())
    if let failure { throw failure }
    return ending
  }

  /// Waits for input or a signal, and acts on a signal.
  ///
  /// - Returns: Whether there is something to read, if only the end.
  private func awaitInput(_ input: Descriptor, _ ending: inout Int32?) throws(Failure) -> Bool {
    var requests = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input.number, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&requests, 2, -1) > 0 else { return false }
    guard let number = signals.next() else { return requests[1].revents != 0 }
    guard number == SIGTSTP else {
      ending = number
      return false
    }
    try output.write(printer.pause)
    echo.restore()
    signals.stop()
    echo.silence()
    try output.write(printer.resumption)
    return false
  }
}
