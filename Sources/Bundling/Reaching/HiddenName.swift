// A name hides what another module, or the solution, means by it: in one file, not in two modules.

/// A declaration that code of another module, in one file with it, takes for another one.
struct HiddenName: CustomStringConvertible {
  let name: String
  let declaration: Declaration
  /// The module that means something else; `nil` if it is the solution.
  let module: String?
  /// The file in question, if it would see the declaration by an import.
  var importer: SourceFile?

  /// Returns the names of the solution's top level, and those that it adds to types of others, which
  /// are written in lines of the modules that do not compile.
  ///
  /// - Parameters:
  ///   - index: The declarations of all files.
  ///   - files: The files that the errors are about, by their paths.
  static func all(
    behind errors: [Diagnostic], _ index: DeclarationIndex, in files: [String: SourceFile]
  ) -> [HiddenName] {
    let own = index.all.filter { declaration in
      let isOfOthers = index.owner(of: declaration)?.isOwn != true
      return declaration.isOwn && isOfOthers
    }
    var found: [HiddenName] = []
    for error in errors {
      guard let file = error.path.flatMap({ files[$0] }), let line = error.line,
        let module = file.module
      else { continue }
      let words = Set(
        (file.tokens + file.interpolated).filter {
          $0.kind == .identifier && file.lineNumber(of: $0.range.lowerBound) == line - 1
        }.map(file.name))
      for declaration in own {
        for name in declaration.baseNames.intersection(words)
        where !found.contains(where: { ($0.name, $0.module) == (name, module) }) {
          found.append(HiddenName(name: name, declaration: declaration, module: module))
        }
      }
    }
    return found
  }

  /// Returns a declaration that code of another module, or of the solution, uses in one file with it
  /// although it could not mean it: it compiles, but does something else than it did.
  static func first(
    in reached: Reached, of index: DeclarationIndex, in sources: SolutionSources
  ) -> HiddenName? {
    let literals = index.all.first(where: \.isLiteralDefault)
    for user in reached.declarations {
      let module = user.file.module
      let own =
        module == nil ? [] : user.references.flatMap { index.declarations(usr: $0) }.filter(\.isOwn)
      let named = user.uses.map { index.declarations(usr: $0.usr) }.filter { meant in
        !meant.contains { $0.isVisible(from: user.file, in: sources) }
      }
      let hidden = named.flatMap { $0 } + own
      let hiding = hidden.min {
        ($0.file.path, $0.range.lowerBound) < ($1.file.path, $1.range.lowerBound)
      }
      if let hiding, let name = hiding.baseNames.min() {
        return HiddenName(
          name: name, declaration: hiding, module: module,
          importer: hiding.isPublic ? user.file : nil)
      }
      if let literals, module != nil {
        return HiddenName(
          name: literals.baseNames.min() ?? "", declaration: literals, module: module)
      }
    }
    return nil
  }

  var description: String {
    let line = declaration.file.lineNumber(of: declaration.range.lowerBound) + 1
    let place = "\(declaration.file.path):\(line)"
    if let importer {
      return
        "\(importer.path): error: '\(name)' is that of \(place), whose module this file does not "
        + "import: import it, or rename one if another '\(name)' is meant"
    }
    return "\(place): error: this '\(name)' hides what \(module ?? "the solution") means by it: "
      + "one file holds both, rename it"
  }
}

extension Declaration {
  /// Whether the solution itself declares it.
  fileprivate var isOwn: Bool { file.module == nil }

  /// Whether code of a file could mean it, were every module one for itself.
  fileprivate func isVisible(from other: SourceFile, in sources: SolutionSources) -> Bool {
    guard file.module != other.module else { return true }
    guard let module = file.module else { return false }
    let modules = sources.visibleModules(in: other)
    if modules.testable.contains(module) { return true }
    // Members are seen wherever their type is.
    return isPublic && (parent != nil || modules.names.contains(module))
  }

  /// Whether other modules may use it: if the compiler says nothing about it, as of a block of
  /// conditions, they may.
  fileprivate var isPublic: Bool {
    let levels = nodes.map(\.access).filter { !$0.isEmpty }
    return !isOwn
      && (levels.isEmpty || levels.contains { ["package", "public", "open"].contains($0) })
  }
}
