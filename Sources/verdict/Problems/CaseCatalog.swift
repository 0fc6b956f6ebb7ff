// The cases of one problem: stored ones and generated ones, by set and by name.

import Arguments
import Files
import Foundation
import Judging

/// Which cases to judge.
enum CaseSet: String, CaseIterable, Sendable {
  case sample, secret, generated, all
}

/// The cases of one problem, or of a folder without a problem.
struct CaseCatalog: Sendable {
  private let stored: [Case]
  private let generated: [Case]
  private let families: [JudgeProgram.Description.Family]
  private let judge: JudgeProgram?

  /// Gathers the cases of a problem.
  ///
  /// - Throws: `JudgeError` if the judge program fails.
  init(problem: Problem, jury: ProblemJury) throws {
    judge = jury.judge?.program
    families = jury.judge?.description.cases ?? []
    generated = try judge?.cases() ?? []
    do {
      let found = try DataFolder(problem.dataPath).cases()
      let program = jury.interactor == nil ? judge : nil
      stored = found.map { given in
        guard let program else { return Self.advising(given, of: problem) }
        // Whoever writes a judge program has only the samples to try it on.
        return given.name.hasPrefix("sample/")
          ? program.agreeing(with: given) : program.answering(given)
      }
    } catch JudgeError.noCases {
      stored = []
    }
  }

  /// Returns a case whose missing answer is an error that tells what does without one.
  private static func advising(_ given: Case, of problem: Problem) -> Case {
    Case(
      name: given.name, input: given.input,
      answer: { input in
        do {
          return try given.answer(input)
        } catch let missing as CaseFiles.MissingHalf {
          let run = "verdict run \(problem.id) \(ShellText.quoted(given.name))"
          throw missing.advising("\(run) shows time and memory without it")
        }
      })
  }

  /// Gathers the cases in a folder.
  ///
  /// - Throws: `UsageError` if there are none.
  init(folder: String) throws {
    guard FileManager.default.isFolder(folder) else {
      throw UsageError("--data: there is no folder \(folder)")
    }
    do {
      stored = try DataFolder(folder).cases()
    } catch let error as JudgeError {
      throw UsageError("--data: \(error)")
    }
    (generated, families, judge) = ([], [], nil)
  }

  /// Returns the cases of a set: samples first, generated cases last.
  func cases(in set: CaseSet) -> [Case] {
    switch set {
    case .sample: stored(in: "sample/")
    case .secret: stored(in: "secret/")
    case .generated: generated
    case .all:
      stored(in: "sample/")
        + stored.filter { !$0.name.hasPrefix("sample/") && !$0.name.hasPrefix("secret/") }
        + stored(in: "secret/") + generated
    }
  }

  /// Returns the cases of a name: one by its full name, as the table shows it, or all of a family.
  ///
  /// A family's name with `-SEED` is a case even if it is not in the table. The folder of a stored case may be left out if
  /// no other one has the same name.
  ///
  /// - Throws: `UsageError` if there is none; it suggests the nearest.
  func cases(named name: String) throws -> [Case] {
    let all = cases(in: .all)
    let short = Self.withoutFolder(name)
    if let exact = all.first(where: { $0.name == name || $0.name == Self.folder + short }) {
      return [exact]
    }
    if let family = families.first(where: { $0.name == short }), let judge {
      return family.seeds.map { judge.generatedCase(family.name, seed: $0) }
    }
    if let judge, let hyphen = short.lastIndex(of: "-"),
      let seed = UInt64(short[short.index(after: hyphen)...]),
      hasFamily(String(short[..<hyphen]))
    {
      return [judge.generatedCase(String(short[..<hyphen]), seed: seed)]
    }
    let named = stored.filter { $0.name.hasSuffix("/\(name)") }
    if named.count == 1 { return named }
    throw UsageError(
      unknown: "case", VisibleText.name(name),
      known: (stored.map(\.name) + families.map(\.name)).map(VisibleText.name),
      others: generated.map(\.name))
  }

  /// Returns the case of a name, or the first one of a family.
  ///
  /// - Throws: `UsageError` if there is none.
  func firstCase(named name: String) throws -> Case {
    if let first = try cases(named: name).first { return first }
    throw UsageError("the family '\(name)' has no seed of its own: give one, as in \(name)-1")
  }

  /// Returns the cases of a name, or those whose names match a pattern with `*`, `?` or `[…]` as in a shell.
  ///
  /// The folder of stored and generated cases may be left out.
  ///
  /// - Throws: `UsageError` if there are none.
  func cases(matching pattern: String) throws -> [Case] {
    let all = cases(in: .all)
    let isName = all.contains { $0.name == pattern } || !pattern.contains { "*?[".contains($0) }
    if isName { return try cases(named: pattern) }
    let matching = all.filter { item in
      let short = item.name.lastIndex(of: "/").map { String(item.name[$0...].dropFirst()) }
      return [item.name, short].contains { $0.map { fnmatch(pattern, $0, 0) == 0 } ?? false }
    }
    if matching.isEmpty { throw UsageError("no case is called \(VisibleText.name(pattern))") }
    return matching
  }

  /// Whether a name is that of a family of generated cases.
  func hasFamily(_ name: String) -> Bool {
    families.contains { $0.name == Self.withoutFolder(name) }
  }

  /// What the names of generated cases begin with; it may be left out.
  private static let folder = "generated/"

  private static func withoutFolder(_ name: String) -> String {
    name.hasPrefix(folder) ? String(name.dropFirst(folder.count)) : name
  }

  private func stored(in folder: String) -> [Case] {
    stored.filter { $0.name.hasPrefix(folder) }
  }
}
