// Simulated annealing: a search by random changes. Kirkpatrick, Gelatt, Vecchi, "Optimization by simulated annealing",
// Science 220, 1983; accepted as by Metropolis and others, 1953.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Simulated annealing: which random changes of a solution to keep, as the temperature falls, and when to end.
///
/// A change for the better is always kept, one for the worse by *d* with probability exp(−*d* / *t*). The temperature
/// *t* falls geometrically: at first nearly any change is kept, which leads out of local optima, at last hardly any
/// that is for the worse.
///
///     let weights = [31, 27, 24, 22, 19, 17, 13, 8, 5, 2]
///     func difference(_ isLeft: [Bool]) -> Int {
///       abs(zip(weights, isLeft).reduce(0) { $0 + ($1.1 ? $1.0 : -$1.0) })
///     }
///
///     var isLeft = weights.map { _ in false }
///     var cost = difference(isLeft)
///     var annealing = Annealing(steps: 1000, from: 20, to: 0.5, seed: 1)
///     while annealing.step() {
///       let place = Int.random(in: 0..<10, using: &annealing.random)
///       isLeft[place].toggle()
///       let changed = difference(isLeft)
///       if annealing.accept(gain: cost - changed) {
///         cost = changed
///       } else {
///         isLeft[place].toggle()
///       }
///     }
///     cost  // 0: both sides weigh 84
///
/// In a contest, `Annealing(seconds: 1.8, from: 1000, to: 1)` is created at the start of the program, and ends in time.
/// The first temperature is about the usual loss of a change for the worse, the last one the smallest loss.
///
/// What a function that computes gains reads should be constants (`let`). A variable that a function captures is looked
/// up anew for each access: with its coordinates in variables, a tour of 1000 places got a quarter of the steps.
///
/// The last solution need not be the best one: keep that where it matters.
public struct Annealing: Sendable {
  /// The random numbers, for changes, too.
  public var random: FastRandom

  /// The current temperature.
  public private(set) var temperature: Double

  /// The share of the time or of the steps that is over, from 0 to 1, as it was known a short time ago.
  public private(set) var progress = 0.0

  /// The number of steps that have begun.
  public var stepCount: Int { plannedSteps - _stepsUntilCheck }

  @usableFromInline internal var _stepsUntilCheck = 0
  /// The number of steps that will have begun at the next check.
  private var plannedSteps = 0

  private let first: Double
  private let fall: Double
  private let limit: Limit
  /// The number of steps between two looks at the clock, and when the last one was.
  private var interval = 1
  private var lastSeconds: Double

  private enum Limit: Sendable {
    case steps(Int)
    case seconds(Double, since: Double)
  }

  /// Begins an annealing that ends after a given time, which is counted from now on.
  ///
  /// The clock is looked at about ten thousand times a second, in each step if one takes longer.
  ///
  /// - Parameters:
  ///   - seconds: The wall-clock time; not negative.
  ///   - first: The temperature at the start, in the unit of gains.
  ///   - last: The temperature at the end, greater than 0 and at most the first one.
  ///   - seed: The seed of the random numbers; without one they are others in each run.
  /// - Complexity: O(1)
  public init(seconds: Double, from first: Double, to last: Double, seed: UInt64? = nil) {
    precondition(seconds >= 0, "the time must not be negative")
    self.init(.seconds(seconds, since: _monotonicSeconds()), from: first, to: last, seed: seed)
  }

  /// Begins an annealing of a given number of steps, which is the same in each run with the same seed.
  ///
  /// - Parameters:
  ///   - steps: The number of steps; not negative.
  ///   - first: The temperature at the start, in the unit of gains.
  ///   - last: The temperature at the end, greater than 0 and at most the first one.
  ///   - seed: The seed of the random numbers; without one they are others in each run.
  /// - Complexity: O(1)
  public init(steps: Int, from first: Double, to last: Double, seed: UInt64? = nil) {
    precondition(steps >= 0, "the number of steps must not be negative")
    self.init(.steps(steps), from: first, to: last, seed: seed)
  }

  private init(_ limit: Limit, from first: Double, to last: Double, seed: UInt64?) {
    precondition(0 < last && last <= first && first.isFinite, "the temperature falls, above 0")
    self.limit = limit
    self.first = first
    // The quotient might be too small for a `Double`.
    fall = log(last) - log(first)
    temperature = first
    random = seed.map { FastRandom(seed: $0) } ?? FastRandom()
    lastSeconds = _monotonicSeconds()
  }

  /// Begins the next step; returns false when the time or the steps are over.
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func step() -> Bool {
    if _stepsUntilCheck == 0, !_check() { return false }
    _stepsUntilCheck &-= 1
    return true
  }

  /// Decides at random whether to keep a change that improves the solution by a gain, which is negative for the worse;
  /// one for the better is always kept.
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func accept(gain: Double) -> Bool {
    gain >= 0 || gain >= nextLeastGain()
  }

  /// Decides at random whether to keep a change that improves the solution by a gain, which is negative for the worse;
  /// one for the better is always kept.
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func accept(gain: Int) -> Bool {
    accept(gain: Double(gain))
  }

  /// Returns a random limit: the change of this step is to be kept if its gain is at least that.
  ///
  /// It is never positive. Where a gain takes long to compute, what is worse in any case need not be computed to the
  /// end.
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func nextLeastGain() -> Double {
    temperature * _logarithm(Double(random.next() &>> 11) * 0x1p-53)
  }
}

// MARK: - Core

extension Annealing {
  /// Updates the progress and the temperature, and plans the next check; returns whether anything is left.
  @usableFromInline
  internal mutating func _check() -> Bool {
    switch limit {
    case .steps(let count):
      if plannedSteps == count { return end() }
      progress = Double(plannedSteps) / Double(count)
      interval = Swift.min(Swift.max(count / 1024, 1), count - plannedSteps)
    case .seconds(let seconds, let start):
      let now = _monotonicSeconds()
      if now - start >= seconds { return end() }
      progress = (now - start) / seconds
      // As many steps as would take a ten-thousandth of a second, but at most twice as many as before.
      let passed = Swift.max(now - lastSeconds, 1e-9)
      let aimed = Double(interval) * (1e-4 / passed)
      interval = Int(Swift.min(Swift.max(aimed, 1), 2 * Double(interval), 1e6))
      lastSeconds = now
    }
    temperature = first * exp(fall * progress)
    _stepsUntilCheck = interval
    plannedSteps += interval
    return true
  }

  private mutating func end() -> Bool {
    progress = 1
    temperature = first * exp(fall)
    return false
  }
}

/// The natural logarithm, which clients need not import.
@usableFromInline
internal func _logarithm(_ number: Double) -> Double { log(number) }
