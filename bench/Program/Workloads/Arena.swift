// The shared context of all races: the folder of their files, the peers, the seed.

import Benchmarking
import Files
import Foundation
import Peers

/// The shared context of all races of a run.
final class Arena {
  /// The seed of all inputs.
  let seed: UInt64
  /// The peers that the library is compared with.
  let peers: PeerLibrary
  /// The folder of the package.
  let root: URL
  private let folder: TemporaryFolder

  init(seed: UInt64, peers: PeerLibrary, root: URL) throws {
    self.seed = seed
    self.peers = peers
    self.root = root
    folder = try TemporaryFolder()
  }

  /// Returns the path of a file in the temporary folder, which is removed with the arena.
  func path(_ name: String) -> String {
    folder.path + "/" + name
  }

  /// Returns the path of an empty file in the temporary folder: what earlier races have written is no answer.
  func emptyFile(_ name: String) throws -> String {
    let path = path(name)
    try Data().write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Opens a file for overwriting without truncation, as hosts do: allocating new blocks is the system's work,
  /// takes as long as the fastest contender, and is noisy.
  static func openOutput(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
  }

  /// Returns the peers of a race as contenders.
  ///
  /// - Parameters:
  ///   - race: The race.
  ///   - input: The input in the format of the host protocol.
  ///   - check: Throws if an answer is wrong.
  func peers(
    in race: Race.Title, input: () -> Data, check: @escaping (Data) throws -> Void
  ) throws -> [any Contender] {
    let own = peers.contenders.filter { $0.suite == race.suite && $0.type == race.type }
    if own.isEmpty { return [] }
    let path = path("input")
    try input().write(to: URL(fileURLWithPath: path))
    return own.map { PeerEntrant($0, input: path, result: self.path("result"), check: check) }
  }
}

/// A peer in a race.
final class PeerEntrant: Contender {
  let isPeer = true
  private let peer: PeerContender
  private let input: String
  private let result: String
  private let check: (Data) throws -> Void

  init(
    _ peer: PeerContender, input: String, result: String, check: @escaping (Data) throws -> Void
  ) {
    self.peer = peer
    self.input = input
    self.result = result
    self.check = check
  }

  var name: String { peer.name }

  func prepare() throws { try peer.load(input) }

  func sample() throws -> Int { try peer.sample() }

  func verify() throws {
    try peer.writeResult(to: result)
    try check(try Data(contentsOf: URL(fileURLWithPath: result)))
  }

  func finish() {}
}

/// An algorithm of the library in a race, or a baseline of this program.
final class OwnEntrant: Contender {
  let name: String
  let isPeer: Bool
  private let run: () throws -> Int
  private let check: () throws -> Void

  /// - Parameters:
  ///   - run: Runs once, and returns the time in nanoseconds.
  ///   - check: Throws if the answer of the last run is wrong.
  init(
    _ name: String, isPeer: Bool = false, run: @escaping () throws -> Int,
    check: @escaping () throws -> Void
  ) {
    self.name = name
    self.isPeer = isPeer
    self.run = run
    self.check = check
  }

  func prepare() {}

  func sample() throws -> Int { try run() }

  func verify() throws { try check() }

  func finish() {}
}
