// Global variables are made on first use in a module, but from top to bottom in a file that runs.

/// The order in which a submission has to make its global variables.
enum GlobalVariables {
  /// Returns the global variables of other files than the main one, each behind those that its
  /// initial value depends on.
  static func inOrderOfInitialization(_ reached: [Declaration]) -> [Declaration] {
    let globals = reached.filter {
      $0.kind == .storage && $0.parent == nil && !$0.file.isMain
    }
    guard globals.count > 1 else { return globals }
    let index = DeclarationIndex(reached.filter { $0.parent == nil })
    var ordered: [Declaration] = []
    var visited: Set<ObjectIdentifier> = []
    // Depth first: whatever a declaration mentions, however indirectly, comes before it.
    func visit(_ declaration: Declaration) {
      guard visited.insert(ObjectIdentifier(declaration)).inserted else { return }
      for usr in declaration.references.sorted() {
        for mentioned in index.declarations(usr: usr) { visit(mentioned) }
      }
      if globals.contains(where: { $0 === declaration }) { ordered.append(declaration) }
    }
    for global in globals { visit(global) }
    return ordered
  }
}
