/// What can go wrong while the command runs, with the system's error code.
enum Failure: Error, Hashable, Sendable {
  case cannotRead(String, Int32)
  case cannotWrite(String, Int32)
}
