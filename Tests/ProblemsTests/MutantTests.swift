import Foundation
import TestSupport
import Testing

/// Wrong programs: the cases of a problem are good if none of them is accepted.
@Suite struct MutantTests {
  /// A mistake in a solution of a problem, and the verdict that it must get.
  struct Mutant: Sendable, CustomTestStringConvertible {
    let name: String
    let problem: String
    let verdict: String
    /// A case that shows the mistake.
    let telltale: String
    /// Whether it needs an input of full size, which takes too long in builds for debugging.
    var needsFullSize = false

    var testDescription: String { "\(name), \(problem)" }
  }

  static let all = [
    Mutant(
      name: "forgotten-last-value", problem: "boj-14003", verdict: "WA", telltale: "smallest"),
    Mutant(
      name: "not-strictly-increasing", problem: "boj-14003", verdict: "WA", telltale: "two-equal"),
    Mutant(
      name: "line-for-circle", problem: "boj-17404", verdict: "WA", telltale: "random-small"),
    Mutant(
      name: "lost-highest-value", problem: "boj-10989", verdict: "WA", telltale: "every-value-1"),
    Mutant(
      name: "wrapping-distances", problem: "boj-11657", verdict: "WA",
      telltale: "overflow-pair-max"),
    Mutant(
      name: "trapping-distances", problem: "boj-11657", verdict: "RE",
      telltale: "overflow-pair-max"),
    Mutant(
      name: "quadratic-quick-sort", problem: "boj-2751", verdict: "TLE",
      telltale: "few-values-max-1", needsFullSize: true),
    Mutant(
      name: "equals-exchanged", problem: "boj-1517", verdict: "WA", telltale: "equal"),
    Mutant(
      name: "32-bit-exchanges", problem: "boj-1517", verdict: "WA", telltale: "random-max",
      needsFullSize: true),
    Mutant(
      name: "every-exchange", problem: "boj-1517", verdict: "TLE", telltale: "reversed-max",
      needsFullSize: true),
    Mutant(
      name: "left-child-only", problem: "boj-1927", verdict: "WA", telltale: "in-and-out-small-1"),
    Mutant(
      name: "one-of-each-taste", problem: "boj-2243", verdict: "WA", telltale: "several-of-one"),
    Mutant(
      name: "nothing-thrown-away", problem: "boj-2243", verdict: "WA", telltale: "thrown-away"),
    Mutant(
      name: "taste-by-taste", problem: "boj-2243", verdict: "TLE", telltale: "worst-taste-max",
      needsFullSize: true),
    Mutant(
      name: "more-than-wanted", problem: "boj-2805", verdict: "WA", telltale: "smallest"),
    Mutant(
      name: "32-bit-meters", problem: "boj-2805", verdict: "RE", telltale: "random-max-1",
      needsFullSize: true),
    Mutant(
      name: "meter-by-meter", problem: "boj-2805", verdict: "TLE", telltale: "random-max-1",
      needsFullSize: true),
    Mutant(name: "trapping-sums", problem: "boj-2042", verdict: "RE", telltale: "extremes"),
    Mutant(
      name: "sums-of-beginnings", problem: "boj-2042", verdict: "TLE", telltale: "all-asked-max",
      needsFullSize: true),
    Mutant(
      name: "divided-remainders", problem: "boj-11401", verdict: "WA",
      telltale: "above-the-prime-small"),
    Mutant(
      name: "pascals-triangle", problem: "boj-11401", verdict: "TLE", telltale: "random-max-1",
      needsFullSize: true),
    Mutant(
      name: "outdated-costs", problem: "boj-1916", verdict: "TLE",
      telltale: "ever-cheaper-max", needsFullSize: true),
    Mutant(
      name: "middle-city-last", problem: "boj-11404", verdict: "WA",
      telltale: "later-cities-first"),
    Mutant(
      name: "last-bus-counts", problem: "boj-11404", verdict: "WA", telltale: "several-buses"),
    Mutant(name: "taken-again", problem: "boj-12865", verdict: "WA", telltale: "only-once"),
    Mutant(name: "densest-first", problem: "boj-12865", verdict: "WA", telltale: "not-the-densest"),
    Mutant(
      name: "every-set", problem: "boj-12865", verdict: "TLE", telltale: "all-fit-max",
      needsFullSize: true),
    Mutant(
      name: "power-zero-forgotten", problem: "lc-pow_of_matrix", verdict: "WA",
      telltale: "power-of-zero"),
    Mutant(
      name: "32-bit-exponent", problem: "lc-pow_of_matrix", verdict: "WA", telltale: "fibonacci"),
    Mutant(
      name: "product-by-product", problem: "lc-pow_of_matrix", verdict: "TLE",
      telltale: "largest-elements-max", needsFullSize: true),
    Mutant(
      name: "finished-vertices-too", problem: "boj-2150", verdict: "WA", telltale: "finished"),
    Mutant(
      name: "lightest-edge-of-each-vertex", problem: "boj-1197", verdict: "WA",
      telltale: "cliques-small-1"),
    Mutant(
      name: "articulation-for-bridge", problem: "boj-11400", verdict: "WA",
      telltale: "two-cycles"),
    Mutant(
      name: "straight-on-is-a-turn", problem: "boj-1708", verdict: "WA", telltale: "on-the-edges"),
    Mutant(name: "32-bit-products", problem: "boj-1708", verdict: "WA", telltale: "widest"),
    Mutant(name: "neighbors-only", problem: "boj-2261", verdict: "WA", telltale: "not-neighbors"),
    Mutant(
      name: "every-pair", problem: "boj-2261", verdict: "TLE", telltale: "circle-max",
      needsFullSize: true),
    Mutant(
      name: "from-left-to-right", problem: "boj-2261", verdict: "TLE", telltale: "columns-max",
      needsFullSize: true),
    Mutant(
      name: "from-bottom-to-top", problem: "boj-2261", verdict: "TLE", telltale: "rows-max",
      needsFullSize: true),
    Mutant(name: "equal-is-greater", problem: "boj-17298", verdict: "WA", telltale: "equal"),
    Mutant(
      name: "walked-to-the-greater", problem: "boj-17298", verdict: "TLE", telltale: "reversed-max",
      needsFullSize: true),
    Mutant(
      name: "never-leaves", problem: "boj-11003", verdict: "WA", telltale: "leaves-at-once"),
    Mutant(
      name: "searched-again", problem: "boj-11003", verdict: "TLE", telltale: "random-max-1",
      needsFullSize: true),
    Mutant(
      name: "searched-when-it-leaves", problem: "boj-11003", verdict: "TLE",
      telltale: "sorted-wide-max", needsFullSize: true),
    Mutant(
      name: "corner-forgotten", problem: "boj-11660", verdict: "WA", telltale: "all-rectangles"),
    Mutant(
      name: "number-by-number", problem: "boj-11660", verdict: "TLE", telltale: "whole-max",
      needsFullSize: true),
    Mutant(name: "equals-apart", problem: "boj-18870", verdict: "WA", telltale: "far-apart"),
    Mutant(
      name: "searched-from-the-start", problem: "boj-18870", verdict: "TLE",
      telltale: "permutation-max", needsFullSize: true),
    Mutant(
      name: "steepest-lines-only", problem: "lc-line_add_get_min", verdict: "WA",
      telltale: "tangents-small-1"),
    Mutant(
      name: "inserted-lines", problem: "lc-line_add_get_min", verdict: "TLE",
      telltale: "late-tangents-max", needsFullSize: true),
    Mutant(
      name: "in-order-of-meeting", problem: "boj-2252", verdict: "WA", telltale: "two-in-front"),
    Mutant(
      name: "first-come", problem: "lc-bipartitematching", verdict: "WA",
      telltale: "one-gives-way"),
    Mutant(
      name: "only-one-gives-way", problem: "lc-bipartitematching", verdict: "WA",
      telltale: "two-give-way"),
    Mutant(
      name: "path-by-path", problem: "lc-bipartitematching", verdict: "TLE",
      telltale: "in-vain-max", needsFullSize: true),
    Mutant(
      name: "cheapest-pairs-first", problem: "boj-11408", verdict: "WA",
      telltale: "more-jobs-cost-more"),
    Mutant(
      name: "cheapest-who-gives-way", problem: "boj-11408", verdict: "WA",
      telltale: "gives-way"),
    Mutant(
      name: "nearest-city-first", problem: "boj-2098", verdict: "WA", telltale: "nearest-is-wrong"),
    Mutant(name: "never-home", problem: "boj-2098", verdict: "WA", telltale: "way-home"),
    Mutant(name: "missing-is-free", problem: "boj-2098", verdict: "WA", telltale: "one-way"),
    Mutant(
      name: "every-trip", problem: "boj-2098", verdict: "TLE", telltale: "random-max-1",
      needsFullSize: true),
    Mutant(
      name: "no-way-not-remembered", problem: "boj-2098", verdict: "TLE",
      telltale: "one-way-home-max", needsFullSize: true),
    Mutant(name: "row-by-row", problem: "lc-assignment", verdict: "WA", telltale: "gives-way"),
    Mutant(
      name: "exchanges-of-two", problem: "lc-assignment", verdict: "WA",
      telltale: "three-give-way"),
    Mutant(
      name: "32-bit-elements", problem: "lc-assignment", verdict: "WA", telltale: "random-max-1",
      needsFullSize: true),
    Mutant(
      name: "composed-backward", problem: "lc-range_affine_range_sum", verdict: "WA",
      telltale: "order"),
    Mutant(
      name: "one-by-one", problem: "lc-range_affine_range_sum", verdict: "TLE",
      telltale: "changes-max", needsFullSize: true),
    Mutant(
      name: "changed-too-late", problem: "lc-dynamic_sequence_range_affine_range_sum",
      verdict: "WA", telltale: "change-then-insert"),
    Mutant(
      name: "in-an-array", problem: "lc-dynamic_sequence_range_affine_range_sum", verdict: "TLE",
      telltale: "reversals-max", needsFullSize: true),
    Mutant(
      name: "from-right-to-left", problem: "lc-point_set_range_composite_large_array",
      verdict: "WA", telltale: "order"),
    Mutant(
      name: "function-by-function", problem: "lc-point_set_range_composite_large_array",
      verdict: "TLE", telltale: "dense-max", needsFullSize: true),
    Mutant(
      name: "first-letter-first", problem: "boj-9252", verdict: "WA", telltale: "dead-end"),
    Mutant(
      name: "without-a-table", problem: "boj-9252", verdict: "TLE", telltale: "random-medium-1",
      needsFullSize: true),
    Mutant(
      name: "unreduced-sums", problem: "lc-convolution_mod", verdict: "WA",
      telltale: "largest-medium"),
    Mutant(
      name: "wrapped-around", problem: "lc-convolution_mod", verdict: "WA",
      telltale: "linear"),
    Mutant(name: "fermats-test", problem: "lc-factorize", verdict: "WA", telltale: "pseudoprimes"),
    Mutant(name: "three-bases", problem: "lc-factorize", verdict: "WA", telltale: "pseudoprimes"),
    Mutant(
      name: "32-bit-squares", problem: "lc-factorize", verdict: "RE", telltale: "squares"),
    Mutant(
      name: "met-twice", problem: "lc-vertex_add_path_sum", verdict: "WA", telltale: "smallest"),
    Mutant(
      name: "32-bit-paths", problem: "lc-vertex_add_path_sum", verdict: "RE",
      telltale: "random-small-1"),
    Mutant(
      name: "vertex-by-vertex", problem: "lc-vertex_add_path_sum", verdict: "TLE",
      telltale: "line-max", needsFullSize: true),
    Mutant(name: "skipped-overlaps", problem: "boj-1786", verdict: "WA", telltale: "overlapping"),
    Mutant(
      name: "place-by-place", problem: "boj-1786", verdict: "TLE", telltale: "none-max",
      needsFullSize: true),
    Mutant(
      name: "boundless-agreements", problem: "lc-zalgorithm", verdict: "WA", telltale: "inside"),
    Mutant(
      name: "32-bit-counts", problem: "lc-number_of_substrings", verdict: "RE",
      telltale: "random-max", needsFullSize: true),
    Mutant(
      name: "tall-trees", problem: "lc-unionfind", verdict: "TLE",
      telltale: "chain-backward-max", needsFullSize: true),
    Mutant(
      name: "kept-values", problem: "boj-10989", verdict: "MLE", telltale: "random-max-1",
      needsFullSize: true),
  ]

  #if DEBUG
    static let tried = all.filter { !$0.needsFullSize }
  #else
    static let tried = all
  #endif

  @Test(arguments: tried)
  func aMistakeIsFoundByTheGeneratedCases(mutant: Mutant) throws {
    // Behind a shell nobody looks where it was when its time was over, which would take as long again.
    let command = "sh -c \"exec '\(Program(built: "mutant").path)' \(mutant.name)\""
    let run = try Program(built: "verdict").run(
      [
        "test", mutant.problem, "--command", command, "--case", mutant.telltale, "--fail-fast",
        "--no-build", "--json", "-",
      ])
    #expect(run.end == .exit(1), "\(run.errors)")
    let report = try JSONDecoder().decode(VerdictReport.self, from: Data(run.output.utf8))
    #expect(report.verdict == mutant.verdict, "\(run.errors)")
    // A name that the program does not know ends it with an exit code.
    #expect(mutant.verdict != "RE" || run.output.contains("killed by SIG"), "\(run.output)")
  }
}
