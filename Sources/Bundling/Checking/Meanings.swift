// The proof that a submission behaves like the solution: each name in it resolves to the same declaration
// as in the original files. In several files, `private` separates declarations that are in the same scope
// of a single file, where overload resolution may choose another one.

/// The declarations that names in expressions resolve to, by the lines of the declarations that use them.
struct Meanings: Sendable {
  /// The original line of a declaration, and its number among those of its name on that line: a variable may have
  /// moved past other declarations.
  private struct Place: Hashable {
    let origin: Submission.Origin
    let name: String
    var number = 0
  }

  /// A name and the declaration that it resolves to.
  private struct Use: Hashable {
    let name: String
    let target: Target

    var isOfSystem: Bool {
      if case .system = target { true } else { false }
    }
  }

  private enum Target: Hashable {
    case declaration(Place)
    /// A declaration of the system's modules, by its USR, or a type.
    case system(String)

    var description: String {
      switch self {
      case .declaration(let place): "that of \(place.origin.path):\(place.origin.line)"
      case .system: "that of the system"
      }
    }
  }

  private var uses: [Place: Set<Use>] = [:]

  /// Collects the uses in declarations under their original names; `origin` returns the original line of a
  /// declaration.
  init(
    of declarations: [Declaration], in index: DeclarationIndex,
    originalNames: [String: String] = [:], origin: (Declaration) -> Submission.Origin?
  ) {
    var places: [ObjectIdentifier: Place] = [:]
    var counts: [Place: Int] = [:]
    for declaration in declarations {
      guard let line = origin(declaration) else { continue }
      let names = declaration.baseNames.map { originalNames[$0] ?? $0 }
      var place = Place(origin: line, name: names.sorted().joined(separator: ", "))
      counts[place, default: -1] += 1
      place.number = counts[place, default: 0]
      places[ObjectIdentifier(declaration)] = place
    }
    for declaration in declarations {
      guard let place = places[ObjectIdentifier(declaration)] else { continue }
      for use in declaration.uses {
        let name = originalNames[use.name] ?? use.name
        let targets = index.declarations(usr: use.usr, meantBy: declaration.file)
          .compactMap { places[ObjectIdentifier($0)] }
        for target in targets {
          uses[place, default: []].insert(Use(name: name, target: .declaration(target)))
        }
        // All other declarations that are not in the index are local to a function.
        if targets.isEmpty, !use.usr.contains("10Submission") {
          uses[place, default: []].insert(
            Use(name: name, target: .system(TupleTypes.withoutLabels(use.usr))))
        }
      }
    }
  }

  /// Describes the first name that resolves to another declaration than originally, if there is one.
  func change(since original: Meanings) -> String? {
    let places = original.uses.keys.sorted {
      ($0.origin.path, $0.origin.line, $0.name, $0.number)
        < ($1.origin.path, $1.origin.line, $1.name, $1.number)
    }
    for place in places {
      guard let was = original.uses[place], let now = uses[place],
        let change = Self.change(from: was.subtracting(now), to: now.subtracting(was))
      else { continue }
      return "\(place.origin.path):\(place.origin.line): error: what begins here means \(change)"
    }
    return nil
  }

  /// Describes which target has replaced which, if it matters.
  private static func change(from lost: Set<Use>, to gained: Set<Use>) -> String? {
    let both = Set(lost.map(\.name)).intersection(gained.map(\.name))
    // A C function that replaces one of the system's, as an import now applies to the whole file, does the
    // same. The types that the system's declarations are used with follow from the other uses.
    let changed = lost.union(gained).filter { !$0.isOfSystem || both.contains($0.name) }
    guard
      let name = changed.min(by: {
        ($0.isOfSystem ? 1 : 0, $0.name) < ($1.isOfSystem ? 1 : 0, $1.name)
      })?.name
    else { return nil }
    func targets(_ uses: Set<Use>) -> String {
      let named = uses.filter { $0.name == name }
      let own = named.filter { !$0.isOfSystem }
      let targets = Set((own.isEmpty ? named : own).map(\.target.description)).sorted()
      return targets.isEmpty ? "something else" : targets.joined(separator: " and ")
    }
    if changed.allSatisfy(\.isOfSystem) {
      return
        "another '\(name)' of the system in one file, where it sees a type or function that was "
        + "private to another file: rename that, or write out the types in this place"
    }
    return "another '\(name)' in one file: \(targets(gained)) instead of \(targets(lost)); "
      + "rename one of them"
  }
}
