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
