// The contenders of peers: algorithms inside a host, and whole programs.

/// One algorithm of a peer host for one element type, timed inside the host's process.
///
///     try contender.load("random.bin")
///     try contender.sample()  // 57_012_345 nanoseconds
///     try contender.writeResult(to: "sorted.bin")
public struct PeerContender: Sendable {
  /// What is measured: `sort`, `input`, `output`, `lis` or `rgb`.
  public let suite: String
  /// The name: `std::sort`.
  public let name: String
  /// The type of the elements: `int32`, `int64`, `double` or `string`.
  public let type: String
  /// The compiler, its flags, the library and its instruction set.
  public let about: String

  private let host: PeerHost

  init?(offer: String, about: String, host: PeerHost) {
    let parts = offer.split(separator: "/").map(String.init)
    guard parts.count == 3 else { return nil }
    (suite, name, type) = (parts[0], parts[1], parts[2])
    self.about = about
    self.host = host
  }

  /// Its identifier in the host's protocol: `sort/std::sort/int32`.
  var offer: String { "\(suite)/\(name)/\(type)" }

  /// Loads the input of all following samples.
  ///
  /// Contenders of the same host, suite and type may share it, so interleaved ones must use the same input.
  ///
  /// - Parameter path: The file, in the format of the protocol for the suite; it must continue to exist.
  public func load(_ path: String) throws {
    try host.ask("load \(offer) \(path)")
  }

  /// Runs once on a fresh copy of the input, and returns the time in nanoseconds.
  public func sample() throws -> Int {
    let reply = try host.ask("sample \(offer)")
    guard let nanoseconds = Int(reply) else {
      throw PeerError("\(name): '\(reply)' is no number of nanoseconds")
    }
    return nanoseconds
  }

  /// Writes the result of the last sample, which must be one of this contender.
  public func writeResult(to path: String) throws {
    try host.ask("result \(offer) \(path)")
  }
}

/// A whole program that solves a problem: standard input to standard output.
public struct PeerProgram: Sendable {
  /// The problem that it solves: `boj-14003`.
  public let problem: String
  /// The name: `blog-swift`.
  public let name: String
  /// The compiler and its flags.
  public let about: String
  /// The path of the executable file.
  public let path: String
}

/// Peers that this machine cannot run.
public struct SkippedPeer: Sendable, CustomStringConvertible {
  /// Their names.
  public let names: [String]
  /// The problem that they would have solved, if they are programs.
  public let problem: String?
  /// The missing dependency, with advice.
  public let reason: String

  /// The line to show.
  public var description: String {
    "skipped \(names.joined(separator: ", "))\(problem.map { " (\($0))" } ?? ""): \(reason)"
  }
}
