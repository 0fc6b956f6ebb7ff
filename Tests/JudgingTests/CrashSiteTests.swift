import Judging
import TestSupport
import Testing

/// Where and why a program has crashed is told, and where it was when its time was over.
@Suite(.serialized) struct CrashSiteTests {
  /// What the package manager builds with, as far as it matters here.
  private static let options = ["-O", "-g", "-Xcc", "-fno-omit-frame-pointer"]

  /// Judges a program in Swift on one case, and returns the lines of the message.
  private func message(
    of source: String, input: String = "3\n", options: [String] = options,
    interactor: Interactor? = nil, cpuSeconds: Double = 10
  ) throws -> [String] {
    let folder = try ScratchFolder()
    let file = try folder.write(source, as: "main.swift")
    let program = file.replacing("main.swift", with: "crashing")
    let compiler = try Program(path: "/usr/bin/env").run(
      ["swiftc"] + options + [file, "-o", program])
    try #require(compiler.end == .exit(0), "\(compiler.errors)")
    return try message(of: Command(program), input: input, interactor, cpuSeconds).map {
      $0.replacing(file, with: "MAIN")
    }
  }

  private func message(
    of command: Command, input: String, _ interactor: Interactor? = nil, _ cpuSeconds: Double = 10
  ) throws -> [String] {
    let judge = Judge(
      launcher: try Built.launcher(), command: command,
      limits: Limits(cpuSeconds: cpuSeconds, wallSeconds: 60, memoryBytes: 64 << 20),
      opinion: .comparison(.tokens), interactor: interactor)
    var session = judge.run([Case(name: "case", input: Array(input.utf8), answer: [])])
    judge.locateEnds(in: &session)
    return session.results[0].message.split(separator: "\n").map(String.init)
  }

  @Test func theLineAndItsCallersAreNamed() throws {
    let lines = try message(
      of: """
        @inline(never) func element(_ values: [Int], _ place: Int) -> Int {
          print(place)
          return values[place]
        }
        let count = Int(readLine()!)!
        print(element([Int](repeating: 1, count: count), count))
        """)
    #expect(
      lines == [
        "killed by SIGILL: Index out of range", "at MAIN:3, in element(_:_:)",
        "    return values[place]", "at MAIN:6, in main",
        "    print(element([Int](repeating: 1, count: count), count))",
      ], "\(lines)")
  }

  /// Swift's own report gives the places of inlined calls to each other.
  @Test(.enabled(if: Program(installed: "llvm-symbolizer") != nil))
  func callsThatAreInlinedAreToldFromEachOther() throws {
    let lines = try message(
      of: """
        let few = [1, 2, 3]
        struct Deep {
          func element(_ x: Int, y: Int) -> Int {
            few[x + y]
          }
        }
        func solve(_ body: (Int) -> Void) { body(Int(readLine()!)!) }
        solve { n in
          let inner = { (k: Int) -> Int in
            Deep().element(k, y: 2)
          }
          print(inner(n))
        }
        """)
    #expect(
      lines == [
        "killed by SIGILL: Index out of range", "at MAIN:4, in Deep.element(_:y:)",
        "    few[x + y]",
        "at MAIN:10, in closure #1 in closure #1", "    Deep().element(k, y: 2)",
        "at MAIN:12, in closure #1", "    print(inner(n))",
      ], "\(lines)")
  }

  @Test func whatTheStandardLibrarySaysIsTheReason() throws {
    let lines = try message(
      of: """
        let number = Int(readLine()!)!
        print(Dictionary(uniqueKeysWithValues: [(number, 1), (number, 2)]))
        """)
    #expect(lines.first == "killed by SIGILL: Duplicate values for key: '3'", "\(lines)")
    #expect(lines.contains("at MAIN:2, in main"), "\(lines)")
  }

  /// What the interactor has said is said again.
  @Test func inAConversationItIsNamedToo() throws {
    let lines = try message(
      of: """
        import Foundation
        var sum = 0
        while let line = readLine(), let number = Int(line) {
          sum += [1, 2, 3][number]
          print("sum", sum)
          fflush(nil)
        }
        """,
      interactor: Interactor(Command("sh", ["-c", "for x in 0 2 3; do echo $x; read y; done"])))
    #expect(
      lines == [
        "killed by SIGILL: Index out of range", "at MAIN:4, in main",
        "    sum += [1, 2, 3][number]",
      ],
      "\(lines)")
  }

  /// It may say on a line of its own what is wrong.
  @Test func aPreconditionIsShownWhole() throws {
    let lines = try message(
      of: """
        @inline(never) func root(_ number: Int) -> Int {
          precondition(
            number >= 0 && number < 1_000,
            "the number must be in 0..<1000"
          )
          return number
        }
        print(root(Int(readLine()!)! + 1_000))
        """)
    #expect(
      lines.prefix(3) == [
        "killed by SIGILL: precondition failure", "at MAIN:2, in root(_:)",
        "    precondition(number >= 0 && number < 1_000, \"the number must be in 0..<1000\")",
      ], "\(lines)")
  }

  /// Lines may end with CR LF.
  @Test func theLinesOfAnotherSystemAreToldFromEachOther() throws {
    let lines = try message(
      of: "let values = [1]\r\nlet place = Int(readLine()!)!\r\nprint(values[place])\r\n")
    #expect(
      lines == [
        "killed by SIGILL: Index out of range", "at MAIN:3, in main", "    print(values[place])",
      ],
      "\(lines)")
  }

  /// As a recursion without an end does whose stack is large.
  @Test func aCrashAfterTheTimeIsOverIsNamed() throws {
    let lines = try message(
      of: """
        import Foundation
        @inline(never) func late(_ values: [Int], _ place: Int) -> Int {
          while clock() < CLOCKS_PER_SEC * 11 / 20 {}
          return values[place]
        }
        print(late([1], Int(readLine()!)!))
        """, cpuSeconds: 0.5)
    #expect(lines.first?.contains("over the limit of 0.50 s") == true, "\(lines)")
    #expect(
      lines.contains { $0.hasPrefix("at MAIN:") && $0.hasSuffix(", in late(_:_:)") }, "\(lines)")
  }

  @Test func anEndlessLoopIsNamed() throws {
    let lines = try message(
      of: """
        var low = 0
        var high = Int(readLine()!)!
        while low < high {
          if (low + high) / 2 < 2 { low = (low + high) / 2 } else { high = (low + high) / 2 }
        }
        print(low)
        """, cpuSeconds: 0.2)
    #expect(lines.first?.hasPrefix("stopped after ") == true, "\(lines)")
    let place = try #require(lines.dropFirst().first)
    #expect(place.hasPrefix("at MAIN:") && place.hasSuffix(", in main"), "\(lines)")
    #expect(["3", "4"].contains(place.split(separator: ":")[1].prefix(1)), "\(lines)")
  }

  /// What the compiler has written down for debuggers.
  @Test func theCheckIsNamed() throws {
    let folder = try ScratchFolder()
    func firstLine(of function: String, _ signal: String = "ILL") throws -> String {
      let isReport = "test \"${SWIFT_BACKTRACE#enable=yes}\" != \"$SWIFT_BACKTRACE\""
      let line = "  \(function) in x at //<compiler-generated>"
      let file = try folder.write(
        line + "\n1 0x0 f() in x at /nowhere/main.swift:1:1\n", as: "report")
      let script = "\(isReport) && cat '\(file)' >&2; kill -\(signal) $$"
      return try message(of: Command("sh", ["-c", script]), input: "")[0]
    }
    #expect(
      try firstLine(of: "0 [inlined] [system] 0x1a Swift runtime failure: Division by zero")
        == "killed by SIGILL: Division by zero")
    #expect(
      try firstLine(of: "0 [system] 0x1a specialized abs<A>(_:) + 12", "TRAP")
        == "killed by SIGTRAP: a check in abs<A>(_:) failed")
    // Only the innermost function has failed, and only a trap is a check.
    #expect(
      try firstLine(of: "1 0x1a Swift runtime failure: Division by zero").contains("such as"))
    #expect(try firstLine(of: "0 0x1a outlined copy", "SEGV").contains("not its own"))
  }

  @Test func aRecursionIsNamedOnce() throws {
    let lines = try message(
      of: """
        func depth(_ n: Int) -> Int { n == -1 ? 0 : 1 + depth(n + 1) * depth(n - 1) }
        print(depth(Int(readLine()!)!))
        """)
    #expect(
      lines.first == "killed by SIGSEGV: a recursion too deep for a stack of 64 MiB", "\(lines)")
    #expect(lines.dropFirst().first == "at MAIN:1, in depth(_:)", "\(lines)")
    #expect(lines.count == 3, "\(lines)")
  }

  @Test func whereNobodyKnowsNothingIsSaid() throws {
    let source = "let values = [1]\nprint(values[Int(readLine()!)!])\n"
    #expect(try message(of: source, options: ["-O"]).count == 1)
    #expect(try message(of: Command("sh", ["-c", "kill -ILL $$"]), input: "1\n").count == 1)
  }

  /// It is found out in a second run, which may end otherwise.
  @Test func aProgramThatDoesNotCrashAgainHasNoPlace() throws {
    let folder = try ScratchFolder()
    let script = "test -e \(folder.path)/ran && exit; touch \(folder.path)/ran; kill -SEGV $$"
    #expect(try message(of: Command("sh", ["-c", script]), input: "1\n").count == 1)
  }

  /// A program may write what it wants: nothing but a source is looked at, and nothing takes long.
  @Test func whatLooksLikeAReportDoesNoHarm() throws {
    let folder = try ScratchFolder()
    let long = String(repeating: " 0x0 + 1 in x at /a:1", count: 2000)
    let file = try folder.write(
      "0 0x0 f() in x at /dev/zero:1:1\n1 0x0 g() + 1 in x at /nowhere/main.swift:7:9\n"
        + "2 0x0 h() in x at //<compiler-generated>\n3 0x0 in x at .swift:1\n4\(long)\n"
        + "6 0x0 i() in x at /nowhere/main.swift:\(Int.min)\n7 0x0 j() in x at /nowhere/main.swift:0\n"
        + "5 0x0 closure #1 in  + 9 in x at /nowhere/b: c.swift:3\n"
        // What calls the closure of `solve` is not the author's.
        + "8 0x0 solve(_:) in x at /nowhere/Solve.swift:9\n9 0x0 main in x at /nowhere/main.swift:1\n",
      as: "report")
    let isReport = "test \"${SWIFT_BACKTRACE#enable=yes}\" != \"$SWIFT_BACKTRACE\""
    let script = "\(isReport) && cat \(file) >&2; kill -SEGV $$"
    #expect(
      try message(of: Command("sh", ["-c", script]), input: "1\n").dropFirst() == [
        "at /nowhere/main.swift:7, in g()", "at /nowhere/b: c.swift:3, in closure #1",
      ])
  }
}
