// A name of the solution hides what a module means by it: in one file, not in two modules.

/// A declaration of the solution that a module, in one file with it, takes for another one.
struct HiddenName: CustomStringConvertible {
  let name: String
  let declaration: Declaration
  let module: String

  /// Returns the names of the solution's top level that are written in lines of the modules which do
  /// not compile.
  ///
  /// - Parameters:
  ///   - declarations: Those of the top level of all files.
  ///   - files: The files that the errors are about, by their paths.
  static func all(
    behind errors: [Diagnostic], _ declarations: [Declaration], in files: [String: SourceFile]
  ) -> [HiddenName] {
    let own = declarations.filter { $0.file.module == nil }
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

  /// Returns a declaration of the solution that a module uses in one file with it, although it compiles:
  /// what a module means has never been the solution's.
  static func first(in reached: Reached, of index: DeclarationIndex) -> HiddenName? {
    for user in reached.declarations {
      guard let module = user.file.module else { continue }
      let used = user.references.sorted().flatMap { index.declarations(usr: $0) }
      if let own = used.first(where: { $0.file.module == nil }), let name = own.baseNames.min() {
        return HiddenName(name: name, declaration: own, module: module)
      }
    }
    return nil
  }

  var description: String {
    let line = declaration.file.lineNumber(of: declaration.range.lowerBound) + 1
    let place = "\(declaration.file.path):\(line)"
    return "\(place): error: this '\(name)' hides what \(module) means by it: one file holds both, "
      + "rename it"
  }
}
