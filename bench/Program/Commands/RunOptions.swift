// The options of `bench run`, parsed and validated before anything is done.

import Arguments
import Benchmarking
import Foundation
import Peers
import Reporting

/// The parsed options of `bench run`.
struct RunOptions: Sendable {
  let wishes: Wishes
  let effort: Race.Effort
  /// The number of passes over all races.
  let passes: Int
  let seed: UInt64
  let peers: PeerLibrary.Selection
  let json: ReportFile?
  let csv: ReportFile?
  let html: ReportFile?
  let isColored: Bool
  let isQuiet: Bool
  /// The options as given, for the report.
  let words: [String]

  /// Parses the options.
  ///
  /// - Throws: `UsageError` if they are invalid.
  init(_ arguments: ParsedArguments) throws {
    typealias Known = RunOptionDescriptions
    let workloads = Workloads.all
    wishes = Wishes(
      suites: try Self.names(
        Known.suites, in: arguments, kind: "suite", known: Workloads.names),
      algorithms: try Self.names(
        Known.algorithms, in: arguments, kind: "algorithm", known: workloads.flatMap(\.algorithms)),
      patterns: try Self.names(
        Known.patterns, in: arguments, kind: "pattern", known: workloads.flatMap(\.patterns)),
      types: try Self.names(
        Known.types, in: arguments, kind: "type", known: workloads.flatMap(\.types)),
      lengths: try arguments.value(of: Known.lengths),
      isQuick: arguments.has(Known.quick),
      includesQuadratic: arguments.has(Known.includeQuadratic))
    effort = Race.Effort(
      samples: try arguments.value(of: Known.samples) ?? Known.usualSamples,
      seconds: try arguments.value(of: Known.minimumTime)
        ?? (wishes.isQuick ? Known.quickSeconds : Known.usualSeconds))
    passes = try arguments.value(of: Known.passes) ?? 1
    seed = try arguments.value(of: Known.seed) ?? Known.usualSeed
    peers = try Self.peers(arguments)
    let table = ReportKind(name: "such report") { $0.hasPrefix("suite,") }
    json = try Self.file(Known.json, over: .json, in: arguments)
    csv = try Self.file(Known.csv, over: table, in: arguments)
    html = try Self.file(Known.html, over: .picture, in: arguments)
    let files = [(Known.json, json), (Known.csv, csv), (Known.html, html)]
    for (index, (option, file)) in files.enumerated() {
      guard let file else { continue }
      if let other = files[..<index].first(where: { $0.1?.path == file.path })?.0 {
        throw UsageError(
          "\(other.spelling) and \(option.spelling) cannot both be written to one file")
      }
    }
    isColored = !arguments.has(Known.noColor)
    isQuiet = arguments.has(Known.quiet)
    words = arguments.options.flatMap { ["--\($0.name)"] + [$0.value].compactMap { $0 } }
  }

  private static func names(
    _ option: Option<[String]>, in arguments: ParsedArguments, kind: String, known: [String]
  ) throws -> Set<String>? {
    guard let names = try arguments.value(of: option) else { return nil }
    for name in names where !known.contains(name) {
      throw UsageError(unknown: kind, name, known: Set(known).sorted())
    }
    return Set(names)
  }

  private static func peers(_ arguments: ParsedArguments) throws -> PeerLibrary.Selection {
    let option = RunOptionDescriptions.peers
    switch try arguments.value(of: option) {
    case nil, ["all"]: return .all
    case ["none"]: return .none
    default:
      let names = try names(option, in: arguments, kind: "peer", known: PeerLibrary.names)
      return .named(names ?? [])
    }
  }

  private static func file(
    _ option: Option<String>, over kind: ReportKind, in arguments: ParsedArguments
  ) throws -> ReportFile? {
    guard let path = try arguments.value(of: option) else { return nil }
    do {
      return try ReportFile(path, over: kind)
    } catch {
      throw UsageError("\(error)")
    }
  }
}
