// Puts a submission together: header, imports, the solution, and then what it reaches of the modules.

/// Writes what a solution reaches into one file.
struct SubmissionWriter {
  private var lines: [String] = []
  private var origins: [Submission.Origin?] = []

  /// Returns the submission.
  ///
  /// - Parameters:
  ///   - header: What the comment at its top says.
  ///   - files: The files of the solution, then those of the modules.
  ///   - reached: What to keep of them.
  ///   - keepsDocumentation: Whether documentation comments stay.
  static func submission(
    header: SubmissionHeader, files: [SourceFile], reached: Reached, keepsDocumentation: Bool
  ) -> Submission {
    let modules = Set(files.compactMap(\.module))
    let kept = Dictionary(grouping: reached.declarations) { ObjectIdentifier($0.file) }
    let needed = files.filter { $0.isMain || kept[ObjectIdentifier($0)] != nil }
    let used = Set(needed.compactMap(\.module)).sorted()
    var writer = SubmissionWriter()
    writer.add(header.lines(modules: used))
    var imports = SystemImports()
    for file in needed { imports.add(file, except: modules) }
    writer.add(imports.lines)
    let globals = GlobalVariables.inOrderOfInitialization(reached.declarations)
    var section: String?
    func text(_ file: SourceFile, _ declarations: [Declaration]) -> [KeptText.Line] {
      KeptText(
        of: file, keeping: declarations, private: Privacy.declarations(in: reached),
        qualifiers: modules, keepsDocumentation: keepsDocumentation
      ).lines()
    }
    for global in globals { writer.add(text(global.file, [global]), of: global.file) }
    let early = Set(globals.map(ObjectIdentifier.init))
    for file in needed {
      let declarations = (kept[ObjectIdentifier(file)] ?? []).filter {
        !early.contains(ObjectIdentifier($0))
      }
      let lines = text(file, declarations)
      if lines.isEmpty { continue }
      if let module = file.module, module != section {
        section = module
        writer.add(["// MARK: - \(module)"])
      }
      writer.add(lines, of: file)
    }
    return Submission(
      text: writer.lines.joined(separator: "\n") + "\n", origins: writer.origins, modules: used)
  }

  /// Adds lines of our own, below a blank one.
  private mutating func add(_ new: [String]) {
    append(new.map { ($0, nil) })
  }

  /// Adds lines of a file, below a blank one.
  private mutating func add(_ new: [KeptText.Line], of file: SourceFile) {
    append(new.map { ($0.text, Submission.Origin(path: file.path, line: $0.number + 1)) })
  }

  private mutating func append(_ new: [(String, Submission.Origin?)]) {
    if new.isEmpty { return }
    if !lines.isEmpty { (lines, origins) = (lines + [""], origins + [nil]) }
    lines += new.map(\.0)
    origins += new.map(\.1)
  }
}

/// The comment at the top of a submission.
public struct SubmissionHeader: Sendable {
  /// The problem's name, perhaps with its title: `"boj-2750: Sort numbers"`.
  public var problem: String
  /// Where the problem is found, if that is known.
  public var link: String?
  /// The command that writes the submission.
  public var command: String

  /// Describes where a submission comes from.
  public init(problem: String, link: String?, command: String) {
    self.problem = problem
    self.link = link
    self.command = command
  }

  func lines(modules: [String]) -> [String] {
    let sources = modules.isEmpty ? "" : " from \(modules.joined(separator: ", "))"
    return [problem, link, "Made\(sources) by: \(command)"].compactMap { $0.map { "// \($0)" } }
  }
}
