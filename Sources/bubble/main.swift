import BubbleFiles
import Glibc

Descriptor.fillClosedStandardStreams()
let arguments = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
  CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
}
exit(Command(surroundings: .read()).run(arguments))
