import Glibc

/// The entry point: hands the command line to libFuzzer, whose driver is in its library.
///
/// The package manager renames the `main` of a program and has the linker name it so again, so that the one in libFuzzer
/// is not taken.
@main
struct Main {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(runFuzzer(&count, &arguments, fuzz))
  }
}

/// C's function, which needs no header by this name: for arguments as plain as these both calling conventions are one.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ fuzz: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
