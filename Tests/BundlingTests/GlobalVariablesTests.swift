import Bundling
import Testing

/// Global variables of other files than the main one are made on first use; in one file they are made
/// where they stand.
@Suite(.serialized) struct GlobalVariablesTests {
  @Test func globalVariablesAreMadeBeforeTheyAreUsed() throws {
    let workspace = try Workspace([
      "solution/main.swift": "import Library\nprint(a, f())\n",
      "Sources/Library/A.swift": """
      public let a = f() + 1
      let unused = 9
      """,
      "Sources/Library/B.swift": "public func f() -> Int { b * 2 }\n",
      "Sources/Library/C.swift": "let b = 21\n",
    ])
    let submission = try workspace.bundle()
    #expect(submission.body.hasPrefix("let b = 21\n\nlet a = f() + 1\n\nprint(a, f())"))
    #expect(!submission.text.contains("unused"))
    #expect(try workspace.output(of: submission) == "43 42\n", "\(submission.text)")
  }

  @Test func whatTheInputDecidesIsMadeAfterItIsRead() throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      // Reads.

      // The first number.
      let n = Int(readLine()!)!
      func total() -> Int { table.reduce(0, +) }
      print(n, second)
      print(total(), Row())
      """,
      "solution/Tables.swift": """
      let table = [Int](repeating: 1, count: n + offset)
      let offset = n
      let second = readLine() ?? ""
      struct Row: CustomStringConvertible { var description: String { names[0] } }
      let names = ["row \\(n)"]
      """,
    ])
    let submission = try workspace.bundle()
    #expect(
      submission.body.hasPrefix(
        """
        // Reads.

        // The first number.
        let n = Int(readLine()!)!
        func total() -> Int { table.reduce(0, +) }

        let second = readLine() ?? ""

        print(n, second)

        """), "\(submission.text)")
    let output = try workspace.output(of: submission, input: "2\nx\n")
    #expect(output == "2 x\n4 row 2\n", "\(submission.text)")
  }

  /// As far as the text tells: the arguments of a call come before what the function needs.
  @Test(arguments: [
    ("for _ in 0..<n { print(m) }", "2\n7\n", "7\n7\n"),
    ("print(pair.b - pair.a)", "2\n7\n", "5\n"),
    ("print(scaled(z))", "2\n7\n", "27\n"),
    ("print(\"\\(z) \\(m)\")", "2\n7\n", "2 7\n"),
    ("print(Row(of: z).value)", "2\n7\n", "27\n"),
    ("print(Limits.of(z), z)", "2\n7\n", "27 2\n"),
  ])
  func severalAreMadeInTheOrderOfTheirUses(main: String, input: String, output: String) throws {
    let workspace = try Workspace([
      "solution/main.swift": main + "\n",
      "solution/Input.swift": """
      let n = Int(readLine()!)!
      let m = Int(readLine()!)!
      let z = Int(readLine()!)!
      let pair = (a: z, b: m)
      func scaled(_ x: Int) -> Int { x * 10 + m }
      struct Row { var value: Int; init(of x: Int) { value = scaled(x) } }
      enum Limits { static func of(_ x: Int) -> Int { m + x * 10 } }
      """,
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission, input: input) == output, "\(submission.text)")
  }

  @Test func statementsOnOneLineAreToldApart() throws {
    let workspace = try Workspace([
      "solution/main.swift": "let n = Int(readLine()!)!; print(n, twice) // both\n",
      "solution/Twice.swift": "let twice = 2 * n\n",
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission, input: "3\n") == "3 6\n", "\(submission.text)")
  }

  /// Whoever conforms to a protocol may be asked by others.
  @Test func whatAWitnessNeedsIsThere() throws {
    let workspace = try Workspace([
      "solution/main.swift": "for number in Numbers() { print(number) }\n",
      "solution/Numbers.swift": """
      let limit = 2
      struct Numbers: Sequence, IteratorProtocol {
        var count = start
        mutating func next() -> Int? {
          count += 1
          return count > limit ? nil : count
        }
      }
      let start = 0
      """,
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "1\n2\n", "\(submission.text)")
  }

  @Test func whatAnOperatorAtTheTopLevelNeedsIsMadeInTime() throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      let n = Int(readLine()!)!
      print([Pair(x: 1), Pair(x: 8)].max()!.x, sum(1, 2))
      """,
      "solution/Pair.swift": """
      struct Pair: Comparable { var x: Int }
      func < (a: Pair, b: Pair) -> Bool { a.x % limit < b.x % limit }
      let limit = n
      extension Int: Rated {}
      protocol Rated { static func <+> (a: Self, b: Self) -> Self }
      infix operator <+>: AdditionPrecedence
      func <+> (a: Int, b: Int) -> Int { a + b * weight }
      let weight = n - 5
      func sum<T: Rated>(_ a: T, _ b: T) -> T { a <+> b }
      """,
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission, input: "7\n") == "1 5\n", "\(submission.text)")
  }

  @Test func whatIsConditionalIsMadeInTimeToo() throws {
    let workspace = try Workspace([
      "solution/main.swift": "print(limit, names)\n",
      "solution/Limit.swift": """
      #if LOCAL
        let limit = 10
      #else
        let limit = 100
        let names = ["a"]
      #endif
      """,
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "100 [\"a\"]\n", "\(submission.text)")
  }

  /// Nothing leads from `Int` to what this extension needs.
  @Test func whatAWitnessOfAStandardTypeNeedsIsMadeInTime() throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      let n = Int(readLine()!)!
      print(total(3), total([1, 2]))
      """,
      "solution/Weights.swift": """
      protocol Weighted { var weight: Int { get } }
      extension Int: Weighted { var weight: Int { base + self } }
      let base = n * 10
      extension Array: Weighted where Element == Int {}
      extension Array { var weight: Int { costs[count] } }
      let costs = (0...n).map { $0 * n }
      func total<T: Weighted>(_ item: T) -> Int { item.weight }
      """,
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission, input: "7\n") == "73 14\n", "\(submission.text)")
  }

  @Test(arguments: [
    "width", "wide()", "Wide().value", "\"\\(wide())\".count == 1 ? wide() : 0", ".init(width)",
  ])
  func whatADefaultArgumentOfASubscriptNeedsIsMadeInTime(value: String) throws {
    let workspace = try Workspace(
      main: "print(Grid()[1])\nprint(width)\n",
      library: """
        public let width = Int("7")!
        public func wide() -> Int { width }
        public struct Wide { public let value: Int; public init() { value = width } }
        public struct Grid {
          public init() {}
          public subscript(_ row: Int, _ column: Int = \(value)) -> Int {
            get { row + column }
            set {}
          }
        }
        """)
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "8\n7\n", "\(submission.text)")
  }

  @Test(arguments: ["", "public "])
  func aVariableMayShareItsLine(access: String) throws {
    let workspace = try Workspace(
      main: "print(f())\n",
      library: "public func f() -> Int { g + h() }; \(access)let g = 2; func h() -> Int { g }\n")
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "4\n", "\(submission.text)")
  }

  @Test func aVariableOfTheMainActorIsOneAnyway() throws {
    let workspace = try Workspace(
      main: "hit()\nprint(hits, twice, Meter().reading)\n",
      library: """
        @MainActor public var hits = 0
        @MainActor public var twice: Int { 2 * hits }
        @MainActor public func hit() { hits += 1 }
        public protocol Reading { @MainActor var reading: Int { get } }
        public struct Meter: Reading {
          public init() {}
          @MainActor public var reading: Int { hits + 4 }
        }
        """)
    let submission = try workspace.bundle(for: .atcoder)
    #expect(try workspace.output(of: submission, for: .atcoder) == "1 2 5\n", "\(submission.text)")
    #expect(submission.text.contains("{ @MainActor var reading"), "\(submission.text)")
  }
}
