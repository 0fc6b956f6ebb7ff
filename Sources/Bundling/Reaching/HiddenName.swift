// Names that resolve to another declaration in one file than in separate modules.

/// A declaration that shadows the one that code of another module refers to, once both are in one file.
struct HiddenName: CustomStringConvertible {
  let name: String
  let declaration: Declaration
  /// The module that refers to another declaration; `nil` if it is the solution.
  let module: String?
  /// The location of the use from which the declaration would be visible if its file imported the module.
  var importer: String?

  /// Returns the solution's top-level names, and its extension members of other types, that appear in
  /// lines of the modules that do not compile.
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
        for name in declaration.baseNames.intersection(words.union(error.quotedNames))
        where !found.contains(where: { ($0.name, $0.module) == (name, module) }) {
          found.append(HiddenName(name: name, declaration: declaration, module: module))
        }
      }
    }
    return found
  }

  /// Returns a declaration that code refers to in one file although it is not visible from there in
  /// separate modules: the file compiles, but behaves differently.
  static func first(
    in reached: Reached, of index: DeclarationIndex, in sources: SolutionSources
  ) -> HiddenName? {
    let literals = index.all.first(where: \.isLiteralDefault)
    for user in reached.declarations {
      let module = user.file.module
      for use in user.uses.sorted(by: { $0.name < $1.name }) {
        let meant = index.declarations(usr: use.usr, meantBy: user.file)
        guard let other = meant.first,
          !meant.contains(where: { $0.isVisible(as: use.usr, from: user.file, in: sources) })
        else { continue }
        let importer = other.isPublic(as: use.usr) ? user.place(of: use.name) : nil
        return HiddenName(name: use.name, declaration: other, module: module, importer: importer)
      }
      guard module != nil else { continue }
      let meant = user.references.sorted().flatMap {
        index.declarations(usr: $0, meantBy: user.file)
      }
      if let own = meant.first(where: \.isOwn) ?? literals, let name = own.baseNames.min() {
        return HiddenName(name: name, declaration: own, module: module)
      }
    }
    return nil
  }

  var description: String {
    let line = declaration.file.lineNumber(of: declaration.range.lowerBound) + 1
    let place = "\(declaration.file.path):\(line)"
    if let importer {
      return "\(importer): error: '\(name)' is that of \(place), whose module this file does not "
        + "import: import it, or rename one if another '\(name)' is meant"
    }
    return "\(place): error: this '\(name)' hides what \(module ?? "the solution") means by it: "
      + "one file holds both, rename it"
  }
}

extension SolutionSources {
  /// Returns the names of the modules' declarations that the solution uses.
  ///
  /// - Parameter redeclared: The names in redeclaration errors: the compiler resolves all their uses to one of the two.
  func namesOfModules(
    usedIn index: DeclarationIndex, redeclared: Set<String>
  ) -> Set<String> {
    let clashing = redeclared.filter { name in
      index.declarations(named: name).count { !$0.isOwn && $0.parent == nil } == 1
    }
    return index.all.filter(\.isOwn).reduce(into: []) { names, user in
      for use in user.uses {
        let meant = index.declarations(usr: use.usr)
        // If both declare one with the same parameters, the solution refers to its own.
        if meant.contains(where: \.isOwn) || clashing.contains(use.name) { continue }
        if meant.contains(where: { $0.isVisible(as: use.usr, from: user.file, in: self) }) {
          names.insert(use.name)
        }
      }
    }
  }
}

extension Diagnostic {
  /// The quoted base names: `name` in "method 'name()' must be declared public".
  fileprivate var quotedNames: [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { index in
      String(parts[index].prefix { $0 != "(" })
    }
  }
}

extension Declaration {
  /// Whether the solution itself declares it.
  fileprivate var isOwn: Bool { file.module == nil }

  /// Whether the declaration with a USR, it or one of its synthesized members, is visible from a file
  /// when every module is compiled separately.
  func isVisible(
    as usr: String, from other: SourceFile, in sources: SolutionSources
  ) -> Bool {
    guard file.module != other.module else { return true }
    guard let module = file.module else { return false }
    let modules = sources.visibleModules(in: other)
    if modules.testable.contains(module) { return true }
    // Members, synthesized ones too, are visible from every file that reaches the module.
    let isOnTop = parent == nil && nodes.contains { $0.usr == usr }
    let visible = isOnTop ? modules.names : sources.reachableModules(from: other.module)
    return isPublic(as: usr) && visible.contains(module)
  }

  /// Whether its access level lets other modules use it; true if the dump gives no access level.
  fileprivate func isPublic(as usr: String) -> Bool {
    let access = nodes.first { $0.usr == usr }?.access ?? ""
    return !isOwn && ["", "package", "public", "open"].contains(access)
  }

  /// The location of the first use of a name in it: `"main.swift:3"`.
  fileprivate func place(of name: String) -> String {
    let tokens = file.tokens[tokens] + file.interpolated.filter { range.overlaps($0.range) }
    let start = tokens.first { file.name($0) == name }?.range.lowerBound ?? range.lowerBound
    return "\(file.path):\(file.lineNumber(of: start) + 1)"
  }
}
