// The file format of a run: JSON with stable keys.

import Files
import Foundation
import Reporting

/// The settings of a run.
public struct RunSettings: Codable, Equatable, Sendable {
  /// The date: `"2026-11-21T14:00:00Z"`.
  public var date: String?
  /// The command-line arguments.
  public var arguments: [String]?
  /// The seed of all inputs.
  public var seed: UInt64?
  /// The minimum number of samples of each contender.
  public var samples: Int?
  /// The minimum total time of a contender's samples in seconds.
  public var minimumSeconds: Double?
  /// The number of passes over all races, of which the quietest counts; `nil` means one.
  public var passes: Int?
  /// The skipped peers, which this machine cannot build, with the reasons.
  public var skipped: [String]?
  /// Other notes, such as the instruction set that a peer has chosen.
  public var notes: [String]?

  private enum CodingKeys: String, CodingKey {
    case date, arguments, seed, samples, passes, skipped, notes
    case minimumSeconds = "min_time_seconds"
  }

  /// Creates settings.
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

/// The results of a run, with its machine and settings.
public struct ResultFile: Codable, Equatable, Sendable {
  /// The machine.
  public var machine: Machine
  /// The settings.
  public var settings: RunSettings
  /// The results.
  public var results: [BenchmarkResult]

  /// Creates the contents of a file.
  public init(machine: Machine, settings: RunSettings, results: [BenchmarkResult]) {
    self.machine = machine
    self.settings = settings
    self.results = results
  }

  /// Reads a file.
  ///
  /// - Throws: `ResultFileError` if it cannot be read, if it is not in the format of `json()`, or if it has
  ///   figures that cannot have been measured.
  public init(path: String) throws {
    let data = try Data(ofResultFile: path)
    do {
      self = try JSONDecoder().decode(ResultFile.self, from: data)
    } catch let error as DecodingError {
      throw ResultFileError(path, "no results of a run: \(error.place)")
    }
    for (index, result) in results.enumerated() {
      if let fault = result.fault {
        throw ResultFileError(path, "no results of a run: results[\(index)].\(fault)")
      }
    }
  }

  /// Returns the file's text: an object with `machine`, `settings` and `results`.
  public func json() throws -> String {
    try JSONReport.text(self)
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

  /// Quotes a cell where RFC 4180 requires it.
  private static func cell(_ text: String) -> String {
    // Not by characters: "\r\n" is one, and so is a quote with a mark that is combined with it.
    let scalars = text.unicodeScalars
    return scalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
      ? "\"" + scalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\"" : text
  }
}

/// An error of reading a result file.
public struct ResultFileError: Error, Equatable, CustomStringConvertible {
  /// The reason: `"old.json: no such file or directory"`.
  public let description: String

  init(_ path: String, _ reason: String) {
    description = "\(path): \(reason)"
  }
}

extension Data {
  /// Reads a file.
  ///
  /// - Throws: `ResultFileError` if that is not possible.
  init(ofResultFile path: String) throws {
    do {
      self.init(try FileContents.bytes(at: path))
    } catch {
      throw ResultFileError(path, "\(error)")
    }
  }
}

extension DecodingError {
  /// The error with its location: `"results[3].n: a number is missing"`.
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
