/// Compiles Swift programs against the package's libraries, as somebody would who uses them, and runs them.
package enum SwiftCompiler {
  /// Runs the programs `0.swift`, `1.swift` and so on of a folder; what they print is in `0.out` and so on, what the
  /// compiler says in `log`.
  ///
  /// - Parameter modules: The libraries that the programs need, those included that these need.
  /// - Returns: 0 if all went well.
  package static func runPrograms(
    _ numbers: Range<Int>, modules: [String], in folder: borrowing TemporaryFolder
  ) throws -> Int32 {
    try Shell.run(preparation(modules) + numbers.map(compilation).joined(), in: folder)
  }

  /// The modules, and the objects of which the package manager links the command.
  private static func preparation(_ modules: [String]) -> String {
    """
    command -v swiftc || { echo 'no swiftc in PATH: it comes with the Swift toolchain, install that'; exit 1; }
    built='\(BuiltProgram.folder)'
    grep -E '/(\(modules.joined(separator: "|")))\\.build/' "$built/bubble.product/Objects.LinkFileList" >objects || exit 1

    """
  }

  private static func compilation(_ number: Int) -> String {
    """
    swiftc -swift-version 6 -warnings-as-errors -I "$built/Modules" -module-cache-path "$built/ModuleCache" \
      \(number).swift @objects -lm -o program && ./program >\(number).out || exit 1

    """
  }
}
