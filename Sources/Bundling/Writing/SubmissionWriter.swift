// Assembles a submission: header, imports, the solution, and then the reached declarations of the modules.

/// Writes the reached declarations into one file.
struct SubmissionWriter {
  private var lines: [String] = []
  private var origins: [Submission.Origin?] = []
  private var areOfModules: [Bool] = []

  /// Returns the submission.
  ///
  /// - Parameters:
  ///   - header: The content of the comment at its top.
  ///   - sources: The files of the solution and of the modules.
  ///   - reached: The declarations to keep.
  ///   - index: All declarations.
  ///   - keepsDocumentation: Whether documentation comments stay, and in modules all other comments too.
  static func submission(
    header: SubmissionHeader, sources: SolutionSources, reached: Reached,
    of index: DeclarationIndex, keepsDocumentation: Bool
  ) -> Submission {
    let files = sources.files
    let kept = Dictionary(grouping: reached.declarations) { ObjectIdentifier($0.file) }
    let needed = files.filter { $0.isMain || kept[ObjectIdentifier($0)] != nil }
    let used = Set(needed.compactMap(\.module)).sorted()
    var writer = SubmissionWriter()
    writer.add(header.lines(modules: used))
    var imports = SystemImports()
    for file in files {
      // What a file of a module imports, the module's other files see, too: whoever wrote the solution may not have
      // noticed.
      let isNeeded = file.module == nil || needed.contains { $0 === file }
      imports.add(file, except: Set(sources.modules), onlyExported: !isNeeded)
    }
    writer.add(imports.lines)
    let hidden = Privacy.declarations(in: reached)
    let exposed = Publicity.declarations(in: reached)
    func lines(
      _ file: SourceFile, _ declarations: [Declaration], isStart: Bool = true
    ) -> [KeptText.Line] {
      KeptText(
        of: file, keeping: declarations, isStart: isStart, private: hidden, public: exposed,
        meaningless: sources.moduleMentions(in: file)
          + Retroactivity.mentions(in: declarations, of: reached),
        keepsDocumentation: keepsDocumentation
      ).lines()
    }
    let stretches = GlobalVariables.stretches(of: reached)
    for (number, stretch) in stretches.enumerated() {
      for global in stretch.variables { writer.add(lines(global.file, [global]), of: global.file) }
      let main = files[0]
      writer.add(lines(main, stretch.declarations, isStart: number == 0), of: main)
    }
    var section: String?
    let early = Set(stretches.flatMap(\.variables).map(ObjectIdentifier.init))
    for file in needed where !file.isMain {
      let declarations = (kept[ObjectIdentifier(file)] ?? []).filter {
        !early.contains(ObjectIdentifier($0))
      }
      let lines = lines(file, declarations)
      if lines.isEmpty { continue }
      if let module = file.module, module != section {
        section = module
        writer.add(["// MARK: - \(module)"])
      }
      writer.add(lines, of: file)
    }
    let meanings = Meanings(of: reached.declarations, in: index) { declaration in
      declaration.keywordLine.map {
        Submission.Origin(path: declaration.file.path, line: $0 + 1)
      }
    }
    let shown = reached.mayShowTypes ? Set(reached.declarations.flatMap(\.baseNames)) : []
    return Submission(
      text: writer.lines.joined(separator: "\n") + "\n", origins: writer.origins,
      areOfModules: writer.areOfModules, modules: used,
      renamedTypes: sources.renamedTypes.filter { shown.contains($0.key) },
      meanings: meanings)
  }

  /// Adds generated lines, after a blank line.
  private mutating func add(_ new: [String]) {
    append(new.map { ($0, nil) }, areOfModule: false)
  }

  /// Adds lines of a file, after a blank line.
  private mutating func add(_ new: [KeptText.Line], of file: SourceFile) {
    append(
      new.map { ($0.text, Submission.Origin(path: file.path, line: $0.number + 1)) },
      areOfModule: file.module != nil)
  }

  private mutating func append(_ new: [(String, Submission.Origin?)], areOfModule: Bool) {
    if new.isEmpty { return }
    let gap: [(String, Submission.Origin?)] = lines.isEmpty ? [] : [("", nil)]
    for (line, origin) in gap + new {
      lines.append(line)
      origins.append(origin)
      areOfModules.append(areOfModule)
    }
  }
}
