// Runs a program at increasing sizes until the time is up.

import Foundation
import Judging

/// A program, with inputs of any size to measure it on.
public struct Series: Sendable {
  /// The launcher that runs the program.
  public var launcher: Launcher
  /// The program.
  public var command: Command
  /// The program's limits.
  public var limits: Limits
  /// The largest size that the problem allows.
  public var largestSize: Int
  /// Returns an input of the given size; a seed selects the same kind of input at every size.
  public var input: @Sendable (_ size: Int, _ seed: UInt64) throws -> [UInt8]

  /// The kinds of input tried at each size, of which the worst counts.
  private static let seeds: ClosedRange<UInt64> = 1...5
  /// How often the largest size is halved to get the smallest size above 1.
  private static let halvings = 10
  /// The minimum number of sizes to measure: 1 and two others, without which no growth can be
  /// fitted.
  private static let leastCount = 3
  /// The factor by which the next size is assumed to take longer than the last: that of a quadratic
  /// program.
  private static let expectedFactor = 4.0

  /// Creates a series.
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

  /// Measures increasing sizes, and returns an estimate.
  ///
  /// - Parameters:
  ///   - target: The name of what is estimated, for the report.
  ///   - seconds: The time for all measurements; a size that is likely to exceed it is not started,
  ///     except for the three smallest.
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

  /// The sizes in ascending order: 1, for the constant cost of the program, then successively
  /// doubled ones.
  private var sizes: [Int] {
    [1] + (0...Self.halvings).reversed().map { largestSize >> $0 }.filter { $0 > 1 }
  }

  /// Measures one size; returns only the failure if there is one.
  private func measure(size: Int) throws -> (Measurement?, Estimate.Failure?) {
    var (cpuSeconds, peakMemoryBytes) = (0.0, 0)
    for seed in Self.seeds {
      let bytes: [UInt8]
      let run: Execution
      do {
        bytes = try input(size, seed)
        run = try launcher.run(command, input: .bytes(bytes), limits: limits)
      } catch ExecutionError.interrupted {
        throw ExecutionError.interrupted
      } catch {
        return (nil, .init(size: size, verdict: .internalError, message: "\(error)"))
      }
      if let explanation = Explanation(run, limits: limits) {
        let fault = try explanation.located(
          run, of: command, input: bytes, limits: limits, launcher: launcher)
        return (nil, .init(size: size, verdict: fault.verdict, message: fault.message))
      }
      cpuSeconds = max(cpuSeconds, run.cpuSeconds)
      peakMemoryBytes = max(peakMemoryBytes, run.peakMemoryBytes)
    }
    let worst = Measurement(size: size, cpuSeconds: cpuSeconds, peakMemoryBytes: peakMemoryBytes)
    return (worst, nil)
  }
}
