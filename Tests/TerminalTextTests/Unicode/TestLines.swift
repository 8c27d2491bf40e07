import Foundation
import Testing

/// The lines of a test file that comes with the tests; a missing one fails the test that asks for it.
func testLines(_ name: String) throws -> [Substring] {
  let url = try #require(Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Resources"))
  return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
}

func scalars(hex: some StringProtocol) -> [Unicode.Scalar] {
  hex.split { !$0.isHexDigit }.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
}

func string(_ scalars: [Unicode.Scalar]) -> String {
  var string = ""
  string.unicodeScalars.append(contentsOf: scalars)
  return string
}
