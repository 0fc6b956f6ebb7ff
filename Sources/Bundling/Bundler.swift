// Makes one file of a solution and what it reaches of its package.

import Files
import Foundation
import Judging

/// Makes submissions.
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

  /// Returns the submission of a solution: only what it reaches, in one file.
  ///
  /// The same sources give the same bytes.
  ///
  /// - Parameters:
  ///   - sources: The solution and what it imports.
  ///   - header: What the comment at the top says.
  ///   - profile: The judge that is to compile it: its language mode and conditions count.
  ///   - keepsDocumentation: Whether documentation comments stay, and in modules any others.
  /// - Throws: `BundleError` if the sources do not compile or their names clash.
  public func submission(
    of sources: SolutionSources, header: SubmissionHeader, profile: JudgeProfile,
    keepsDocumentation: Bool = false
  ) throws -> Submission {
    func submission(of sources: SolutionSources) throws -> Submission {
      // Without the module's name before it, it may be another.
      let qualified = sources.qualifiedFunctions
      if !qualified.isEmpty {
        return try submission(of: sources, renaming: qualified)
      }
      do {
        return try self.submission(
          of: sources, header: header, profile: profile, keepingDocumentation: keepsDocumentation)
      } catch var error as BundleError {
        // What the solution declares hides what a module declares, which may not be needed at all.
        let renamed = sources.withHiddenTypesRenamed
        let functions = sources.hiddenFunctions.subtracting(error.usedNames)
        for others in [renamed, error.hidden.flatMap(sources.without)].compactMap({ $0 }) {
          do {
            return try submission(of: others)
          } catch let other as BundleError {
            // Where all types have names of their own, only what is really wrong is left.
            if renamed?.isSingleFile == true { error = other }
          }
        }
        // With other names for types, this has been tried.
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
      error.usedNames = sources.namesOfModules(
        usedIn: index, redeclared: Set(errors.compactMap(NameClash.redeclaredName)))
      throw error
    }
  }

  /// Returns the submission of sources that compile as one module.
  ///
  /// - Parameter tolerated: Clashes of names that do not matter if nobody uses them.
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

  /// Writes the files for the compiler, which is to see them as one module: without the imports of
  /// each other, but with every other byte in its place.
  private func copies(of sources: SolutionSources, in folder: TemporaryFolder) throws -> [String] {
    try sources.files.enumerated().map { number, file in
      var bytes = file.bytes
      for range in sources.moduleMentions(in: file) {
        Self.blank(range, in: &bytes)
      }
      return try folder.write(bytes, as: file.isMain ? "main.swift" : "file\(number).swift")
    }
  }

  /// Puts blanks in place of some bytes, without parting an operator before them from what follows.
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

  /// Has the compiler dump what it knows of all files, and returns it by their paths.
  private func dump(
    _ paths: [String], of sources: SolutionSources, profile: JudgeProfile,
    in folder: TemporaryFolder
  ) throws -> (dumps: [String: SyntaxDump], errors: [Diagnostic]) {
    // Each of two processes takes half of the files apart: 0.4 s instead of 0.6 for 3,000 lines.
    let sizes = sources.files.map(\.bytes.count)
    let all = try Self.halves(of: sizes).mapSideBySide { half in
      try compiler.syntax(
        of: paths, primary: Set(half.map { paths[$0] }), profile: profile, in: folder)
    }
    let dumps = all.flatMap(\.dumps).map { ($0.path, $0) }
    // Both have read all files: what is wrong with their syntax, both have told.
    let errors = all.flatMap(\.errors).reduce(into: [Diagnostic]()) { errors, error in
      if !errors.contains(error) { errors.append(error) }
    }
    return (Dictionary(dumps) { first, _ in first }, errors)
  }

  /// Divides things of different sizes into two parts of about the same size, or one if there is
  /// only one.
  private static func halves(of sizes: [Int]) -> [Set<Int>] {
    var halves: [(indices: Set<Int>, size: Int)] = [([], 0), ([], 0)]
    for index in sizes.indices.sorted(by: { (sizes[$0], $1) > (sizes[$1], $0) }) {
      let smaller = halves[0].size <= halves[1].size ? 0 : 1
      halves[smaller].indices.insert(index)
      halves[smaller].size += sizes[index]
    }
    return halves.map(\.indices).filter { !$0.isEmpty }
  }

  /// Throws if the sources do not compile as one module; returns clashes that do not matter if nobody
  /// uses either declaration.
  private func check(
    _ errors: [Diagnostic], _ index: DeclarationIndex, _ originals: [String: SourceFile],
    of name: String
  ) throws -> [NameClash] {
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
      // Of two the compiler may mean the one that only tells what to write instead, and tell.
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
