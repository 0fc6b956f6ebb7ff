// The performance goals of the library as data.

import Benchmarking

/// The performance goals, and the description of the method for reports.
enum Bars {
  /// The number of elements that all goals are about.
  static let length = 1_000_000

  static let all: [Bar] =
    radixSort + quickSort + otherSorts + inputAndOutput + dynamicProgramming + growth

  private typealias Subject = Bar.Subject

  // The instruction set that these two choose at startup is not always their fastest.
  private static let numpy = Bar.Rival(fastestOf: "np.sort", "np.sort-avx2")
  private static let vqsort = Bar.Rival(fastestOf: "vqsort", "vqsort-avx2")

  private static let radixSort: [Bar] = {
    let int32 = Subject("sort", "radixSort", "int32", "random")
    let int64 = Subject("sort", "radixSort", "int64", "random")
    let patterns = Subject("sort", "radixSort", "int32", patterns: SortSuite.tenPatterns)
    return [
      Bar("radixSort, random Int32", .speed(int32, over: "std::sort"), bar: .atLeast(17)),
      Bar("radixSort, random Int32", .speed(int32, over: "swift-sort"), bar: .atLeast(20)),
      Bar(
        "radixSort, random Int32", .time(int32, of: numpy), bar: .atMost(1.4), aim: .atMost(1)),
      Bar("radixSort, random Int", .speed(int64, over: "std::sort"), bar: .atLeast(11)),
      Bar("radixSort, random Int", .time(int64, of: numpy), bar: .atMost(1.1)),
      Bar("radixSort, random Int", .time(int64, of: vqsort), bar: nil, aim: .atMost(1)),
      Bar(
        "radixSort, ten patterns", .meanTime(patterns, of: vqsort), bar: .atMost(1.3),
        aim: .atMost(1)),
      Bar("radixSort, ten patterns", .time(patterns, of: "std::sort"), bar: .atMost(2)),
    ]
  }()

  private static let quickSort: [Bar] = {
    let shapes = ["sorted", "reversed", "allEqual", "fewValues", "organPipe"]
    return [("int32", "Int32"), ("int64", "Int")].flatMap { type, name in
      let random = Subject("sort", "quickSort", type, "random")
      return [
        Bar("quickSort, random \(name)", .time(random, of: "pdqsort"), bar: .atMost(1)),
        Bar(
          "quickSort, random \(name)", .time(random, of: "rust-sort_unstable"), bar: nil,
          aim: .atMost(1)),
      ]
        + shapes.map { shape in
          Bar(
            "quickSort, \(shape) \(name)",
            .time(Subject("sort", "quickSort", type, shape), of: "pdqsort"), bar: .atMost(1.2),
            aim: .atMost(1))
        }
    }
  }()

  private static let otherSorts = [
    Bar(
      "quickSort(by:), random Int",
      .time(Subject("sort", "quickSort(by:)", "int64", "random"), of: "swift-sort-by"),
      bar: .atMost(0.6)),
    Bar(
      "quickSort, random String",
      .time(Subject("sort", "quickSort", "string", "random"), of: "swift-sort"), bar: .atMost(1)),
    Bar(
      "countingSort, 0...10,000",
      .speed(Subject("sort", "countingSort", "int32", Shape.smallRange), over: "std::sort"),
      bar: .atLeast(25)),
    Bar(
      "insertionSort, sorted Int32",
      .time(Subject("sort", "insertionSort", "int32", "sorted"), of: "scan"), bar: .atMost(2),
      aim: .atMost(1)),
  ]

  private static let inputAndOutput: [Bar] = {
    let reader = Subject("input", "InputReader", "int64", "oneLine")
    let writer = Subject("output", "OutputWriter", "int64", "lines")
    return [
      Bar("InputReader", .time(reader, of: "fread"), bar: .atMost(1), aim: .atMost(0.75)),
      Bar("InputReader", .speed(reader, over: "cin"), bar: .atLeast(6)),
      Bar("InputReader", .speed(reader, over: "readLine-split"), bar: .atLeast(20)),
      Bar("OutputWriter", .speed(writer, over: "printf"), bar: .atLeast(8)),
      Bar("OutputWriter", .speed(writer, over: "print"), bar: .atLeast(20)),
    ]
  }()

  private static let dynamicProgramming: [Bar] = {
    func subsequence(_ pattern: String, bar: Double, aim: Double?) -> Bar {
      let subject = Subject("lis", "longestIncreasingSubsequence", "int32", pattern)
      return Bar(
        "LIS, \(pattern)", .speed(subject, over: "lower_bound"), bar: .atLeast(bar),
        aim: aim.map { .atLeast($0) })
    }
    let circle = Subject("rgb", "cheapestCircleCost", "int32", "random")
    let program = Subject("end-to-end", "verdict", "process", "boj-14003", n: 1)
    return [
      subsequence("random", bar: 4, aim: 7), subsequence("noisyAscent", bar: 4, aim: nil),
      subsequence("wideAscent", bar: 4, aim: nil),
      subsequence("halfIncreasing", bar: 2, aim: 2.5),
      subsequence("sorted", bar: 1, aim: nil), subsequence("reversed", bar: 1, aim: nil),
      Bar(
        "circle of houses", .speed(circle, over: "three-passes"), bar: .atLeast(2), aim: .atLeast(4)
      ),
      Bar(
        "boj-14003, whole program", .speed(program, over: "blog-swift"), bar: .atLeast(15),
        aim: .atLeast(20)),
      Bar(
        "boj-14003, whole program", .speed(program, over: "idiomatic-cpp"), bar: .atLeast(4),
        aim: .atLeast(5)),
    ]
  }()

  private static let growth = [
    Bar(
      "growth of radixSort, random",
      .growth(Subject("sort", "radixSort", "int32", "random"), to: 10 * length), bar: .atMost(20),
      aim: .atMost(14)),
    Bar(
      "growth of quickSort, random",
      .growth(Subject("sort", "quickSort", "int32", "random"), to: 10 * length), bar: .atMost(13)),
    Bar(
      "growth of LIS, random",
      .growth(
        Subject("lis", "longestIncreasingSubsequence", "int32", "random"), to: 10 * length),
      bar: .atMost(16)),
  ]

  /// The description of the method, for the report page.
  static let method = [
    "All contenders of a race get the same bytes and take turns, A B C A B C, so that a machine that "
      + "slows down for a while slows down all of them. Each sorts a fresh copy; copying does not "
      + "count. The first answer of each is verified and not timed, the next run warms up, the median "
      + "of the others is shown; MAD is the median absolute deviation from it. Where all races were "
      + "run in several passes, that pass of each counts in which its contenders were fastest "
      + "together.",
    "Times are taken inside of each contender's process, except for whole programs, which are timed "
      + "from their start to their end. The library is compiled as a judge compiles: swiftc -O, any "
      + "x86-64, one thread, and called as a user calls it. C++ has -O2 and the same instructions; "
      + "vqsort and np.sort choose wider ones at run time; in bars a star stands for the faster one of "
      + "their own choice and AVX2.",
    "Only ratios within one run mean anything. What is marked as extrapolated was not measured: the "
      + "power that fits the shorter inputs was continued.",
  ]
}
