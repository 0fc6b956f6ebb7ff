import Foundation
import Receiving
import Scaffolding
import TestSupport
import Testing

/// What becomes of the problems that arrive.
@Suite struct ProblemReceiverTests {
  private func name(_ title: String, _ url: String?) throws -> String {
    try CompanionTask(json: Array(Tasks.json(name: title, url: url).utf8)).draft().name.id
  }

  @Test func aProblemIsMadeWithItsSamplesAndLimits() throws {
    let package = try Tasks.package()
    var receiver = ProblemReceiver(workspace: Workspace(root: package.path))
    let delivery = receiver.receive(Array(Tasks.json().utf8))
    #expect(delivery.response.status == .created)
    #expect(delivery.added?.folder == "problems/boj-1008")
    #expect(try package.text(of: "problems/boj-1008/data/sample/1.in") == "1 3\n")
    #expect(try package.text(of: "problems/boj-1008/data/sample/2.ans") == "0.8\n")
    let settings = try ProblemSettings(folder: package.path + "/problems/boj-1008")
    #expect(settings == ProblemSettings(timeSeconds: 2, memoryMebibytes: 128))
    let readme = try package.text(of: "problems/boj-1008/README.md")
    #expect(
      readme.hasPrefix("# boj-1008: A/B\n\n[boj-1008](https://www.acmicpc.net/problem/1008) · "))
    #expect(readme.contains("From: Baekjoon Online Judge."))
    let manifest = try package.text(of: "Package.swift")
    #expect(manifest.contains("[\n  problem(\"boj-1008\", uses: [], hasJudge: false),\n]\n"))
  }

  @Test func whatExistsIsLeftAsItIs() throws {
    let package = try Tasks.package()
    var receiver = ProblemReceiver(workspace: Workspace(root: package.path))
    _ = receiver.receive(Array(Tasks.json().utf8))
    try package.write("mine", to: "problems/boj-1008/data/sample/1.in")
    let before = try package.contents()
    let delivery = receiver.receive(Array(Tasks.json(name: "Other").utf8))
    #expect(delivery.response.status == .conflict)
    #expect(delivery.response.text.contains("boj-1008 exists already"))
    #expect(try package.contents() == before)
  }

  @Test(arguments: [
    ("G. Castle Defense", "g-castle-defense"),
    (String(repeating: "a", count: 39) + " b", String(repeating: "a", count: 39)),
    ("  Ärger & Öl ", "arger-ol"),
    ("1. Two Sum", "problem-1-two-sum"), ("x", "x"), ("a---b", "a-b"), ("A.\n\tB", "a-b"),
    ("$HOME `ls`", "home-ls"),
    ("a-judge!x", "a-judge-x"),
    ("An extraordinarily long title that goes on", "an-extraordinarily-long-title-that-goes"),
  ])
  func withoutAKnownAddressTheTitleIsTheName(title: String, expected: String) throws {
    #expect(try name(title, nil) == expected)
    #expect(try name(title, "https://example.org/p/1") == expected)
  }

  @Test(arguments: [
    ("두 수의 합", "https://www.example.org/problems/17", "example-17"),
    ("최단 경로 1", "https://oj.example.kr/p/P1753/", "oj-p1753"),
    ("7", "https://example.org/show.php?id=7&lang=ko", "example-show-php-id-7-lang-ko"),
    ("7", "https://example.org/", "problem-7"), ("7", "nowhere", "problem-7"),
  ])
  func aTitleInOtherLettersLeavesTheNameToTheAddress(title: String, url: String, expected: String)
    throws
  {
    #expect(try name(title, url) == expected)
  }

  @Test func whatIsNoObjectIsToldSo() {
    let error = #expect(throws: CompanionTaskError.self) {
      try CompanionTask(json: Array("[]".utf8))
    }
    #expect(error?.description == "the body is no JSON object")
  }

  @Test(arguments: ["", " ", "두 수의 합", "---", "Swift", "a judge"])
  func aTitleThatTellsNoNameIsRefused(title: String) throws {
    #expect(throws: CompanionTaskError.self) { try name(title, nil) }
    #expect(try name(title, "https://www.acmicpc.net/problem/1008") == "boj-1008")
  }

  @Test(
    arguments: [
      ("../../etc/passwd", nil), ("..", nil), ("a/../b", nil), ("..\\..\\x", nil),
      ("%2e%2e%2fx", nil),
      ("a\0b", nil), ("a\u{1B}[2Jb", nil), ("/etc/../x", nil),
      ("x", "https://www.acmicpc.net/problem/../../x"),
      ("x", "https://www.acmicpc.net/problem/..%2f..%2fx"), ("x", "https://a.example/\0"),
    ] as [(String, String?)])
  func tricksWithPathsAreRefusedAndChangeNothing(title: String, url: String?) throws {
    let package = try Tasks.package()
    let before = try package.contents()
    var receiver = ProblemReceiver(workspace: Workspace(root: package.path))
    let delivery = receiver.receive(Array(Tasks.json(name: title, url: url).utf8))
    #expect(delivery.response.status == .badRequest, "\(delivery.response.text)")
    #expect(delivery.added == nil)
    #expect(try package.contents() == before)
  }

  @Test(
    arguments: [
      (1500, 1.5), (0.5, 2), (0, 2), (-1, 2), (1e300, 2), (86_400_000, 86_400), (nil, 2),
    ] as [(Double?, Double)])
  func aTimeLimitThatCannotBeTrueIsTheUsualOne(milliseconds: Double?, seconds: Double) throws {
    let json = Tasks.json(timeLimit: milliseconds, memoryLimit: milliseconds.map { -abs($0) })
    let draft = try CompanionTask(json: Array(json.utf8)).draft()
    #expect(draft.seconds == seconds)
    #expect(draft.mebibytes == 1024)
  }

  @Test(arguments: [
    "", "x", "{", "[]", "null", "7", "\"text\"", "{}", "{\"name\": \"a\"}", "{\"tests\": []}",
    Tasks.json(tests: nil), Tasks.json(tests: "1"), Tasks.json(tests: [["input": "1"]]),
    Tasks.json(tests: [["input": 1, "output": 2]]), Tasks.json(timeLimit: "2"),
    Tasks.json(batch: ("x", 0)), Tasks.json(batch: ("x", -1)), Tasks.json(batch: ("x", 1001)),
    Tasks.json(tests: Array(repeating: ["input": "", "output": ""], count: 1001)),
    Tasks.json(others: ["name": 7]), Tasks.json(others: ["url": ["x"]]), "\u{FEFF}\u{FEFF}{}",
    String(repeating: "[", count: 100_000),
    "{\"name\": " + String(repeating: "{\"a\":", count: 9999),
  ])
  func whatIsNoProblemIsRefusedAndChangesNothing(json: String) throws {
    let package = try Tasks.package()
    let before = try package.contents()
    var receiver = ProblemReceiver(workspace: Workspace(root: package.path))
    let delivery = receiver.receive(Array(json.utf8))
    #expect(delivery.response.status == .badRequest, "\(delivery.response.text)")
    #expect(try package.contents() == before)
    #expect(!receiver.hasWholeContest)
  }

  @Test func aContestIsWholeWhenAllItsProblemsHaveArrived() throws {
    let package = try Tasks.package()
    var receiver = ProblemReceiver(workspace: Workspace(root: package.path))
    func send(_ number: Int, _ batch: (id: String, size: Int)?) -> HTTPResponse.Status {
      let url = "https://www.acmicpc.net/problem/\(number)"
      return receiver.receive(Array(Tasks.json(url: url, batch: batch).utf8)).response.status
    }
    #expect(send(1, ("x", 3)) == .created)
    #expect(send(2, ("y", 2)) == .created)
    #expect(send(3, ("x", 3)) == .created)
    #expect(!receiver.hasWholeContest)
    // One that exists has arrived nevertheless.
    #expect(send(1, ("x", 3)) == .conflict)
    #expect(receiver.hasWholeContest)
    for batch in [nil, ("z", 1)] as [(id: String, size: Int)?] {
      receiver = ProblemReceiver(workspace: Workspace(root: package.path))
      #expect(send(4, batch) != .badRequest)
      #expect(receiver.hasWholeContest)
    }
  }

  @Test func aPackageWithoutAListIsAnErrorOfTheServersOwnSide() throws {
    let package = try Tasks.package()
    try package.write("let package = 1\n", to: "Package.swift")
    let before = try package.contents()
    var receiver = ProblemReceiver(workspace: Workspace(root: package.path))
    #expect(receiver.receive(Array(Tasks.json().utf8)).response.status == .internalError)
    #expect(try package.contents() == before)
  }
}
