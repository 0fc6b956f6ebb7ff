import Benchmarking
import Foundation

/// Results to try things on.
enum Examples {
  static let sorting = SuiteDescription(
    name: "sort", title: "Sorting", references: ["missing", "std::sort"],
    growing: [(type: "int32", pattern: "random")])

  static func title(
    _ suite: String = "sort", type: String = "int32", pattern: String = "random",
    n: Int = 1_000_000
  ) -> Race.Title {
    Race.Title(suite: suite, type: type, pattern: pattern, n: n)
  }

  static func result(
    _ contender: String, _ nanoseconds: Double, mad: Double = 0, peer: Bool = false,
    _ title: Race.Title = title()
  ) -> BenchmarkResult {
    BenchmarkResult(
      title, contender: contender, peer: peer, medianNanoseconds: nanoseconds,
      madNanoseconds: mad, samples: 9)
  }

  /// Quadratic up to 10,000 elements, a linear peer up to 1,000,000, several patterns.
  static let results: [BenchmarkResult] = {
    let short = [100, 1000, 10_000].flatMap { n in
      [
        result("slow", Double(n), title(n: n)),
        result("std::sort", 50, peer: true, title(n: n)),
      ]
    }
    let patterns = ["random", "sorted", "a<b>&\"c\""].flatMap { pattern in
      [
        result("quick & dirty", 5, title(pattern: pattern)),
        result("std::sort", 50, mad: 10, peer: true, title(pattern: pattern)),
      ]
        + (0..<8).map { result("peer \($0)", 20, peer: true, title(pattern: pattern)) }
    }
    return short + patterns
  }()

  static let file = ResultFile(
    machine: Machine(cpu: "Fast & Sons <1>", cores: 2),
    settings: RunSettings(
      date: "2026-11-21T14:00:00Z", arguments: ["run", "--quick"], seed: 1, samples: 9,
      minimumSeconds: 0.1, skipped: ["skipped vqsort: no <hwy>"], notes: ["std::sort: g++"]),
    results: results)

  static let bars = [
    Bar(
      "quick", .speed(.init("sort", "quick & dirty", "int32", "random"), over: "std::sort"),
      bar: .atLeast(8), aim: .atLeast(10)),
    Bar(
      "missing", .speed(.init("sort", "none", "int32", "random"), over: "std::sort"),
      bar: .atLeast(8)),
  ]

  static let page = ReportPage(
    file, suites: [sorting], bars: bars, method: ["Measured & <found>."], length: 1_000_000)
}
