import Glibc

/// Speed and memory as ratios within one run, since absolute times say more about the machine than about the program.
///
///     swift run -c release BubbleBenchmarks
///
/// Needs `boxes` to compare with.
@main
struct Main {
  static func main() throws {
    do {
      // First what memory is measured of: Linux counts that of the process that starts a program as the program's own.
      try PrintBenchmark.run()
      try ScaleBenchmark.run()
      try StreamBenchmark.run()
      RedrawBenchmark.run()
      TooltipBenchmark.run()
      try PlaygroundBenchmark.run()
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }
}
