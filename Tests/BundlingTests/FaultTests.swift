import Bundling
import Foundation
import Testing

/// What is wrong is told with its place in the files that a person has written.
@Suite(.serialized) struct FaultTests {
  @Test func aSyntaxError() throws {
    let error = try error(["solution/main.swift": "print(1)\nlet = 3\n"])
    #expect(error.contains("solution/main.swift:2: error: expected pattern"), "\(error)")
  }

  @Test func aTypeErrorInAModule() throws {
    let error = try error([
      "solution/main.swift": "import Library\nprint(f())\n",
      "Sources/Library/A.swift": "\npublic func f() -> Int { \"\" }\n",
    ])
    #expect(error.contains("Sources/Library/A.swift:2: error: cannot convert"), "\(error)")
  }

  @Test func aModuleThatIsNotThere() throws {
    let error = try error(["solution/main.swift": "import Nowhere\n"])
    #expect(error.contains("solution/main.swift:1: error: no such module 'Nowhere'"), "\(error)")
    #expect(error.contains("Sources/Nowhere"), "\(error)")
  }

  @Test func noMainFile() throws {
    let error = try error(["solution/other.swift": "print(1)\n"])
    #expect(error == "there is no solution/main.swift")
  }

  /// What has been apart, and what a name means where it no longer is.
  struct Neighbors: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    let error: String
  }

  @Test(arguments: [
    Neighbors(
      testDescription: "an overload that was private to its file",
      files: [
        "solution/main.swift": "print(one(), two())\n",
        "solution/A.swift": """

        private func weight(_ x: Double) -> Double { x * 2 }
        func one() -> String {
          "\\(weight(3))"
        }
        """,
        "solution/B.swift": """
        private func weight(_ x: Int) -> Int { x * 3 }
        func two() -> Int { weight(3) }
        """,
      ],
      error: "solution/A.swift:3: error: what begins here means another 'weight' in one file: "
        + "that of solution/B.swift:1 instead of that of solution/A.swift:2; rename one of them"),
    Neighbors(
      testDescription: "two overloads on one line",
      files: [
        "solution/main.swift": "print(one(), two())\n",
        "solution/A.swift": "func one() -> Int { g(1) }\n",
        "solution/B.swift": """
        func g<T>(_ x: T) -> Int { 2 }; private func g(_ x: Int) -> Int { 1 }
        func two() -> Int { g(1) }
        """,
      ],
      error: "solution/A.swift:1: error: what begins here means another 'g' in one file: "
        + "that of solution/B.swift:1 instead of that of solution/B.swift:1; rename one of them"),
    Neighbors(
      testDescription: "a name for another type that was private to its file",
      files: [
        "solution/main.swift": "print(one(), two())\n",
        "solution/A.swift": "func one() -> Int { MemoryLayout<Float>.size }\n",
        "solution/B.swift": """
        private typealias Float = Double
        func two() -> Int { MemoryLayout<Float>.size }
        """,
      ],
      error:
        "solution/A.swift:1: error: what begins here means another 'size' of the system in one "
        + "file, where it sees a type or function that was private to another file: rename that, or "
        + "write out the types in this place"),
    // The labels of a tuple do not count, the types of its elements do.
    Neighbors(
      testDescription: "a name in a tuple for another type that was private to its file",
      files: [
        "solution/main.swift": "print(one(), two())\n",
        "solution/A.swift": "func one() -> Int { MemoryLayout<(a: Int32, b: Int32)>.size }\n",
        "solution/B.swift": """
        private typealias Int32 = Int16
        func two() -> Int { MemoryLayout<(a: Int32, b: Int32)>.size }
        """,
      ],
      error:
        "solution/A.swift:1: error: what begins here means another 'size' of the system in one "
        + "file, where it sees a type or function that was private to another file: rename that, or "
        + "write out the types in this place"),
    Neighbors(
      testDescription: "a public member of a module that another one does not import",
      files: [
        "solution/main.swift": "import First\nimport Second\nprint(total([5, 6]), [5, 6].sum())\n",
        "Sources/First/A.swift": """
        public func total(_ a: [Int]) -> Int {
          a.sum()
        }
        extension Sequence where Element == Int { func sum() -> Int { reduce(0, +) } }
        """,
        "Sources/Second/B.swift":
          "extension Array where Element == Int { public func sum() -> Int { 0 } }\n",
      ],
      error: "the solution does something else as one file:\n"
        + "Sources/First/A.swift:2: error: 'sum' is that of Sources/Second/B.swift:1, whose module "
        + "this file does not import: import it, or rename one if another 'sum' is meant"),
    Neighbors(
      testDescription: "a member that fulfills a requirement instead of a default",
      files: [
        "solution/main.swift": """
        import First
        extension Walker { func step() -> Int { 50 } }
        print(run(Walker()), Walker().step())
        """,
        "Sources/First/A.swift": """
        protocol Step { func step() -> Int }
        extension Step { func step() -> Int { 1 } }
        public struct Walker: Step { public init() {} }
        public func run(_ w: Walker) -> Int { (w as any Step).step() }
        """,
      ],
      error: "the solution does something else as one file:\n"
        + "solution/main.swift:2: error: this 'step' hides what First means by it: one file holds "
        + "both, rename it"),
    Neighbors(
      testDescription: "a private member that fulfills a requirement of another file",
      files: [
        "solution/main.swift": "print(one(), two())\n",
        "solution/A.swift": """
        struct Pair {}
        private extension Pair { func name() -> String { "private" } }
        func one() -> String { Pair().name() }
        """,
        "solution/B.swift": """
        protocol Named { func name() -> String }
        extension Named { func name() -> String { "default" } }
        extension Pair: Named {}
        func two() -> String { (Pair() as any Named).name() }
        """,
      ],
      error: "the solution does something else as one file:\n"
        + "solution/A.swift:2: error: this 'name' hides what the solution means by it: one file "
        + "holds both, rename it"),
    Neighbors(
      testDescription: "a member that the compiler would have to be public",
      files: [
        "solution/main.swift": """
        import First
        extension Square { func name() -> String { "square" } }
        print(show(Square()), Square().name())
        """,
        "Sources/First/A.swift": """
        public protocol Shape { func name() -> String }
        extension Shape { public func name() -> String { "shape" } }
        public struct Square: Shape { public init() {} }
        public func show<S: Shape>(_ shape: S) -> String { shape.name() }
        """,
      ],
      error: "the solution does not compile as one file:\n"
        + "solution/main.swift:2: error: this 'name' hides what First means by it: one file holds "
        + "both, rename it\nSources/First/A.swift:3: error: method 'name()' must be declared public "
        + "because it matches a requirement in public protocol 'Shape'"),
    Neighbors(
      testDescription: "a name for another type than the standard library's",
      files: [
        "solution/main.swift": "import First\nimport Second\nprint(third(), half())\n",
        "Sources/First/A.swift":
          "public func third() -> String { let x: Float = 1 / 3; return \"\\(x)\" }\n",
        "Sources/Second/B.swift": """

        typealias Float = Double
        public func half() -> String { let x: Float = 1 / 2; return "\\(x)" }
        """,
      ],
      error: "the solution does something else as one file:\n"
        + "Sources/Second/B.swift:2: error: this 'Float' hides what First means by it: one file holds "
        + "both, rename it"),
    Neighbors(
      testDescription: "a condition that was true",
      files: [
        "solution/main.swift": """
        import First
        #if canImport(First)
          print(one())
        #endif
        """,
        "Sources/First/A.swift": "public func one() -> Int { 1 }\n",
      ],
      error:
        "solution/main.swift:2: error: 'canImport(First)' is not true in one file: do without it"),
  ])
  func whatIsNoLongerApart(neighbors: Neighbors) throws {
    #expect(try error(neighbors.files) == neighbors.error)
  }

  /// The module's literals are in the same file.
  @Test func aTypeOfLiterals() throws {
    let error = try error([
      "solution/main.swift": "import First\n\ntypealias IntegerLiteralType = Int32\nprint(one())\n",
      "Sources/First/A.swift": "public func one() -> Int { let n = 3; return Int(n) }\n",
    ])
    let place =
      "solution/main.swift:3: error: this 'IntegerLiteralType' hides what First means by it"
    #expect(error.contains(place), "\(error)")
  }

  /// As modules, `First.max` is one thing and `max` another.
  @Test func aNameThatMeansAnotherWithoutItsModule() throws {
    let error = try error([
      "solution/main.swift": """
      import First
      func max(_ a: Int, _ b: Int) -> Int { 0 }
      #if NEVER
        print(First.min(1, 2))
      #endif
      print(max(1, 2), First.Box(3).value)

      let line = "\\(First.max(1, 2))"
      """,
      "Sources/First/A.swift": """
      public func max(_ a: Int, _ b: Int, _ c: Int = 0) -> Int { 1 }
      public func min(_ a: Int, _ b: Int, max: Int = 9) -> Int { 1 }
      public struct Box { public let value: Int; public init(_ value: Int) { self.value = value } }
      """,
    ])
    #expect(error.hasPrefix("solution/main.swift:8: error: 'First.max' is only 'max'"), "\(error)")
  }

  /// The build of the package links what any of its modules imports, the judge does not.
  @Test func aFunctionOfTheSystemThatIsNotImported() throws {
    let error = try error([
      "solution/main.swift": "print(Double(readLine()!)!.squareRoot())\n"
    ])
    #expect(error.contains("'sqrt': import Foundation or Glibc where it is used"), "\(error)")
  }

  @Test func everyErrorIsToldOnce() throws {
    let error = try error([
      "solution/main.swift": "print(f(1)\n", "solution/A.swift": "func f(_ n: Int) {}\n",
    ])
    #expect(error.components(separatedBy: "expected ')'").count == 2, "\(error)")
  }

  /// Compiled as modules it is correct; the single file is not, for another judge.
  @Test func whatOnlyTheOtherLanguageModeRefusesIsTold() throws {
    let workspace = try Workspace([
      "solution/main.swift": "import Library\nf()\n",
      "Sources/Library/A.swift": "\n\npublic func f() { count += 1 }\nvar count = 1\n",
    ])
    let objections = try SubmissionCheck(launcher: launcher()).compile(
      workspace.bundle(), for: .dmoj, otherModes: [6], to: workspace.root + "/program")
    #expect(objections.count == 1)
    let text = objections.map(\.description).joined()
    #expect(text.contains("does not compile with swiftc -typecheck -swift-version 6"), "\(text)")
    #expect(text.contains("Sources/Library/A.swift:"), "\(text)")
    #expect(FileManager.default.isExecutableFile(atPath: workspace.root + "/program"))
  }

  /// The solution may call things as it likes, as long as the modules are others.
  @Test(arguments: [
    (declaration: "let exit = (3, 4)", name: "exit"),
    (declaration: "struct Slice {}", name: "Slice"),
    (declaration: "var strlen = 4", name: "strlen"),
    (declaration: "extension String { var count: Int { 0 } }", name: "count"),
  ])
  func aNameThatHidesWhatAModuleMeans(declaration: String, name: String) throws {
    let error = try error([
      "solution/main.swift": "import Library\n\n\(declaration)\nleave()\n",
      "Sources/Library/A.swift": """
      import Glibc
      public func leave() {
        let part = Slice(base: [1, 2], bounds: 0..<1)
        print("\\(strlen("four"))")
        exit(Int32(part.count))
      }
      @inlinable public func length(_ text: String) -> Int { text.count }
      """,
    ])
    let place = "solution/main.swift:3: error: this '\(name)' hides what Library means by it"
    #expect(error.contains(place), "\(error)")
    #expect(error.contains("Sources/Library/A.swift:"), "\(error)")
  }

  /// The module compares all of a value, which has the solution's operator for a witness in one file.
  @Test func anOperatorThatAModuleDoesNotMean() throws {
    let error = try error([
      "solution/main.swift": """
      import Library

      func == <K: Keyed>(a: K, b: K) -> Bool { a.key == b.key }
      struct Mine: Keyed { var key: Int, other: Int }
      print(Mine(key: 1, other: 2) == Mine(key: 1, other: 3), areSame())
      """,
      "Sources/Library/A.swift": """
      public protocol Keyed: Equatable { var key: Int { get } }
      struct Theirs: Keyed { var key: Int, other: Int }
      public func areSame() -> Bool {
        [Theirs(key: 1, other: 2)].contains(Theirs(key: 1, other: 3))
      }
      """,
    ])
    let place = "solution/main.swift:3: error: this '==' hides what Library means by it"
    #expect(error.contains(place), "\(error)")
  }

  @Test func aFileThatIsTooLarge() throws {
    let text = String(repeating: "x", count: JudgeProfile.dmoj.sizeLimit)
    let error = try error(["solution/main.swift": "print(\"\(text)\")\n"])
    #expect(error.hasSuffix("bytes, dmoj takes \(JudgeProfile.dmoj.sizeLimit)"), "\(error)")
  }
}
