// The options of `bench run`, as the help shows them.

import Arguments
import Benchmarking
import Foundation

/// The options of `bench run` by name.
enum RunOptionDescriptions {
  static let usualSamples = 9
  static let usualSeconds = 0.1
  static let quickSeconds = 0.02
  static let usualSeed: UInt64 = 1

  static let lengths = Option(
    "n", spelling: "--n", .lengths,
    about: "the numbers of elements (default: 1000000, and for growth on random input "
      + "1000 to 10000000)")
  static let suites = Option(
    "suite", .names, about: "only these suites: \(Workloads.names.joined(separator: ", "))")
  static let algorithms = Option(
    "algorithm", .names, about: "only these of the library, beside their peers; see bench list")
  static let patterns = Option(
    "pattern", .names, about: "these shapes of input instead of the usual ones; see bench list")
  static let types = Option(
    "type", .names, about: "these types of elements instead of the usual ones; see bench list")
  static let seed = Option(
    "seed", .integer(0...UInt64.max, "S"),
    about: "what all inputs follow from (default: \(usualSeed))")
  static let minimumTime = Option(
    "min-time", .positive(upTo: 3600, "T"),
    about: "measure each contender for T seconds at least, or \(Race.Effort.mostSamples) times "
      + "(default: \(usualSeconds), or \(quickSeconds) with --quick)")
  static let samples = Option(
    "samples", .integer(1...Race.Effort.mostSamples, "N"),
    about: "measure each contender N times at least (default: \(usualSamples))")
  static let passes = Option(
    "passes", .integer(1...99, "N"),
    about: "measure all races N times over, and let that pass of each race count in which its "
      + "contenders were fastest together: for machines that others use too (default: 1)")
  static let quick = Flag(
    "quick", about: "less than a minute: only what the bars need, and no growth")
  static let includeQuadratic = Flag(
    "include-quadratic",
    about: "let quadratic sorts run on random input of any length, which takes minutes for each "
      + "sample of a million elements; else they get up to "
      + "\(SortSuite.longestQuadratic.formatted()), and what a million would take is extrapolated")
  static let peers = Option(
    "peers", .names, about: "all, none, or the names of those to compare with (default: all)")
  static let json = Option("json", .text("FILE"), about: "write the results as JSON")
  static let csv = Option("csv", .text("FILE"), about: "write the results as a table for programs")
  static let html = Option("html", .text("FILE"), about: "write a report with charts as a page")
  static let noColor = Flag("no-color", about: "print plain text")
  static let quiet = Flag("quiet", about: "print only what failed, the bars, and no progress")

  static let list: [any DescribedOption] = [
    lengths, suites, algorithms, patterns, types, seed, minimumTime, samples, passes,
    quick, includeQuadratic, peers, json, csv, html, noColor, quiet,
  ]
}

extension ValueKind where Value == [String] {
  /// Comma-separated names.
  static var names: Self {
    Self("NAME,…", expectation: "names separated by commas") { text in
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return names.contains("") ? nil : names
    }
  }
}

extension ValueKind where Value == [Int] {
  /// Comma-separated numbers of elements.
  static var lengths: Self {
    Self("N,…", expectation: "numbers from 2 to 100000000, separated by commas") { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let lengths = parts.compactMap { Int($0) }.filter { 2...100_000_000 ~= $0 }
      // Each length is measured once, however often it is named.
      var seen: Set<Int> = []
      return lengths.count == parts.count ? lengths.filter { seen.insert($0).inserted } : nil
    }
  }
}
