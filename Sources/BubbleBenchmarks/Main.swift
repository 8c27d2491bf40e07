import Glibc

/// Speed and memory as ratios within one run, since absolute times say more about the machine than about the program.
///
///     swift run -c release BubbleBenchmarks
///
/// Needs `boxes` to compare with.
@main
struct Main {
  static func main() throws {
    RedrawBenchmark.run()
    TooltipBenchmark.run()
    do {
      try PlaygroundBenchmark.run()
      try StreamBenchmark.run()
      try PrintBenchmark.run()
      try ScaleBenchmark.run()
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }
}
