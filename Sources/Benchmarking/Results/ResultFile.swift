// A run as it is kept: JSON whose keys and meanings do not change.

import Foundation

/// How a run was made.
public struct RunSettings: Codable, Equatable, Sendable {
  /// When: `"2026-11-21T14:00:00Z"`.
  public var date: String?
  /// The words of the command line.
  public var arguments: [String]?
  /// What all inputs follow from.
  public var seed: UInt64?
  /// The least number of samples of each contender.
  public var samples: Int?
  /// The least time in seconds that the samples of a contender take together.
  public var minimumSeconds: Double?
  /// How often all races were run, of which the quietest pass counts; `nil` is once.
  public var passes: Int?
  /// What was left out, and why: peers that this machine cannot build.
  public var skipped: [String]?
  /// What else there is to know, such as the instructions that a peer has chosen.
  public var notes: [String]?

  private enum CodingKeys: String, CodingKey {
    case date, arguments, seed, samples, passes, skipped, notes
    case minimumSeconds = "min_time_seconds"
  }

  /// Describes how a run was made.
  public init(
    date: String? = nil, arguments: [String]? = nil, seed: UInt64? = nil, samples: Int? = nil,
    minimumSeconds: Double? = nil, passes: Int? = nil, skipped: [String]? = nil,
    notes: [String]? = nil
  ) {
    self.date = date
    self.arguments = arguments
    self.seed = seed
    self.samples = samples
    self.minimumSeconds = minimumSeconds
    self.passes = passes
    self.skipped = skipped
    self.notes = notes
  }
}

/// The results of a run, with the machine and the settings that they come from.
public struct ResultFile: Codable, Equatable, Sendable {
  /// Where it was measured.
  public var machine: Machine
  /// How it was measured.
  public var settings: RunSettings
  /// What was measured.
  public var results: [BenchmarkResult]

  /// Puts a file together.
  public init(machine: Machine, settings: RunSettings, results: [BenchmarkResult]) {
    self.machine = machine
    self.settings = settings
    self.results = results
  }

  /// Reads a file.
  ///
  /// - Throws: `ResultFileError` if there is none, or if it is not what `json()` writes.
  public init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ResultFileError(path, "no such file")
    }
    do {
      self = try JSONDecoder().decode(ResultFile.self, from: data)
    } catch let error as DecodingError {
      throw ResultFileError(path, "no results of a run: \(error.place)")
    }
  }

  /// Returns the file's text: an object with `machine`, `settings` and `results`.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Returns the results as a table of comma-separated values, with a header.
  public func csv() -> String {
    let header = [
      "suite", "contender", "peer", "type", "pattern", "n", "median_ns_per_element",
      "mad_ns_per_element", "samples",
    ]
    let rows = results.map { result in
      [
        result.suite, result.contender, "\(result.peer)", result.type, result.pattern,
        "\(result.n)", "\(result.medianNanoseconds)", "\(result.madNanoseconds)",
        "\(result.samples)",
      ]
    }
    return ([header] + rows).map { $0.map(Self.cell).joined(separator: ",") + "\n" }.joined()
  }

  /// Quotes a cell where RFC 4180 demands it.
  private static func cell(_ text: String) -> String {
    text.contains { ",\"\r\n".contains($0) }
      ? "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\"" : text
  }
}

/// A file that holds no results.
public struct ResultFileError: Error, Equatable, CustomStringConvertible {
  /// What is wrong: `"old.json: no such file"`.
  public let description: String

  init(_ path: String, _ reason: String) {
    description = "\(path): \(reason)"
  }
}

extension DecodingError {
  /// What is wrong, and where: `"results[3].n: a number is missing"`.
  fileprivate var place: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(Self.path(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(Self.path(context.codingPath)) is of another type"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? "no JSON" : "\(Self.path(context.codingPath)) makes no sense"
    @unknown default: "\(self)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
