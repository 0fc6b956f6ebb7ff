// Estimates as text and as JSON.

import Foundation
import Judging
import Reporting

extension Measurement: CustomStringConvertible {
  /// A row of the table: the size, the time, the memory.
  public var description: String {
    Self.table.line(
      [size.grouped, Quantity.seconds(cpuSeconds), Quantity.bytes(peakMemoryBytes)])
  }

  /// The header row.
  public static var header: String { table.header }

  private static let table = TableLayout(
    columns: [("size", 12), ("CPU", 9), ("memory", 11)].map {
      TableLayout.Column(title: $0, width: $1, alignsRight: true)
    }, style: Style(isColored: false))
}

extension Estimate: CustomStringConvertible {
  /// The summary below the table: time, memory, and the verdict.
  ///
  ///     time    grows like n^2.0: 24.80 s to 32.71 s at 1,000,000, the limit is 3.00 s
  ///     memory  grows like n^1.0: 17.2 MiB to 22.0 MiB at 1,000,000, the limit is 512 MiB
  ///     mine: likely TLE: grows like n^2.0
  public var description: String {
    let lines = [
      failure.map { failure in
        // The last lines of a message are the program's standard error.
        let message = VisibleText.lines(failure.message).joined(separator: "\n")
        let place = failure.size.map { " at \($0.grouped)" } ?? ""
        return "\(failure.verdict.rawValue)\(place): \(message)"
      },
      time.map {
        "time    " + line($0, limit: limits.cpuSeconds) { Quantity.seconds($0) }
      },
      memory.map {
        "memory  " + line($0, limit: Double(limits.memoryBytes)) { Quantity.bytes($0) }
      },
      "\(target): \(verdict.rawValue)" + (reason.map { ": \($0)" } ?? ""),
    ]
    return lines.compactMap { $0 }.joined(separator: "\n")
  }

  /// The reason for the verdict, in a few words.
  private var reason: String? {
    switch verdict {
    case .likelyTimeLimitExceeded: Self.growth(time)
    case .likelyMemoryLimitExceeded: Self.growth(memory)
    case .failed: failure?.verdict.rawValue
    case .likelyAccepted, .tooClose: nil
    }
  }

  private static func growth(_ prediction: Prediction?) -> String? {
    prediction?.exponent.map { String(format: "grows like n^%.1f", $0) }
  }

  /// Describes a quantity that was not observed to grow: it may still do so far beyond the measured
  /// sizes.
  private func stillness(_ prediction: Prediction) -> String {
    guard let largest = measurements.last?.size, prediction.high.isInfinite else {
      return "hardly grows"
    }
    return "sizes up to \(largest.grouped) tell little, more --seconds would measure larger ones"
  }

  private func line(
    _ prediction: Prediction, limit: Double, _ text: (Double) -> String
  ) -> String {
    let how =
      prediction.isMeasured ? "measured" : Self.growth(prediction) ?? stillness(prediction)
    let range =
      prediction.high.isFinite
      ? "\(text(prediction.low)) to \(text(prediction.high))" : "at least \(text(prediction.low))"
    return "\(how): \(range) at \(prediction.size.grouped), the limit is \(text(limit))"
  }
}

extension Estimate: Encodable {
  private enum CodingKeys: String, CodingKey {
    case target, verdict, measurements, time, memory, failure
    case largestSize = "largest_size"
  }

  private enum PredictionKeys: String, CodingKey {
    case low, high, limit, exponent, measured
  }

  private enum FailureKeys: String, CodingKey {
    case size, verdict, message
  }

  /// Encodes the estimate; every key is always present, and unknown values are `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(target, forKey: .target)
    try container.encode(verdict.rawValue, forKey: .verdict)
    try container.encode(largestSize, forKey: .largestSize)
    try container.encode(measurements, forKey: .measurements)
    let predictions = [
      (CodingKeys.time, time, limits.cpuSeconds),
      (.memory, memory, Double(limits.memoryBytes)),
    ]
    for (key, prediction, limit) in predictions {
      guard let prediction else {
        try container.encodeNil(forKey: key)
        continue
      }
      var inner = container.nestedContainer(keyedBy: PredictionKeys.self, forKey: key)
      try inner.encode(prediction.low, forKey: .low)
      try inner.encode(prediction.high.isFinite ? prediction.high : nil, forKey: .high)
      try inner.encode(limit, forKey: .limit)
      try inner.encode(prediction.exponent, forKey: .exponent)
      try inner.encode(prediction.isMeasured, forKey: .measured)
    }
    guard let failure else { return try container.encodeNil(forKey: .failure) }
    var inner = container.nestedContainer(keyedBy: FailureKeys.self, forKey: .failure)
    try inner.encode(failure.size, forKey: .size)
    try inner.encode(failure.verdict.rawValue, forKey: .verdict)
    try inner.encode(failure.message, forKey: .message)
  }
}
