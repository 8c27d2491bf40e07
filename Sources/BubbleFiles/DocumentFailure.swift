/// Why a file tells nothing about a bubble.
package enum DocumentFailure: Error, Hashable, Sendable {
  case unreadable(Failure)
  case malformed(FilePath, BubbleDocument.Problem)
}

extension DocumentFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let failure): failure.description
    case .malformed(let path, let problem): "cannot use \(path): \(problem)"
    }
  }
}
