// Bundles a solution and the declarations that it reaches in its package into one file.

import Files
import Foundation
import Judging

/// Bundles solutions into submissions of a single file.
///
///     let sources = try SolutionSources(folder: "problems/boj-2750/solution", root: ".")
///     let submission = try Bundler(launcher: launcher).submission(
///       of: sources, header: header, profile: .boj)
///     submission.size  // 9000
public struct Bundler: Sendable {
  private let compiler: Compiler

  /// Uses a launcher to run the compiler.
  public init(launcher: Launcher) {
    compiler = Compiler(launcher: launcher)
  }

  /// Returns the submission of a solution: one file with only the declarations that are reachable from it.
  ///
  /// The same sources give the same bytes.
  ///
  /// - Parameters:
  ///   - sources: The solution and what it imports.
  ///   - header: The content of the comment at the top.
  ///   - profile: The judge that will compile it, with its language mode and compilation conditions.
  ///   - keepsDocumentation: Whether documentation comments stay, and in modules all other comments too.
  /// - Throws: `BundleError` if the sources do not compile or their names clash.
  public func submission(
    of sources: SolutionSources, header: SubmissionHeader, profile: JudgeProfile,
    keepsDocumentation: Bool = false
  ) throws -> Submission {
    func submission(of sources: SolutionSources) throws -> Submission {
      // Without its qualifier, the name may refer to another function.
      let qualified = sources.qualifiedFunctions
      if qualified.isEmpty { return try submission(ofUnqualified: sources) }
      do {
        return try submission(of: sources, renaming: qualified)
      } catch let error as BundleError {
        // The solution uses a name without its qualifier, too: what else has it may be a label only.
        do {
          return try submission(ofUnqualified: sources)
        } catch is BundleError {
          throw error
        }
      }
    }
    func submission(ofUnqualified sources: SolutionSources) throws -> Submission {
      do {
        return try self.submission(
          of: sources, header: header, profile: profile, keepingDocumentation: keepsDocumentation)
      } catch var error as BundleError {
        // A declaration of the solution shadows one of a module, which may be unreachable anyway.
        let renamed = sources.withHiddenTypesRenamed(error.redeclaredNames)
        let functions = sources.hiddenFunctions(error.redeclaredNames)
          .subtracting(error.usedNames)
        for others in [renamed, error.hidden.flatMap(sources.without)].compactMap({ $0 }) {
          do {
            return try submission(ofUnqualified: others)
          } catch let other as BundleError {
            // Once all types have unique names, only genuine errors are left.
            if renamed?.isSingleFile == true { error = other }
          }
        }
        // If types were renamed, the recursive call has already tried this.
        if renamed == nil, !functions.isEmpty {
          return try submission(of: sources, renaming: functions)
        }
        throw error
      }
    }
    func submission(
      of sources: SolutionSources, renaming functions: Set<String>
    ) throws -> Submission {
      do {
        return try submission(of: sources.renamingInModules(functions))
      } catch let error as BundleError {
        throw error.withRenamedFunctions(functions)
      }
    }
    return try submission(of: sources)
  }

  private func submission(
    of sources: SolutionSources, header: SubmissionHeader, profile: JudgeProfile,
    keepingDocumentation keepsDocumentation: Bool
  ) throws -> Submission {
    let folder = try TemporaryFolder()
    let paths = try copies(of: sources, in: folder)
    let (dumps, errors) = try dump(paths, of: sources, profile: profile, in: folder)
    let originals = Dictionary(uniqueKeysWithValues: zip(paths, sources.files))
    let declarations = zip(paths, sources.files).flatMap { path, file in
      dumps[path].map { DeclarationReader.declarations(of: file, in: $0) } ?? []
    }
    let index = DeclarationIndex(declarations)
    do {
      let tolerated = try check(errors, index, originals, of: sources.name)
      return try submission(
        of: sources, index, tolerated, header: header, keepingDocumentation: keepsDocumentation)
    } catch var error as BundleError {
      let redeclared = Set(errors.compactMap(NameClash.redeclaredName))
      error.usedNames = sources.namesOfModules(usedIn: index, redeclared: redeclared)
      error.redeclaredNames = redeclared.filter(index.isShared)
      throw error
    }
  }

  /// Returns the submission of sources that compile as one module.
  ///
  /// - Parameter tolerated: Name clashes that do not matter unless the declarations are used.
  private func submission(
    of sources: SolutionSources, _ index: DeclarationIndex, _ tolerated: [NameClash],
    header: SubmissionHeader, keepingDocumentation keepsDocumentation: Bool
  ) throws -> Submission {
    let reached = Reachability.reached(in: index)
    let hidden =
      HiddenName.first(in: reached, of: index, in: sources)
      ?? HiddenName.type(in: reached, of: index, in: sources)
      ?? HiddenName.witness(in: reached, of: index, in: sources)
    if let hidden {
      throw BundleError("\(sources.name) does something else as one file:\n\(hidden)")
    }
    for file in sources.files {
      let mentions = sources.moduleMentions(in: file)
      if let lost = LostQualifier.first(in: file, mentions, reached, of: index) {
        throw BundleError("\(lost)")
      }
    }
    if let question = reached.declarations.lazy.compactMap({ sources.lostCondition(in: $0) }).first
    {
      throw BundleError(question)
    }
    let clashes = NameClash.all(in: reached.declarations)
    if let clash = (clashes + tolerated.filter { $0.isMet(by: reached, in: index) }).first {
      throw BundleError(clash)
    }
    return SubmissionWriter.submission(
      header: header, sources: sources, reached: reached, of: index,
      keepsDocumentation: keepsDocumentation)
  }

  /// Writes copies of the files that compile as one module: their imports of each other and module
  /// qualifiers are blanked, so that everything else keeps its line.
  private func copies(of sources: SolutionSources, in folder: TemporaryFolder) throws -> [String] {
    try sources.files.enumerated().map { number, file in
      var bytes = file.bytes
      for range in sources.moduleMentions(in: file) + Retroactivity.mentions(in: file) {
        Self.blank(range, in: &bytes)
      }
      return try folder.write(bytes, as: file.isMain ? "main.swift" : "file\(number).swift")
    }
  }

  /// Replaces bytes by spaces, without separating a preceding operator from its operand.
  private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for offset in range where bytes[offset] != UInt8(ascii: "\n") {
      bytes[offset] = UInt8(ascii: " ")
    }
    let symbols = bytes[..<range.lowerBound].reversed().prefix {
      "/=-+!*%<>&|^~?.@\\".utf8.contains($0)
    }
    let start = range.lowerBound - symbols.count
    guard !symbols.isEmpty, bytes[range].allSatisfy({ $0 == UInt8(ascii: " ") }) else { return }
    let isMember = symbols.elementsEqual(".".utf8)
    if isMember || start == 0 || " \n\t([{,;:".utf8.contains(bytes[start - 1]) {
      // `!FastIO.x` and `x.FastIO::y` become `        !x` and `x        .y`,
      bytes.replaceSubrange(
        start..<range.upperBound, with: bytes[range] + bytes[start..<range.lowerBound])
    } else {
      // and `a+FastIO.x` becomes `a +      x`: the name and its dot are at least two blanks.
      bytes.replaceSubrange(
        start..<range.upperBound,
        with: bytes[range].prefix(1) + bytes[start..<range.lowerBound] + bytes[range].dropFirst())
    }
  }

  /// Has the compiler dump the syntax trees of all files, and returns them by path.
  private func dump(
    _ paths: [String], of sources: SolutionSources, profile: JudgeProfile,
    in folder: TemporaryFolder
  ) throws -> (dumps: [String: SyntaxDump], errors: [Diagnostic]) {
    // Two processes dump half of the files each: 0.4 s instead of 0.6 for 3,000 lines.
    let sizes = sources.files.map(\.bytes.count)
    let all = try Self.halves(of: sizes).mapSideBySide { half in
      try compiler.syntax(
        of: paths, primary: Set(half.map { paths[$0] }), profile: profile, in: folder)
    }
    let dumps = all.flatMap(\.dumps).map { ($0.path, $0) }
    // Both have parsed all files, so both report each syntax error.
    let errors = all.flatMap(\.errors).reduce(into: [Diagnostic]()) { errors, error in
      if !errors.contains(error) { errors.append(error) }
    }
    return (Dictionary(dumps) { first, _ in first }, errors)
  }

  /// Partitions the indices into two groups of about the same total size, or one if there is only one.
  private static func halves(of sizes: [Int]) -> [Set<Int>] {
    var halves: [(indices: Set<Int>, size: Int)] = [([], 0), ([], 0)]
    for index in sizes.indices.sorted(by: { (sizes[$0], $1) > (sizes[$1], $0) }) {
      let smaller = halves[0].size <= halves[1].size ? 0 : 1
      halves[smaller].indices.insert(index)
      halves[smaller].size += sizes[index]
    }
    return halves.map(\.indices).filter { !$0.isEmpty }
  }

  /// Throws if the sources do not compile as one module; returns the name clashes that do not matter
  /// unless one of the declarations is used.
  private func check(
    _ errors: [Diagnostic], _ index: DeclarationIndex, _ originals: [String: SourceFile],
    of name: String
  ) throws -> [NameClash] {
    // The variables of a single file are others, and those that nobody needs are not in it: its check tells.
    let errors = errors.filter { !$0.message.contains("is not concurrency-safe because") }
    if errors.isEmpty { return [] }
    let clashes = NameClash.all(in: index.all)
    let others = errors.filter { !$0.message.hasPrefix(NameClash.redeclaration) }
    if others.isEmpty, !clashes.isEmpty { return clashes }
    if let clash = clashes.first(where: { clash in
      others.contains { $0.message.contains("'\(clash.name)'") }
    }) {
      throw BundleError(clash)
    }
    for error in errors {
      guard let clash = NameClash.behind(error, in: index, originals) else { continue }
      // Of two the compiler may choose the unavailable one that only says what to write instead.
      if others.isEmpty || others.contains(where: clash.isMeant(by:)) { throw BundleError(clash) }
    }
    let mapped = errors.map { error in
      var error = error
      if error.message.hasPrefix("no such module '") {
        let name = error.message.split(separator: "'")[1]
        error.message += ": a module of the package is a folder, Sources/\(name)"
      }
      if error.message.hasPrefix("'main' attribute cannot be used") {
        error.message += ": judges compile a main.swift, where statements stand at the top level"
      }
      error.path = error.path.map { originals[$0]?.path ?? $0 }
      return error
    }
    let hidden = HiddenName.all(behind: others, index, in: originals)
    if hidden.isEmpty { throw BundleError("\(name) does not compile:", mapped) }
    let lines = ["\(name) does not compile as one file:"] + hidden.map(\.description)
    throw BundleError(lines.joined(separator: "\n"), mapped)
  }
}
