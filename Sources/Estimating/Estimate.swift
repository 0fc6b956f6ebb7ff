// Extrapolates a program's time and memory to the largest size, from measurements at smaller ones.

import Foundation
import Judging

/// The measurement of a program at one size: the maximum over all runs.
public struct Measurement: Equatable, Sendable, Encodable {
  /// The size of the input.
  public let size: Int
  /// Processor time in seconds.
  public let cpuSeconds: Double
  /// The peak resident set size in bytes.
  public let peakMemoryBytes: Int

  /// Creates a measurement.
  public init(size: Int, cpuSeconds: Double, peakMemoryBytes: Int) {
    self.size = size
    self.cpuSeconds = cpuSeconds
    self.peakMemoryBytes = peakMemoryBytes
  }

  private enum CodingKeys: String, CodingKey {
    case size
    case cpuSeconds = "cpu_seconds"
    case peakMemoryBytes = "peak_memory_bytes"
  }
}

/// An estimate of a program's time and memory at the largest size of its problem.
public struct Estimate: Sendable {
  /// The expected verdict.
  public enum Verdict: String, Sendable {
    /// Within the limits.
    case likelyAccepted = "likely AC"
    /// Above the time limit.
    case likelyTimeLimitExceeded = "likely TLE"
    /// Above the memory limit.
    case likelyMemoryLimitExceeded = "likely MLE"
    /// The program has already failed with another verdict.
    case failed
    /// A limit lies within the predicted range.
    case tooClose = "too close to call"
  }

  /// A run that failed.
  public struct Failure: Equatable, Sendable {
    /// The size of its input; `nil` if it was not run.
    public let size: Int?
    /// The verdict on it.
    public let verdict: Judging.Verdict
    /// The reason.
    public let message: String

    /// Creates a failure.
    public init(size: Int?, verdict: Judging.Verdict, message: String) {
      self.size = size
      self.verdict = verdict
      self.message = message
    }
  }

  /// The name of what was estimated: a problem's name or a command.
  public let target: String
  /// The program's limits.
  public let limits: Limits
  /// The largest size of the problem; `nil` if it is unknown.
  public let largestSize: Int?
  /// The measurements, in ascending order of size.
  public let measurements: [Measurement]
  /// The failure that ended the measurements, if any.
  public let failure: Failure?
  /// The predicted processor time in seconds; `nil` without enough measurements.
  public let time: Prediction?
  /// The predicted memory in bytes; `nil` without enough measurements.
  public let memory: Prediction?

  /// The resolution in seconds of time measurements on a busy machine.
  private static let timeResolution = 0.01
  /// The resolution in bytes of memory measurements: smaller differences are noise.
  private static let memoryResolution = 262_144.0

  /// Creates an estimate from measurements.
  public init(
    of target: String, limits: Limits, largestSize: Int, measurements: [Measurement],
    failure: Failure? = nil
  ) {
    self.target = target
    self.limits = limits
    self.largestSize = largestSize
    self.measurements = measurements
    self.failure = failure
    // A single size does not determine a growth.
    if measurements.count < 2 && measurements.last?.size != largestSize {
      (time, memory) = (nil, nil)
    } else {
      time = Prediction(
        of: measurements.map { ($0.size, $0.cpuSeconds) }, at: largestSize,
        resolution: Self.timeResolution)
      memory = Prediction(
        of: measurements.map { ($0.size, Double($0.peakMemoryBytes)) }, at: largestSize,
        resolution: Self.memoryResolution)
    }
  }

  /// Creates an estimate that explains why nothing could be measured.
  public init(of target: String, limits: Limits, obstacle: Judgement) {
    self.target = target
    self.limits = limits
    largestSize = nil
    measurements = []
    failure = Failure(size: nil, verdict: obstacle.verdict, message: obstacle.message)
    (time, memory) = (nil, nil)
  }

  /// The expected verdict: certain results take precedence over likely ones, and time over memory.
  public var verdict: Verdict {
    switch failure?.verdict {
    case nil: break
    case .timeLimitExceeded: return .likelyTimeLimitExceeded
    case .memoryLimitExceeded: return .likelyMemoryLimitExceeded
    default: return .failed
    }
    let outlooks = [
      time?.outlook(limit: limits.cpuSeconds), memory?.outlook(limit: Double(limits.memoryBytes)),
    ]
    if outlooks[0] == .beyond { return .likelyTimeLimitExceeded }
    if outlooks[1] == .beyond { return .likelyMemoryLimitExceeded }
    return outlooks.allSatisfy { $0 == .within } ? .likelyAccepted : .tooClose
  }
}
