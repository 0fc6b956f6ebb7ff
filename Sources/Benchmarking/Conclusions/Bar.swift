// Performance goals as data, and whether a run meets them.

/// A performance goal: a required bound on a figure of a run (the bar), and an optional stricter aim.
///
///     Bar(
///       "radixSort, random Int32",
///       .speed(.init("sort", "radixSort", "int32", "random"), over: "std::sort"), bar: .atLeast(17))
public struct Bar: Sendable {
  /// The contender and the input that a goal is about.
  public struct Subject: Sendable {
    /// The suite: `"sort"`.
    public let suite: String
    /// The contender's name.
    public let contender: String
    /// The type of the elements.
    public let type: String
    /// The shapes of the input.
    public let patterns: [String]
    /// The number of elements.
    public let n: Int

    /// Names a contender and the input that it is given, in one shape.
    public init(
      _ suite: String, _ contender: String, _ type: String, _ pattern: String, n: Int = 1_000_000
    ) {
      self.init(suite, contender, type, patterns: [pattern], n: n)
    }

    /// Names a contender and the input that it is given, in several shapes.
    public init(
      _ suite: String, _ contender: String, _ type: String, patterns: [String], n: Int = 1_000_000
    ) {
      self.suite = suite
      self.contender = contender
      self.type = type
      self.patterns = patterns
      self.n = n
    }
  }

  /// The contender to compare with: `"std::sort"`, or several variants of one.
  public struct Rival: Sendable, ExpressibleByStringLiteral {
    /// The names of the variants; in each race the fastest counts.
    public let variants: [String]

    /// Names a contender.
    public init(stringLiteral name: String) {
      variants = [name]
    }

    /// Names the variants of a contender, of which the fastest counts.
    public init(fastestOf variants: String...) {
      self.variants = variants
    }
  }

  /// The bounded figure.
  public enum Figure: Sendable {
    /// Its speedup over another contender; the minimum over several patterns.
    case speed(Subject, over: Rival)
    /// The ratio of its time to another contender's; the maximum over several patterns.
    case time(Subject, of: Rival)
    /// The ratio of its time to another contender's, as the geometric mean over the patterns.
    case meanTime(Subject, of: Rival)
    /// How many times as long ten times the input takes it.
    case growth(Subject, to: Int)
  }

  /// A bound for a figure.
  public enum Bound: Equatable, Sendable {
    /// The figure must be at least this.
    case atLeast(Double)
    /// The figure must be at most this.
    case atMost(Double)

    /// Whether a figure satisfies the bound.
    public func holds(for figure: Double) -> Bool { shortfall(of: figure) <= 0 }

    /// Returns how much a figure falls short, relative to the bound; not positive if it satisfies it.
    public func shortfall(of figure: Double) -> Double {
      switch self {
      case .atLeast(let least): (least - figure) / least
      case .atMost(let most): (figure - most) / most
      }
    }
  }

  /// The name: `"radixSort, random Int32"`.
  public let name: String
  /// The bounded figure.
  public let figure: Figure
  /// The required bound; `nil` if there is only an aim.
  public let bar: Bound?
  /// The stricter bound to aim for.
  public let aim: Bound?

  /// The results that the figure needs, as far as the machine can measure them.
  public var needs: Set<BenchmarkResult.Key> {
    switch figure {
    case .speed(let subject, let rival), .time(let subject, let rival),
      .meanTime(let subject, let rival):
      Set(
        subject.titles().flatMap { title in
          ([subject.contender] + rival.variants).map { BenchmarkResult.Key(title, $0) }
        })
    case .growth(let subject, let n):
      Set((subject.titles() + subject.titles(n: n)).map { .init($0, subject.contender) })
    }
  }

  /// Creates a goal.
  public init(_ name: String, _ figure: Figure, bar: Bound?, aim: Bound? = nil) {
    self.name = name
    self.figure = figure
    self.bar = bar
    self.aim = aim
  }
}

/// The outcome of a goal in a run.
public struct BarOutcome: Sendable {
  /// The state of the goal in the run.
  public enum State: Equatable, Sendable {
    /// The aim was reached, or the bar if there is no aim.
    case reached
    /// The bar was reached, but not the aim.
    case reachedBar
    /// The bar was missed, by this fraction of it.
    case missed(by: Double)
    /// There is only an aim, which was missed by this fraction of it.
    case missedAim(by: Double)
    /// The run lacks a result that the figure needs.
    case notMeasured
  }

  /// The goal.
  public let bar: Bar
  /// The figure of the run; `nil` if it was not measured.
  public let figure: Double?

  /// Evaluates a goal on the results of a run.
  public init(_ bar: Bar, in results: [BenchmarkResult]) {
    self.bar = bar
    figure = bar.figure.value(in: results)
  }

  /// The state of the goal in the run.
  public var state: State {
    guard let figure else { return .notMeasured }
    if let limit = bar.bar, !limit.holds(for: figure) {
      return .missed(by: limit.shortfall(of: figure))
    }
    guard let aim = bar.aim, !aim.holds(for: figure) else { return .reached }
    return bar.bar == nil ? .missedAim(by: aim.shortfall(of: figure)) : .reachedBar
  }
}

extension Bar.Figure {
  /// Returns the figure, or `nil` if a result that it needs is missing.
  func value(in results: [BenchmarkResult]) -> Double? {
    switch self {
    case .speed(let subject, let rival):
      return subject.ratios(to: rival, in: results)?.map { 1 / $0 }.min()
    case .time(let subject, let rival):
      return subject.ratios(to: rival, in: results)?.max()
    case .meanTime(let subject, let rival):
      return subject.ratios(to: rival, in: results).map(Statistics.geometricMean)
    case .growth(let subject, let n):
      guard let short = subject.titles().first, let long = subject.titles(n: n).first,
        let before = results.time(of: subject.contender, in: short),
        let after = results.time(of: subject.contender, in: long)
      else { return nil }
      return after * Double(n) / (before * Double(subject.n))
    }
  }
}

extension Bar.Subject {
  /// The races that it takes part in, one for each pattern.
  fileprivate func titles(n: Int? = nil) -> [Race.Title] {
    patterns.map { Race.Title(suite: suite, type: type, pattern: $0, n: n ?? self.n) }
  }

  /// Returns the contender's time divided by the rival's for each pattern; `nil` if one is missing.
  fileprivate func ratios(to rival: Bar.Rival, in results: [BenchmarkResult]) -> [Double]? {
    let ratios = titles().compactMap { title -> Double? in
      let rivals = rival.variants.compactMap { results.time(of: $0, in: title) }
      guard let own = results.time(of: contender, in: title), let fastest = rivals.min() else {
        return nil
      }
      return own / fastest
    }
    return ratios.count == patterns.count && !ratios.isEmpty ? ratios : nil
  }
}

extension [BenchmarkResult] {
  /// The time of a contender in a race; `nil` if it was not measured.
  fileprivate func time(of contender: String, in title: Race.Title) -> Double? {
    let time = first { $0.key == BenchmarkResult.Key(title, contender) }?.medianNanoseconds
    // A time of 0 can only come from a damaged file; no ratio is made from it.
    return time.flatMap { $0 > 0 ? $0 : nil }
  }
}
