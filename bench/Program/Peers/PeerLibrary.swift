// The entry point to the peers: builds and starts those that the machine has the tools for, and names the others.

import Foundation

/// The programs that the library is compared with, as far as this machine can run them.
///
///     let peers = PeerLibrary.open(root: root, selection: .named(["std::sort"])) { print($0) }
///     for contender in peers.contenders where contender.suite == "sort" { … }
///     for peer in peers.skipped { print(peer) }
public struct PeerLibrary: Sendable {
  /// A selection of peers.
  public enum Selection: Equatable, Sendable {
    /// All peers.
    case all
    /// No peers.
    case none
    /// The peers of these names.
    case named(Set<String>)

    func contains(_ name: String) -> Bool {
      switch self {
      case .all: true
      case .none: false
      case .named(let names): names.contains(name)
      }
    }
  }

  /// The names of all peers, in ascending order, whether or not this machine can run them.
  public static let names = Set(PeerRecipe.all.flatMap(\.names)).sorted()

  /// The contenders inside the hosts.
  public private(set) var contenders: [PeerContender] = []
  /// The whole programs.
  public private(set) var programs: [PeerProgram] = []
  /// The peers that this machine cannot run.
  public private(set) var skipped: [SkippedPeer] = []

  /// Builds the selected peers unless they are up to date, and starts their hosts.
  ///
  /// The hosts live as long as the contenders.
  ///
  /// - Parameters:
  ///   - root: The folder that contains `Package.swift`; products are built into its `.build/peers`.
  ///   - selection: The selected names.
  ///   - suites: The selected suites; all if `nil`.
  ///   - patience: The timeout for a host's reply, in whole seconds; after that it is killed.
  ///   - announce: Called with a short description of what is being built.
  ///   - isInterrupted: Asked before each peer; once it is true, no other one is built.
  public static func open(
    root: URL, selection: Selection = .all, suites: Set<String>? = nil,
    patience: Duration = .seconds(120), announce: @escaping (String) -> Void = { _ in },
    isInterrupted: () -> Bool = { false }
  ) -> PeerLibrary {
    var library = PeerLibrary()
    var builder = PeerBuilder(root: root, announce: announce)
    for recipe in PeerRecipe.all {
      let names = recipe.names(in: suites).filter(selection.contains)
      if names.isEmpty { continue }
      if isInterrupted() { break }
      do {
        let built = try builder.build(recipe)
        try library.add(built, of: recipe, names: Set(names), suites: suites, patience: patience)
      } catch {
        library.skipped.append(
          SkippedPeer(names: names, problem: recipe.problem, reason: "\(error)"))
      }
    }
    return library
  }

  private mutating func add(
    _ built: BuiltPeer, of recipe: PeerRecipe, names: Set<String>, suites: Set<String>?,
    patience: Duration
  ) throws {
    switch recipe.product {
    case .program(let problem, let name):
      programs.append(
        PeerProgram(problem: problem, name: name, about: built.about, path: built.path))
    case .host(let offers):
      let offered = try Self.start(built, name: recipe.name, patience: patience)
      let found = Dictionary(grouping: offered, by: \.suite).mapValues { Set($0.map(\.name)) }
      if found != offers.mapValues({ Set($0) }) {
        throw PeerError("the host \(recipe.name) offers something else than PeerRecipe says")
      }
      contenders += offered.filter {
        names.contains($0.name) && suites?.contains($0.suite) != false
      }
    }
  }

  private static func start(
    _ built: BuiltPeer, name: String, patience: Duration
  ) throws -> [PeerContender] {
    let host = try PeerHost(
      name: name, path: built.path, arguments: built.arguments, patience: patience,
      errorLog: built.errorLog)
    let about = try [host.ask("about"), built.about].filter { !$0.isEmpty }.joined(separator: ", ")
    return try host.ask("contenders").split(separator: "\t").map { offer in
      guard let contender = PeerContender(offer: String(offer), about: about, host: host) else {
        throw PeerError("the host \(name) offers '\(offer)', which is no SUITE/NAME/TYPE")
      }
      return contender
    }
  }
}
