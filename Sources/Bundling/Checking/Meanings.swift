// The proof that a submission does what the solution does: each name in it stands for what it stood
// for in the files that the submission was made from. Where they were several, `private` kept things
// apart that now are side by side, and a call may prefer another overload than it did.

/// What the expressions of declarations name, by the lines on which the declarations begin.
struct Meanings: Sendable {
  /// A name and what it stands for.
  private struct Use: Hashable {
    let name: String
    let target: Target

    var isOfSystem: Bool {
      if case .system = target { true } else { false }
    }
  }

  private enum Target: Hashable {
    case declaration(Submission.Origin)
    /// Something of the system's modules, by its USR.
    case system(String)

    var description: String {
      switch self {
      case .declaration(let origin): "that of \(origin.path):\(origin.line)"
      case .system: "that of the system"
      }
    }
  }

  private var uses: [Submission.Origin: Set<Use>] = [:]

  /// Notes what some declarations name, each of which `origin` gives a line of the original files.
  init(
    of declarations: [Declaration], in index: DeclarationIndex,
    origin: (Declaration) -> Submission.Origin?
  ) {
    for declaration in declarations {
      guard let place = origin(declaration) else { continue }
      for use in declaration.uses {
        let targets = index.declarations(usr: use.usr).compactMap(origin)
        for target in targets {
          uses[place, default: []].insert(Use(name: use.name, target: .declaration(target)))
        }
        // The rest of what is not in the index is local to a function.
        if targets.isEmpty, !use.usr.contains("10Submission") {
          uses[place, default: []].insert(Use(name: use.name, target: .system(use.usr)))
        }
      }
    }
  }

  /// Describes the first name that stands for something else than it did, if there is one.
  func change(since original: Meanings) -> String? {
    let places = original.uses.keys.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    for place in places {
      guard let was = original.uses[place], let now = uses[place], was != now else { continue }
      let (lost, gained) = (was.subtracting(now), now.subtracting(was))
      // What the system's declarations get to work on follows from the others.
      let changed = lost.union(gained).sorted {
        ($0.isOfSystem ? 1 : 0, $0.name) < ($1.isOfSystem ? 1 : 0, $1.name)
      }
      guard let name = changed.first?.name else { continue }
      func targets(_ uses: Set<Use>) -> String {
        let targets = uses.filter { $0.name == name }.map(\.target.description).sorted()
        return targets.isEmpty ? "nothing" : targets.joined(separator: " and ")
      }
      return """
        \(place.path):\(place.line): error: what begins here means another '\(name)' in one file: \
        \(targets(gained)) instead of \(targets(lost)); rename one of them
        """
    }
    return nil
  }
}
