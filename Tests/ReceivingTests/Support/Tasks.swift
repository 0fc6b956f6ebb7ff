import Foundation
import TestSupport

/// Problems as Competitive Companion sends them.
enum Tasks {
  /// Returns one in JSON; what is `nil` is left out.
  static func json(
    name: String = "A/B", url: String? = "https://www.acmicpc.net/problem/1008",
    timeLimit: Any? = 2000, memoryLimit: Any? = 128,
    tests: Any? = [
      ["input": "1 3\n", "output": "0.33\n"], ["input": "4 5\n", "output": "0.8\n"],
    ],
    batch: (id: String, size: Int)? = nil, others: [String: Any] = [:]
  ) -> String {
    var object: [String: Any] = [
      "name": name, "group": "Baekjoon Online Judge", "interactive": false, "testType": "single",
      "input": ["type": "stdin"], "output": ["type": "stdout"],
      "languages": ["java": ["mainClass": "Main", "taskClass": "AB"]],
    ]
    object["url"] = url
    object["timeLimit"] = timeLimit
    object["memoryLimit"] = memoryLimit
    object["tests"] = tests
    if let batch { object["batch"] = ["id": batch.id, "size": batch.size] }
    object.merge(others) { $1 }
    let data = try! JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  /// A package without a problem.
  static func package() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let problems: [[Target]] = []
      let package = Package(name: "contests", targets: problems.flatMap { $0 })
      func problem(_ id: String, uses: [String], hasJudge: Bool = true) -> [Target] { [] }

      """, "problems/README.md": "Problems.\n",
    ])
  }
}
