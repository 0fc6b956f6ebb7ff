// Runs a program at growing sizes, as long as time is left.

import Foundation
import Judging

/// A program, and inputs of any size to run it on.
public struct Series: Sendable {
  /// Starts the program.
  public var launcher: Launcher
  /// The program.
  public var command: Command
  /// What it may use.
  public var limits: Limits
  /// The largest size that the problem allows.
  public var largestSize: Int
  /// Returns an input of a size; a seed stands for the same kind of input at every size.
  public var input: @Sendable (_ size: Int, _ seed: UInt64) throws -> [UInt8]

  /// Each size is tried with so many kinds of input, of which the worst counts.
  private static let seeds: ClosedRange<UInt64> = 1...5
  /// The smallest size but 1 is the largest one halved so many times.
  private static let halvings = 10
  /// So many sizes are measured in any case: 1 and two others, without which no growth can be told.
  private static let leastCount = 3
  /// The next size is taken to need at most so many times as much as the last: a quadratic program.
  private static let expectedFactor = 4.0

  /// Describes a series.
  public init(
    launcher: Launcher, command: Command, limits: Limits, largestSize: Int,
    input: @escaping @Sendable (_ size: Int, _ seed: UInt64) throws -> [UInt8]
  ) {
    self.launcher = launcher
    self.command = command
    self.limits = limits
    self.largestSize = largestSize
    self.input = input
  }

  /// Measures, from small sizes to large ones, and draws conclusions.
  ///
  /// - Parameters:
  ///   - target: What is estimated, for the report.
  ///   - seconds: How long it may take; a size that is likely to take longer is not begun, except for
  ///     the three smallest.
  ///   - report: Called with each measurement.
  /// - Throws: `ExecutionError.interrupted`; every other error becomes a failure.
  public func run(
    target: String, seconds: Double, report: (Measurement) -> Void
  ) throws -> Estimate {
    let start = ContinuousClock.now
    var measurements: [Measurement] = []
    var failure: Estimate.Failure?
    var last = 0.0
    for size in sizes {
      let begin = ContinuousClock.now
      let spent = start.duration(to: begin) / .seconds(1)
      let isTooLate = spent + Self.expectedFactor * last > seconds
      if isTooLate && measurements.count >= Self.leastCount { break }
      let (worst, fault) = try measure(size: size)
      failure = fault
      guard let worst else { break }
      measurements.append(worst)
      report(worst)
      last = begin.duration(to: .now) / .seconds(1)
    }
    return Estimate(
      of: target, limits: limits, largestSize: largestSize, measurements: measurements,
      failure: failure)
  }

  /// The sizes in ascending order: 1, for what the program needs anyway, and then doubled ones.
  private var sizes: [Int] {
    [1] + (0...Self.halvings).reversed().map { largestSize >> $0 }.filter { $0 > 1 }
  }

  /// Measures one size; only a failure is returned if there is one.
  private func measure(size: Int) throws -> (Measurement?, Estimate.Failure?) {
    var (cpuSeconds, peakMemoryBytes) = (0.0, 0)
    for seed in Self.seeds {
      let run: Execution
      do {
        run = try launcher.run(command, input: .bytes(input(size, seed)), limits: limits)
      } catch ExecutionError.interrupted {
        throw ExecutionError.interrupted
      } catch {
        return (nil, .init(size: size, verdict: .internalError, message: "\(error)"))
      }
      if let explanation = Explanation(run, limits: limits) {
        let fault = try explanation.located(
          run, of: command, input: input(size, seed), limits: limits, launcher: launcher)
        return (nil, .init(size: size, verdict: fault.verdict, message: fault.message))
      }
      cpuSeconds = max(cpuSeconds, run.cpuSeconds)
      peakMemoryBytes = max(peakMemoryBytes, run.peakMemoryBytes)
    }
    let worst = Measurement(size: size, cpuSeconds: cpuSeconds, peakMemoryBytes: peakMemoryBytes)
    return (worst, nil)
  }
}
