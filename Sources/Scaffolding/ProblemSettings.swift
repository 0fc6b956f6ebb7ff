// `problem.json`: the settings of a problem without a judge program.

import Files
import Foundation

/// The limits of a problem and how its outputs are judged; unknown values are `nil`.
///
/// A problem without a judge program has them in the file `problem.json` of its folder:
///
///     {
///       "time_seconds": 2,
///       "memory_mib": 256,
///       "output_mib": 64,
///       "compare": "float:1e-9"
///     }
///
/// In place of `compare` it may have `checker` or `interactor`, and then `checker_protocol`. With `brute` and
/// `generator`, and perhaps `validator`, it can be stress-tested. With `subtasks` it brings points.
public struct ProblemSettings: Equatable, Sendable {
  /// The CPU time limit in seconds.
  public var timeSeconds: Double?
  /// The memory limit in MiB.
  public var memoryMebibytes: Int?
  /// The output limit in MiB.
  public var outputMebibytes: Int?
  /// How outputs are compared with answers, as `verdict test --compare` takes it.
  public var compare: String?
  /// The command line of the checker, as `verdict test --checker` takes it.
  public var checker: String?
  /// The command line of the interactor, as `verdict test --interactor` takes it.
  public var interactor: String?
  /// The calling convention of either, as `verdict test --checker-protocol` takes it.
  public var checkerProtocol: String?
  /// The command line of the brute force, as `verdict stress --brute` takes it.
  public var brute: String?
  /// The command line of the input generator, as `verdict stress --generator` takes it.
  public var generator: String?
  /// The command line of the input validator, as `verdict stress --validator` takes it.
  public var validator: String?
  /// The subtasks, if it has any.
  public var subtasks: [Subtask]?

  /// Creates settings.
  public init(
    timeSeconds: Double? = nil, memoryMebibytes: Int? = nil, outputMebibytes: Int? = nil,
    compare: String? = nil
  ) {
    self.timeSeconds = timeSeconds
    self.memoryMebibytes = memoryMebibytes
    self.outputMebibytes = outputMebibytes
    self.compare = compare
  }

  /// The name of the file.
  public static let fileName = "problem.json"

  /// The valid time limits in seconds.
  public static let times = 0.001...86_400
  /// The valid memory limits in MiB.
  public static let memories = 1...1_048_576
  private static let outputs = 1...65_536

  /// Reads the file in a problem's folder; without a file, all values are `nil`.
  ///
  /// - Throws: `ScaffoldingError.files` if it is invalid, with the reason.
  public init(folder: String) throws {
    let path = folder + "/" + Self.fileName
    // A link that leads nowhere is there, and an error.
    guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else {
      self.init()
      return
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ScaffoldingError.files(path, reason: "\(FileFault(error))")
    }
    // A decoder would take UTF-16, too, which has zero bytes, but no one else who reads the file.
    if data.contains(0) || String(bytes: data, encoding: .utf8) == nil {
      throw ScaffoldingError.files(path, reason: "not UTF-8")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let DecodingError.dataCorrupted(context) {
      throw ScaffoldingError.files(
        path, reason: MalformedJSON(data)?.reason ?? context.debugDescription)
    } catch let DecodingError.valueNotFound(type, context),
      let DecodingError.typeMismatch(type, context)
    {
      // Of an element of an array that is its number.
      let keys = context.codingPath.filter { $0.intValue == nil }
      let place = keys.map { "\($0.stringValue): " }.joined()
      throw ScaffoldingError.files(path, reason: "\(place)expected \(Self.words(for: type))")
    }
    if let repeated = RepeatedKey(data) {
      throw ScaffoldingError.files(path, reason: repeated.reason)
    }
  }

  /// The text of the file.
  public var text: String {
    let lines: [(CodingKeys, String?)] = [
      (.timeSeconds, timeSeconds.map(Self.text(seconds:))),
      (.memoryMebibytes, memoryMebibytes.map(String.init)),
      (.outputMebibytes, outputMebibytes.map(String.init)),
      (.compare, compare.map(Self.text(string:))), (.checker, checker.map(Self.text(string:))),
      (.interactor, interactor.map(Self.text(string:))),
      (.checkerProtocol, checkerProtocol.map(Self.text(string:))),
      (.brute, brute.map(Self.text(string:))), (.generator, generator.map(Self.text(string:))),
      (.validator, validator.map(Self.text(string:))),
      (.subtasks, subtasks.map(Self.text(subtasks:))),
    ]
    let known = lines.compactMap { key, value in value.map { "  \"\(key.rawValue)\": \($0)" } }
    return known.isEmpty ? "{}\n" : "{\n\(known.joined(separator: ",\n"))\n}\n"
  }

  /// Returns a string as a JSON literal.
  private static func text(string: String) -> String { literal(string) ?? "\"\"" }

  /// Returns subtasks as a JSON literal, one in each line.
  private static func text(subtasks: [Subtask]) -> String {
    let lines = subtasks.compactMap { literal($0).map { "    \($0)" } }
    return lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
  }

  private static func literal(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Says what a value of a type is in JSON.
  private static func words(for type: Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is String.Type: "a text in quotes"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }

  /// Returns a time, without a fraction if it is an integer: `"2"`, `"0.5"`.
  static func text(seconds: Double) -> String {
    Int(exactly: seconds).map(String.init) ?? "\(seconds)"
  }
}

extension ProblemSettings: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case timeSeconds = "time_seconds"
    case memoryMebibytes = "memory_mib"
    case outputMebibytes = "output_mib"
    case compare, checker, interactor
    case checkerProtocol = "checker_protocol"
    case brute, generator, validator, subtasks
  }

  /// Any key: a misspelled one is an error, not a missing one.
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Decodes the settings; unknown keys and values out of range are errors.
  public init(from decoder: any Decoder) throws {
    try Self.refuseOtherKeys(than: CodingKeys.self, in: decoder)
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Double? {
      let value = try values.decodeIfPresent(Double.self, forKey: key)
      if let value, let fault = Self.fault(key, value) { throw Self.fault(fault) }
      return value
    }
    timeSeconds = try number(.timeSeconds)
    memoryMebibytes = try number(.memoryMebibytes).map { Int($0) }
    outputMebibytes = try number(.outputMebibytes).map { Int($0) }
    compare = try values.decodeIfPresent(String.self, forKey: .compare)
    checker = try values.decodeIfPresent(String.self, forKey: .checker)
    interactor = try values.decodeIfPresent(String.self, forKey: .interactor)
    checkerProtocol = try values.decodeIfPresent(String.self, forKey: .checkerProtocol)
    brute = try values.decodeIfPresent(String.self, forKey: .brute)
    generator = try values.decodeIfPresent(String.self, forKey: .generator)
    validator = try values.decodeIfPresent(String.self, forKey: .validator)
    subtasks = try values.decodeIfPresent([Subtask].self, forKey: .subtasks)
    // A generator without a brute force is fine: for an interactor without answers, and for estimates.
    if brute != nil && generator == nil {
      throw Self.fault("brute needs a generator")
    }
    if validator != nil && generator == nil {
      throw Self.fault("validator needs a generator")
    }
    if interactor != nil, compare != nil || checker != nil {
      throw Self.fault("the interactor decides alone: leave out compare and checker")
    }
    if compare != nil && checker != nil {
      throw Self.fault("compare and checker exclude each other")
    }
    if checkerProtocol != nil && checker == nil && interactor == nil {
      throw Self.fault("checker_protocol needs checker or interactor")
    }
  }

  /// The first invalid limit: `"time_seconds: expected a number from 0.001 to 86400, found 0"`.
  public var fault: String? {
    let limits = [
      (CodingKeys.timeSeconds, timeSeconds), (.memoryMebibytes, memoryMebibytes.map(Double.init)),
      (.outputMebibytes, outputMebibytes.map(Double.init)),
    ]
    return limits.lazy.compactMap { key, value in value.flatMap { Self.fault(key, $0) } }.first
  }

  private static func fault(_ limit: CodingKeys, _ value: Double) -> String? {
    let (least, most): (Double, Int) =
      switch limit {
      case .memoryMebibytes: (Double(memories.lowerBound), memories.upperBound)
      case .outputMebibytes: (Double(outputs.lowerBound), outputs.upperBound)
      default: (times.lowerBound, Int(times.upperBound))
      }
    let isNumber = limit == .timeSeconds || value == value.rounded()
    if isNumber && value >= least && value <= Double(most) { return nil }
    let kind = limit == .timeSeconds ? "a number" : "a whole number"
    return "\(limit.rawValue): expected \(kind) from \(text(seconds: least)) to \(most), "
      + "found \(text(seconds: value))"
  }

  static func fault(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: reason))
  }

  /// Throws if an object has a key that is none of these.
  ///
  /// - Parameter place: What the error begins with.
  static func refuseOtherKeys<Key>(
    than type: Key.Type, in decoder: any Decoder, _ place: String = ""
  ) throws where Key: CaseIterable & RawRepresentable, Key.RawValue == String {
    let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    let known = Key.allCases.map(\.rawValue)
    if let surplus = keys.sorted().first(where: { !known.contains($0) }) {
      throw fault("\(place)no key '\(surplus)'. Known: \(known.joined(separator: ", "))")
    }
  }
}
