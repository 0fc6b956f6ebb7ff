import Foundation
import TestSupport
import Testing

/// What a stress test reports as JSON; each key must be there, also where its value is `null`.
struct StressJSON: Equatable {
  let target: String
  let tried: Int
  let verdict: String
  let seed: UInt64
  let input: String?
  let output: String?
  let answer: String?
  let conversation: [String]?
  let savedAs: String?

  init(_ text: String) throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
    let keys = [
      "target", "tried", "verdict", "seed", "input", "output", "answer", "conversation", "saved_as",
    ]
    #expect(Set(object.keys) == Set(keys))
    target = try #require(object["target"] as? String)
    tried = try #require(object["tried"] as? Int)
    verdict = try #require(object["verdict"] as? String)
    seed = try #require(object["seed"] as? NSNumber).uint64Value
    input = object["input"] as? String
    output = object["output"] as? String
    answer = object["answer"] as? String
    conversation = object["conversation"] as? [String]
    savedAs = object["saved_as"] as? String
  }

  /// The numbers of the input, line by line.
  var lines: [[Int]] {
    (input ?? "").split(separator: "\n").map { $0.split(separator: " ").map { Int($0) ?? .min } }
  }
}

/// A package with one problem, `sum`, whose solution and judge are shell scripts.
struct SumPackage {
  private let folder: TemporaryFolder
  var root: String { folder.path }

  /// - Parameter solution: The script of the solution, which finds its numbers in `$a` and `$b`.
  init(solution: String = "echo $((a + b))") throws {
    folder = try TemporaryFolder([
      "Package.swift": "", "problems/sum/solution/main.swift": "",
      "problems/sum/judge/main.swift": "", "tmp/.keep": "",
    ])
    let bin = folder.path(of: "bin")
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    for name in ["verdict", "judge-launcher"] {
      let built = Verdict.path(of: name)
      // A link where that is possible: the programs are large.
      if link(built, "\(bin)/\(name)") != 0 {
        try FileManager.default.copyItem(atPath: built, toPath: "\(bin)/\(name)")
      }
    }
    try addScript(SumJudge.script, as: "bin/sum-judge")
    try addScript("#!/bin/sh\nread -r a b\n\(solution)\n", as: "bin/sum")
  }

  /// Writes an executable script.
  func addScript(_ script: String, as name: String) throws {
    try folder.write(script, to: name)
  }

  /// Runs `verdict` in the package.
  func verdict(
    _ words: [String], environment: [String: String] = [:], before: String = ""
  ) throws -> Program.Run {
    let variables = environment.map { "\($0)='\($1)'; export \($0);" }.joined()
    return try Program(path: "/bin/sh").run(
      ["-c", "cd '\(root)' && \(variables) \(before) bin/verdict \"$@\"", "sh"] + words)
  }

  /// Stress-tests the solution.
  func stress(_ words: String..., fault: String = "") throws -> (run: Program.Run, json: StressJSON)
  {
    let run = try verdict(
      ["stress", "sum", "--no-build", "--json", "-"] + words,
      environment: [SumJudge.faultVariable: fault, "TMPDIR": root + "/tmp"])
    return (run, try StressJSON(run.output))
  }

  /// The names of the files that the problem keeps.
  var secrets: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root + "/problems/sum/data/secret"))
      ?? [])
      .sorted()
  }
}
