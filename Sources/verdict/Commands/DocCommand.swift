// `verdict doc`: the modules' documentation in the terminal.

import Arguments
import Documenting
import Files
import Foundation
import Judging
import Reporting
import Scaffolding

/// The command `verdict doc`.
enum DocCommand {
  private static let names = Flag("names", about: "print only the names of all there is")

  static let command = Subcommand(
    description: CommandDescription(
      "doc", about: "show what the modules offer, and find what does a thing",
      operands: [
        .init(
          "WORD", count: 0...100,
          completion: .lines(ofOutputFor: ["doc", "--\(names.name)"]))
      ], options: [names],
      notes: """
        Without a WORD it lists the modules. The name of a module, a type, a member or a
        function shows it, in small or capital letters: Graphs, rootedtree,
        RootedTree.distance, fastSort. Other words find what is called so in C++, Python,
        other libraries or the tags of BOJ (in Korean), what solves a problem of Library
        Checker (staticrmq) or CSES (planets queries), and what has all of the words in
        its name or its documentation: verdict doc lca, verdict doc shortest path.

        exit codes:
          0 found     1 nothing found     2 invalid command line
          3 internal error
        """),
    run: { try run($0) })

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let reference = ModuleReference(of: try moduleFolders())
    // Several words may be one in quotation marks.
    let words = arguments.operands.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(
      String.init)
    if arguments.has(names) {
      if !words.isEmpty { throw UsageError("--names and words exclude each other") }
      return try print(Set(allNames(in: reference)).sorted().map { $0 + "\n" }.joined())
    }
    let warner = Console(usesStandardError: true)
    for file in reference.defects {
      warner.print("verdict: \(file.path): \(file.reason); its documentation may lack something")
    }
    guard let text = text(about: words, in: reference) else {
      let asked = words.joined(separator: " ")
      // Shorter or longer names are no typos.
      let near =
        (2...100).contains(asked.count)
        ? Suggestion.nearest(to: asked, among: allNames(in: reference)) : nil
      warner.print(
        "verdict: nothing is called '\(asked)' or says so"
          + (near.map { "; did you mean '\($0)'?" } ?? "; try another word for it"))
      return .rejected
    }
    return try print(text)
  }

  private static func print(_ text: String) throws -> ExitCode {
    try StandardOutput.write(Array(text.utf8))
    return .accepted
  }

  /// Returns the folders of the modules for solutions and for judge programs that the package around the current folder
  /// has or takes, with problems or without; else of the package that this program belongs to.
  private static func moduleFolders() throws -> [URL] {
    let library = Workspace.library(around: Launcher.folderOfThisProgram)
    guard
      let root = (try? ProblemPackage().root) ?? package(
        around: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        ?? library.map(URL.init(fileURLWithPath:))
    else {
      throw UsageError(
        "where are the modules? run verdict in their package, or in one that takes them")
    }
    return ([root] + NeighborPackages.folders(of: root)).flatMap(ModuleFolders.all)
  }

  /// Returns the nearest enclosing folder of a package.
  private static func package(around folder: URL) -> URL? {
    folder.resolvingSymlinksInPath().enclosingFolders.first(where: ProblemPackage.hasManifest)
  }

  private static func allNames(in reference: ModuleReference) -> [String] {
    let names = reference.declarations.map { $0.isType ? $0.path : $0.baseName }
    return reference.modules.map(\.name) + names.filter { $0.first?.isLetter == true }
  }

  // MARK: - What is shown

  /// Returns what there is to say; `nil` if there is nothing.
  private static func text(about words: [String], in reference: ModuleReference) -> String? {
    if words.isEmpty { return overview(of: reference) }
    if words.count == 1 {
      let found = reference.named(words[0])
      let isFunction = found.contains { $0.owner == nil && $0.baseName == words[0] }
      let module = reference.modules.first {
        $0.name == words[0] || !isFunction && $0.name.lowercased() == words[0].lowercased()
      }
      if let module {
        let title = module.name + (module.about.isEmpty ? "" : ": " + module.about)
        return title + "\n\n" + list(module.declarations)
      }
      if !found.isEmpty {
        // Such as `set`: that of a type here is not what is called so elsewhere.
        let elsewhere = found.contains(where: \.isType) ? nil : TextbookNames.here(for: words[0])
        let sentence = sentences(
          elsewhere.map { ["what is called \(words[0]) elsewhere is \($0)"] } ?? [])
        let all = found.count > mostAtOnce ? [list(found)] : found.map { whole($0, in: reference) }
        return
          ([sentence].filter { !$0.isEmpty } + all + others(than: found, about: words, reference))
          .joined(separator: "\n")
      }
    }
    let elsewhere = OtherNames.all(for: words.joined(separator: " "))
    let found = reference.mentioning(words)
    if elsewhere.isEmpty, found.count == 1,
      found[0].summary.hasPrefix(reference.sentence(about: words, of: found[0]))
    {
      return whole(found[0], in: reference)
    }
    if elsewhere.isEmpty, found.isEmpty {
      let written = words.map { String(TextbookNames.writtenOut($0[...])) }
      if written != words, let text = text(about: written, in: reference) { return text }
      let longer = KoreanNames.longer(than: words.joined())
      if !longer.isEmpty { return sentences(longer) }
      let near = reference.mentioningMost(of: words).prefix(mostNear)
      let parts = [
        sentences(namesOfParts(of: words, countingShortOnes: near.isEmpty)),
        near.isEmpty
          ? ""
          : "nothing has all of these words together; most of them:\n\n"
            + list(Array(near), about: words, reference),
      ].filter { !$0.isEmpty }
      return parts.isEmpty ? mentions(ofOneOf: words, in: reference) : parts.joined(separator: "\n")
    }
    let more = found.count - mostListed
    let parts = [
      sentences(elsewhere), list(Array(found.prefix(mostListed)), about: words, reference),
      more > 0 ? "and \(more) more, which further words would tell apart\n" : "",
    ].filter { !$0.isEmpty }
    return parts.joined(separator: "\n")
  }

  /// Returns what has the one of several words that says most: that which the fewest have; `nil` if these are many.
  private static func mentions(ofOneOf words: [String], in reference: ModuleReference) -> String? {
    if words.count < 2 { return nil }
    let found = words.map { (word: $0, declarations: reference.mentioning([$0])) }
      .filter { !$0.declarations.isEmpty }.min { $0.declarations.count < $1.declarations.count }
    guard let found, found.declarations.count <= mostNear else { return nil }
    return "nothing has all of these words; '\(found.word)' alone:\n\n"
      + list(found.declarations, about: [found.word], reference)
  }

  /// Returns what stands for the longest runs of these words that have a name here, such as for `dijkstra` of
  /// `dijkstra double`.
  ///
  /// - Parameter countsShortOnes: Whether a single short word, such as `get`, counts, too.
  private static func namesOfParts(
    of words: [String], countingShortOnes countsShortOnes: Bool
  ) -> [String] {
    for count in (1..<max(words.count, 1)).reversed() {
      let found = (0...words.count - count).flatMap { start in
        let part = words[start..<start + count].joined(separator: " ")
        return countsShortOnes || part.count >= 5 ? OtherNames.all(for: part) : []
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns what else has a word that is the name of something else than a type.
  private static func others(
    than found: [PublicDeclaration], about words: [String], _ reference: ModuleReference
  ) -> [String] {
    if words[0].contains(".") || found.contains(where: \.isType) { return [] }
    let others = reference.mentioning(words).filter { !found.contains($0) }
    if others.isEmpty { return [] }
    return [
      "others that have the word:\n\n"
        + list(Array(others.prefix(mostNear)), about: words, reference)
    ]
  }

  /// The maximum number of declarations of the same name that are shown in full.
  private static let mostAtOnce = 4
  /// The maximum number of listed declarations that mention a word.
  private static let mostListed = 40
  /// The maximum number of listed partial matches, and of matches besides an exact name.
  private static let mostNear = 10
  private static let width = 80

  private static func overview(of reference: ModuleReference) -> String {
    DocumentationText.list(reference.modules.map { ($0.name, $0.about) }, width: width)
      + "\nMore: verdict doc and the name of a module, or of anything in it, or what you look for\n"
  }

  private static func whole(
    _ declaration: PublicDeclaration, in reference: ModuleReference
  ) -> String {
    let members = declaration.isType ? reference.members(of: declaration) : []
    let text = DocumentationText.whole(declaration, width: width)
    if members.isEmpty { return text }
    return text + "\n"
      + DocumentationText.list(members.map { ($0.name, $0.summary) }, width: width)
  }

  private static func sentences(_ texts: [String]) -> String {
    texts.map { DocumentationText.sentence($0, width: width) }.joined()
  }

  /// Lists declarations with what is said of the words that they were found by.
  private static func list(
    _ declarations: [PublicDeclaration], about words: [String], _ reference: ModuleReference
  ) -> String {
    DocumentationText.list(
      declarations.map { ($0.path, reference.sentence(about: words, of: $0)) }, width: width)
  }

  private static func list(_ declarations: [PublicDeclaration]) -> String {
    DocumentationText.list(declarations.map { ($0.path, $0.summary) }, width: width)
  }
}
