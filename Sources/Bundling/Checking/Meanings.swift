// The proof that a submission does what the solution does: each name in it stands for what it stood
// for in the files that the submission was made from. Where they were several, `private` kept things
// apart that now are side by side, and a call may prefer another overload than it did.

/// What the expressions of declarations name, by the lines on which the declarations begin.
struct Meanings: Sendable {
  /// Where a declaration begins: of several on a line, which one of those that are kept.
  private struct Place: Hashable {
    let origin: Submission.Origin
    let number: Int
  }

  /// A name and what it stands for.
  private struct Use: Hashable {
    let name: String
    let target: Target

    var isOfSystem: Bool {
      if case .system = target { true } else { false }
    }
  }

  private enum Target: Hashable {
    case declaration(Place)
    /// Something of the system's modules, by its USR, or a type.
    case system(String)

    var description: String {
      switch self {
      case .declaration(let place): "that of \(place.origin.path):\(place.origin.line)"
      case .system: "that of the system"
      }
    }
  }

  private var uses: [Place: Set<Use>] = [:]

  /// Notes what declarations name, each of which `origin` gives a line of the original files, by the names
  /// that were used there.
  init(
    of declarations: [Declaration], in index: DeclarationIndex,
    originalNames: [String: String] = [:], origin: (Declaration) -> Submission.Origin?
  ) {
    var places: [ObjectIdentifier: Place] = [:]
    var counts: [Submission.Origin: Int] = [:]
    for declaration in declarations {
      guard let line = origin(declaration) else { continue }
      places[ObjectIdentifier(declaration)] = Place(origin: line, number: counts[line, default: 0])
      counts[line, default: 0] += 1
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
        // The rest of what is not in the index is local to a function.
        if targets.isEmpty, !use.usr.contains("10Submission") {
          uses[place, default: []].insert(
            Use(name: name, target: .system(TupleTypes.withoutLabels(use.usr))))
        }
      }
    }
  }

  /// Describes the first name that stands for something else than it did, if there is one.
  func change(since original: Meanings) -> String? {
    let places = original.uses.keys.sorted {
      ($0.origin.path, $0.origin.line, $0.number) < ($1.origin.path, $1.origin.line, $1.number)
    }
    for place in places {
      guard let was = original.uses[place], let now = uses[place],
        let change = Self.change(from: was.subtracting(now), to: now.subtracting(was))
      else { continue }
      return "\(place.origin.path):\(place.origin.line): error: what begins here means \(change)"
    }
    return nil
  }

  /// Describes what has taken the place of what, if it matters.
  private static func change(from lost: Set<Use>, to gained: Set<Use>) -> String? {
    let both = Set(lost.map(\.name)).intersection(gained.map(\.name))
    // A function of C that takes the place of one of the system, by an import that now is everywhere,
    // does the same. What the system's declarations get to work on follows from the others.
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
