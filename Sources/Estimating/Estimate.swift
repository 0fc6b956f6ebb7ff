// What is to be expected of a program at the largest size, from what it took at smaller ones.

import Foundation
import Judging

/// What a program took at one size: the most of all runs.
public struct Measurement: Equatable, Sendable, Encodable {
  /// The size of the input.
  public let size: Int
  /// Processor time in seconds.
  public let cpuSeconds: Double
  /// The most memory in bytes that was resident at once.
  public let peakMemoryBytes: Int

  /// Describes what was measured.
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

/// An estimate of what a program takes at the largest size that its problem allows.
public struct Estimate: Sendable {
  /// What is to be expected of the judge.
  public enum Verdict: String, Sendable {
    /// Within the limits.
    case likelyAccepted = "likely AC"
    /// Beyond the time limit.
    case likelyTimeLimitExceeded = "likely TLE"
    /// Beyond the memory limit.
    case likelyMemoryLimitExceeded = "likely MLE"
    /// Another one: the program has failed already.
    case failed
    /// A limit lies within the range of what is to be expected.
    case tooClose = "too close to call"
  }

  /// A run that did not end well.
  public struct Failure: Equatable, Sendable {
    /// The size of its input; `nil` if it has not come to a run.
    public let size: Int?
    /// The verdict on it.
    public let verdict: Judging.Verdict
    /// The reason.
    public let message: String

    /// Describes a failure.
    public init(size: Int?, verdict: Judging.Verdict, message: String) {
      self.size = size
      self.verdict = verdict
      self.message = message
    }
  }

  /// What was estimated: a problem's name or a command.
  public let target: String
  /// What the program may use.
  public let limits: Limits
  /// The largest size that the problem allows; `nil` if nobody was there to tell it.
  public let largestSize: Int?
  /// What was measured, by size in ascending order.
  public let measurements: [Measurement]
  /// The run that ended the measurements, if one did.
  public let failure: Failure?
  /// The processor time in seconds; `nil` if too little was measured.
  public let time: Prediction?
  /// The memory in bytes; `nil` if too little was measured.
  public let memory: Prediction?

  /// The least difference in seconds that the clock of a busy machine shows.
  private static let timeResolution = 0.01
  /// The least difference in bytes that is more than a matter of luck.
  private static let memoryResolution = 262_144.0

  /// Draws conclusions from measurements.
  public init(
    of target: String, limits: Limits, largestSize: Int, measurements: [Measurement],
    failure: Failure? = nil
  ) {
    self.target = target
    self.limits = limits
    self.largestSize = largestSize
    self.measurements = measurements
    self.failure = failure
    // A single size tells nothing about others.
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

  /// Says why nothing could be measured.
  public init(of target: String, limits: Limits, obstacle: Judgement) {
    self.target = target
    self.limits = limits
    largestSize = nil
    measurements = []
    failure = Failure(size: nil, verdict: obstacle.verdict, message: obstacle.message)
    (time, memory) = (nil, nil)
  }

  /// The one verdict: what is sure comes before what is likely, and time before memory.
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
