import Foundation
import TestSupport
import Testing

/// The program under test.
enum Bench {
  static let program = Program(built: "bench")

  /// Runs the program in the package, whatever the current folder is.
  static func run(_ words: String..., before: String = "") throws -> Program.Run {
    try run(words, before: before)
  }

  static func run(
    _ words: [String], before: String = "", in folder: String = Repository.root.path
  ) throws -> Program.Run {
    try Program(path: "/bin/sh").run(
      ["-c", "cd '\(folder)' && \(before) exec '\(program.path)' \"$@\"", "sh"] + words)
  }

  /// The results of a run in JSON.
  static func results(_ json: String) throws -> [[String: Any]] {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any], "\(json)")
    return try #require(object["results"] as? [[String: Any]], "\(json)")
  }
}

/// A package with a compiler of C++ of its own, which is found before all others.
struct PeerPackage {
  let folder: TemporaryFolder
  private let places: String

  /// - Parameter compiler: The compiler, as commands of the shell; the current folder is the package.
  init(compiler: String) throws {
    folder = try TemporaryFolder(["Package.swift": ""])
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "bench"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "bench/Peers"),
      withDestinationPath: Repository.root.path + "/bench/Peers")
    try folder.writeProgram("#!/bin/sh\n\(compiler)\n", to: "bin/g++")
    let programs = URL(fileURLWithPath: Bench.program.path).deletingLastPathComponent().path
    places = "\(folder.path)/bin:\(programs):/usr/bin:/bin"
  }

  /// A package whose C++ programs are these commands of the shell, whatever their sources are.
  init(answering program: String) throws {
    // The arguments are -O2 -std=c++17 -o PRODUCT SOURCE.
    try self.init(
      compiler: """
        [ "$1" = --version ] && { echo shell; exit; }
        printf '#!/bin/sh\\n%s\\n' '\(program)' > "$4" && chmod 755 "$4"
        """)
  }

  /// Measures the C++ programs with the fewest samples.
  func run(_ words: String...) throws -> Program.Run {
    try Bench.run(
      ["--suite", "end-to-end", "--peers", "idiomatic-cpp", "--samples", "1", "--no-color"]
        + ["--min-time", "0.000001"] + words,
      before: "PATH='\(places)'", in: folder.path)
  }
}

extension TemporaryFolder {
  /// Writes a run with one result, and returns its path.
  func run(_ name: String, nanoseconds: Double) throws -> String {
    let text = """
      {"machine": {}, "settings": {}, "results": [{"suite": "sort", "contender": "radixSort",
       "peer": false, "type": "int32", "pattern": "random", "n": 1000000,
       "median_ns_per_element": \(nanoseconds), "mad_ns_per_element": 0.01, "samples": 9}]}
      """
    return try write(text, to: name)
  }
}
