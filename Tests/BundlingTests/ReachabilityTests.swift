import Bundling
import Testing

/// What a solution needs is kept and does what it did; what it does not need is gone.
@Suite(.serialized) struct ReachabilityTests {
  @Test(arguments: ReachabilityExample.all)
  func onlyWhatIsReachedStays(example: ReachabilityExample) throws {
    let workspace = try Workspace(main: example.main, library: example.library)
    let submission = try workspace.bundle()
    for word in example.gone {
      #expect(!submission.text.contains(word), "\(word) is still in\n\(submission.text)")
    }
    #expect(try workspace.output(of: submission) == example.output, "\(submission.text)")
  }

  @Test func nothingOfAModuleIsLeftIfNothingIsUsed() throws {
    let workspace = try Workspace(
      main: "print(1)", library: "public struct A {}\npublic func f() {}\nextension Int {}")
    #expect(try workspace.bundle().body == "print(1)")
  }

  /// The judge's compiler may take what the installed one does not.
  @Test func whatOnlyAnOlderCompilerTakesStaysWithWhatNeedsIt() throws {
    let workspace = try Workspace([
      "solution/main.swift": "import First\nimport Second\nprint(Box().evens([1, 2, 4]))\n",
      "Sources/First/A.swift": """
      public struct Box { public init() {} }
      extension Box {
        public func evens(_ values: [Int]) -> Int { values.count { $0 % 2 == 0 } }
        #if compiler(<5)
          func ofBox() {}
        #endif
      }
      extension Box {
        #if compiler(<5)
          func ofBoxToo() {}
        #endif
      }
      public struct Unused {}
      extension Unused {
        #if compiler(<5)
          func ofUnused() {}
        #endif
      }
      """,
      "Sources/First/B.swift": """
      #if compiler(<5)
        extension Sequence {
          func count(where isCounted: (Element) -> Bool) -> Int { filter(isCounted).count }
        }
      #endif
      extension Sequence {
        #if compiler(<5)
          func ofSequence() {}
        #endif
      }
      """,
      "Sources/Second/C.swift": "#if compiler(<5)\n  func ofSecond() {}\n#endif\n",
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "2\n", "\(submission.text)")
    for word in ["ofBox", "ofBoxToo", "where isCounted", "ofSequence"] {
      #expect(submission.text.contains(word), "\(word) is not in\n\(submission.text)")
    }
    for word in ["nused", "ofSecond"] {
      #expect(!submission.text.contains(word), "\(word) is still in\n\(submission.text)")
    }
  }

  @Test func modulesAreFoundThroughModulesAndLoseTheirNames() throws {
    let workspace = try Workspace([
      "solution/main.swift": "import First\nprint(First.one() + Int.three)\n",
      "solution/Three.swift": "import struct Second.Two\nextension Int { static let three = 3 }\n",
      "Sources/First/A.swift":
        "import Second\npublic func one() -> Int { Second.Two().value - 1 }\n",
      "Sources/Second/deep/B.swift":
        "public struct Two { public init() {}\n public var value = 2 }\n",
      "Sources/Third/C.swift": "this is not even Swift\n",
    ])
    let submission = try workspace.bundle()
    #expect(submission.modules == ["First", "Second"])
    #expect(!submission.text.contains("import") && !submission.text.contains("Second."))
    #expect(try workspace.output(of: submission) == "4\n")
  }

  @Test func aTypeNamedLikeItsModuleKeepsItsName() throws {
    let workspace = try Workspace(
      main: "print(Library.answer, `default`())",
      library: """
        public enum Library { public static var answer: Int { `Type`().n } }
        struct `Type` { var n = 4 }
        public func `default`() -> Int { 2 }
        """)
    #expect(try workspace.output(of: workspace.bundle()) == "4 2\n")
  }

  @Test func aVariableNamedLikeItsModuleKeepsItsName() throws {
    let workspace = try Workspace(
      main: "func f() -> Int { let Library = [1, 2]; return Library.count + one() }\nprint(f())",
      library: "public func one() -> Int { 1 }")
    #expect(try workspace.output(of: workspace.bundle()) == "3\n")
  }

  @Test(arguments: [
    "func f(Library: [Int]) -> Int { Library.count + one() }\nprint(f(Library: [1, 2]))",
    "func f(_ Library: [Int]) -> Int { Library.count + one() }\nprint(f([1, 2]))",
    "let f = { Library in Library.count + one() } as ([Int]) -> Int\nprint(f([1, 2]))",
    "for Library in [[1, 2]] { print(Library.count + one()) }",
    "print(2 + Library\n  .one())",
    "print(2 + Library::one(), terminator: \"\\(Library :: new)\")",
    "print(Two().Library::two + Library::one())",
    // Directly behind an operator, with and without something before that.
    "print(!Library.isOdd(4) ? 3+Library.zero : -Library::one())",
    "print([1, 2, 3][..<Library.three()].count, terminator:Library.new)",
    "let n=Library.one(), m = 2*Library.one()\nprint([n+m, 4][0..<Library.one()][0])",
    "var n = 3\nLibrary.keep(&Library.zero)\nprint(n)",
    "print(Library.Two.self == Library.Two.self ? Array<Library.Two>().count + 3 : 0)",
    // What is called like the module, but elsewhere.
    "let t = (Library: 1, b: 2)\nprint(t.Library + t.b * Library.one())",
    "func f(Library n: Int) -> Int { n + Library.one() }\nprint(f(Library: 2))",
    "enum E: Int { case Library = 2 }\nprint(E.Library.rawValue + Library.one())",
    "enum E { struct Library {} }\nprint(Library.three())",
  ])
  func aModuleIsWhatItsNameMeans(main: String) throws {
    let workspace = try Workspace(
      main: main,
      library: """
        public func one() -> Int { 1 }
        public func three() -> Int { 3 }
        public func isOdd(_ n: Int) -> Bool { n % 2 == 1 }
        public func keep(_ n: inout Int) {}
        public var zero: Int { get { 0 } set {} }
        public let new = "\\n"
        public struct Two { public init() {} }
        extension Two { public var two: Int { 2 } }
        """)
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "3\n", "\(submission.text)")
  }

  /// What a file sees without an import of its own, and what may have the same name elsewhere.
  @Test(arguments: [
    [
      "solution/main.swift": "import Second\nprint(scene().map { $0.area() }, kind().rawValue)\n",
      "Sources/Second/A.swift": """
      import First
      public func scene() -> [any Shape] { [Square()] }
      public func kind() -> Kind { .tree }
      """,
      "Sources/First/A.swift": """
      public protocol Shape { func area() -> Int }
      public struct Square: Shape { public init() {}; public func area() -> Int { 4 } }
      public enum Kind: Int { case tree = 1 }
      """,
    ],
    [
      "solution/Imports.swift": "@_documentation(visibility: internal)\n@_exported import First\n",
      "solution/main.swift": "print(four(), second())\n",
      "Sources/First/A.swift": "@_exported import Second\npublic func four() -> [Int] { [4] }\n",
      "Sources/Second/B.swift": "public func second() -> Int { 1 }\n",
    ],
    [
      "solution/main.swift": """
      import First
      func gcd(_ a: Int, _ b: Int) -> Int { 1 }
      extension Array where Element == Int { func total() -> Int { 4 } }
      print([[9].total()], gcd(4, other()))
      """,
      "Sources/First/A.swift": """
      public func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
      extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
      public func other() -> Int { 6 }
      """,
    ],
    [
      "solution/main.swift": """
      import First
      extension Number {
        static func + (a: Number, b: Int) -> Number { a + Number(b) }
        static func == (a: Number, b: Int) -> Bool { a.value == b }
        static func + (a: Number, b: Number?) -> Number { b.map { a + $0 } ?? a }
        func stepped(by n: Int) -> Number { self + n }
        func hash(_ base: Int) -> Int { value % base }
        func description(padded n: Int) -> String { "" }
      }
      print([(Number(1) + 2 + nil).stepped(by: 1).value], Number(3) == 3 ? Number(4).hash(3) : 0)
      """,
      "Sources/First/A.swift": """
      public protocol Stepping { func stepped() -> Self }
      extension Stepping { public func stepped() -> Self { self } }
      public struct Number: AdditiveArithmetic, Hashable, CustomStringConvertible, Stepping {
        public var description: String { "\\(value)" }
        public let value: Int
        public init(_ value: Int) { self.value = value }
        public static var zero: Number { Number(0) }
        public static func + (a: Number, b: Number) -> Number { Number(a.value + b.value) }
        public static func - (a: Number, b: Number) -> Number { Number(a.value - b.value) }
      }
      """,
    ],
    [
      "solution/Formatted.swift": "import Foundation\nlet text = String(format: \"[%d]\", 4)\n",
      "solution/main.swift": "let n: Int32 = -1\nprint(text, abs(n))\n",
    ],
  ])
  func modulesThatWorkAloneWorkInOneFile(files: [String: String]) throws {
    let workspace = try Workspace(files)
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "[4] 1\n", "\(submission.text)")
  }

  /// Each module may declare an operator for itself.
  @Test func operatorsOfSeveralModulesAreOneIfTheyAreAlike() throws {
    let operators = """
      precedencegroup Power { higherThan: MultiplicationPrecedence }
      infix operator **: Power

      """
    let workspace = try Workspace([
      "solution/main.swift": """
      import First
      import Second
      \(operators)
      func ** (a: Double, b: Int) -> Double { (0..<b).reduce(1) { x, _ in x * a } }
      prefix operator **
      prefix func ** (a: Int) -> Int { a * a }
      infix operator +++: AdditionPrecedence
      func +++ (a: Int, b: Int) -> Int { a + b }
      print(2 * 2.0 ** 3, cube(3), square(3), **5, 3 +++ 4 * 2)
      """,
      "Sources/First/A.swift": """
      \(operators.replacing(" { ", with: " {\n  ").replacing(": Power", with: ": Power  // ^"))
      infix operator +++: MultiplicationPrecedence
      func +++ (a: String, b: String) -> String { a + b }
      public func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { x, _ in x * a } }
      public func cube(_ a: Int) -> Int { 2 * a ** 3 }
      """,
      "Sources/Second/B.swift": """
      \(operators)
      func ** (a: String, b: Int) -> String { String(repeating: a, count: b) }
      public func square(_ a: Int) -> String { "a" ** 2 }
      """,
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "16.0 54 aa 25 11\n", "\(submission.text)")
  }

  /// Nobody mentions it, but every literal of the solution has it.
  @Test func aTypeOfLiteralsStays() throws {
    let workspace = try Workspace([
      "solution/main.swift": "let n = 3\nprint(type(of: n), half)\n",
      "solution/Types.swift": "typealias IntegerLiteralType = Int32\nlet half = 7 / 2\n",
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "Int32 3\n", "\(submission.text)")
  }

  @Test func aPrivateTypeIsOfItsFileAlone() throws {
    let workspace = try Workspace([
      "solution/main.swift": "print(f())\n",
      "solution/a.swift": "private struct Node { var v = 1 }\nfunc f() -> Int { Node().v }\n",
      "solution/b.swift": "private struct Node { var w = 1 }\nfunc g() -> Int { Node().w }\n",
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "1\n", "\(submission.text)")
  }

  @Test func aTypeThatTheSolutionHidesStaysAway() throws {
    let workspace = try Workspace([
      "solution/main.swift":
        "import First\nstruct Queue { var first = 5 }\nprint(Queue().first, one())\n",
      "Sources/First/A.swift": "public func one() -> Int { 1 }\n",
      "Sources/First/Queue.swift": "public struct Queue { public init() {} }\n",
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "5 1\n", "\(submission.text)")
  }

  /// Modules may have a type or function of the name that a variable, function or type of the solution has.
  @Test(arguments: [
    ("let Queue = 5", "Queue"), ("var (a, Queue) = (1, 5)", "a * Queue"),
    ("let a = 1, Queue = 5", "a * Queue"), ("func Queue(_ x: Int) -> Int { x }", "Queue(5)"),
    ("enum Kind { case one }\nlet Queue = Kind.one", "Queue == .one ? 5 : 0"),
    ("let go = 5", "go"), ("struct go { var first = 5 }", "go().first"),
  ])
  func aTypeOrFunctionOfTheNameOfAnotherKindOfDeclaration(
    declaration: String, use: String
  ) throws {
    let workspace = try Workspace([
      "solution/main.swift": "import First\n\(declaration)\nprint(\(use), Stack().count, two())\n",
      "Sources/First/A.swift": """
      public struct Stack {
        var queue = Queue()
        public init() {}
        public var count: Int { queue.items.count }
      }
      func go() -> Int { 1 }
      public func two() -> Int { go() + go() }
      """,
      "Sources/First/Queue.swift":
        "public struct Queue { var items = [7]; public init() {} }\nfunc other() -> Queue { Queue() }\n",
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "5 1 2\n", "\(submission.text)")
  }

  /// Each goes on to mean its own, in interpolated texts too, and the module's where the solution names it.
  @Test func aFunctionThatTheSolutionHidesGetsAnotherName() throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      import First
      func half(_ n: Int) -> Int { n / 2 + 100 }
      print(half(8), quarter(8), First.half(8))
      """,
      "Sources/First/A.swift": """
      @inlinable public func half<N: BinaryInteger>(_ n: N) -> N { n / 2 }
      @inlinable public func quarter(_ n: Int) -> String { "\\(half(half(n)))" }
      """,
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "104 2 4\n", "\(submission.text)")
  }

  /// What the solution calls by the module's name goes on to be the module's, whatever else has the name, and what it
  /// calls by the name alone its own, of the same arguments too.
  @Test(arguments: [
    ("func half(_ n: Int) -> Int { 1 + First.half(n) }", "half(8)", "5"),
    ("func half<N: BinaryInteger>(_ n: N) -> N { 7 }", "half(8) + First.half(8)", "11"),
    ("extension Int { func half(_ n: Int) -> Int { First.half(n) } }", "5.half(8)", "4"),
    (
      "func half(_ n: Int) -> Int { 7 }", "First.half(8) + Int(First.half(Int8(8))) + half(8)", "15"
    ),
    ("func third(_ n: Int) -> Int { 7 }", "third(3) + third(30) + ninth(81)", "23"),
    ("func f() -> Int { func half(_ n: Int) -> Int { 7 }; return First.half(8) }", "f()", "4"),
    // A label is no declaration of the name.
    ("func f(half n: Int) -> Int { First.half(n) }", "f(half: 8) + half(4)", "6"),
    ("func `repeat`(_ n: Int) -> Int { 7 }", "`repeat`(3) + twice()", "12"),
  ])
  func aFunctionOfTheModulesNameIsTheModules(
    declaration: String, use: String, output: String
  ) throws {
    let workspace = try Workspace([
      "solution/main.swift": "import First\n\(declaration)\nprint(\(use), quarter(16))\n",
      "Sources/First/A.swift": """
      @inlinable public func half<N: BinaryInteger>(_ n: N) -> N { n / 2 }
      @inlinable public func quarter(_ n: Int) -> Int { half(half(n)) }
      public func third(_ n: Int) -> Int { n / 3 }
      @inlinable public func ninth(_ n: Int) -> Int { third(third(n)) }
      @inlinable public func `repeat`<N: BinaryInteger>(_ n: N) -> N { n }
      @inlinable public func twice() -> Int { `repeat`(5) }
      """,
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "\(output) 4\n", "\(submission.text)")
  }

  @Test func theDefaultArgumentOfASubscriptGoesOnToMeanTheModules() throws {
    let workspace = try Workspace(
      main: """
        func column(_ factor: Int = 90) -> Int { factor }
        print(Grid()[1], column(3))
        """,
      library: """
        public struct Grid {
          public init() {}
          public subscript(_ row: Int, _ column: Int = column()) -> Int { row + column }
        }
        public func column() -> Int { 5 }
        """)
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "6 3\n", "\(submission.text)")
  }

  @Test func defaultArgumentsOfSubscriptsAreFoundInAllFiles() throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      import Lib
      print(Row()[1], Column()[1], Cell()[1])
      """,
      "solution/Cell.swift": """
      struct Cell { subscript(_ first: Int, _ second: Int = three()) -> Int { first + second } }
      func three() -> Int { 3 }
      """,
      "Sources/Lib/Row.swift": """
      public struct Row {
        public init() {}
        public subscript(_ first: Int, _ second: Int = one()) -> Int { first + second }
      }
      public func one() -> Int { 1 }
      """,
      "Sources/Lib/Column.swift": """
      public struct Column {
        public init() {}
        public subscript(_ first: Int, _ second: Int = two()) -> Int { first + second }
      }
      public func two() -> Int { 2 }
      """,
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "2 3 4\n", "\(submission.text)")
  }

  /// Nor does a call of the solution's then mean what a module keeps to itself.
  @Test(arguments: ["", "public "])
  func aFunctionThatTheSolutionCannotMeanGetsAnotherName(access: String) throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      import First
      func weight(_ x: Double) -> Double { x * 2 }
      print(one(), weight(3))
      """,
      "Sources/First/A.swift": "import Second\npublic func one() -> Int { two() + weight(3) }\n"
        + "func weight(_ x: Int) -> Int { 7 }\n",
      "Sources/Second/B.swift": "public func two() -> Int { 2 }\n"
        + "\(access)func weight(_ x: Int, _ y: Int = 0) -> Int { 8 }\n",
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "9 6.0\n", "\(submission.text)")
  }

  @Test func nothingIsRetroactiveInASingleFile() throws {
    let workspace = try Workspace(
      main: """
        import Library
        extension Box: @retroactive CustomStringConvertible {
          public var description: String { "box" }
        }
        extension Character: @retroactive Strideable {
          public func distance(to other: Character) -> Int { 1 }
          public func advanced(by n: Int) -> Character { self }
        }
        print(Box())
        """, library: "public struct Box { public init() {} }")
    let submission = try workspace.bundle()
    #expect(submission.text.contains("extension Box: CustomStringConvertible"))
    #expect(submission.text.contains("extension Character: @retroactive Strideable"))
    #expect(try workspace.output(of: submission) == "box\n", "\(submission.text)")
    // In Swift 6 mode the attribute would be an error.
    let strict = try workspace.bundle(for: .atcoder)
    #expect(try workspace.output(of: strict, for: .atcoder) == "box\n", "\(strict.text)")
  }

  @Test func aConformanceToAProtocolOfTheLibraryIsNotRetroactiveEither() throws {
    let workspace = try Workspace(
      main: """
        import Library
        extension Int: @retroactive Library.Named { public var name: String { "Int" } }
        print(3.name)
        """, library: "public protocol Named { var name: String { get } }")
    let submission = try workspace.bundle(for: .atcoder)
    #expect(try workspace.output(of: submission, for: .atcoder) == "Int\n", "\(submission.text)")
  }

  /// Without them, the synthesized or default ones would take their place.
  @Test func witnessesInsideAConditionStay() throws {
    let workspace = try Workspace(
      main: "print(Set([Key(1, 1), Key(1, 2)]).count, name(of: Key(1, 1)))",
      library: """
        public protocol Named { var name: String { get } }
        extension Named { public var name: String { "none" } }
        public func name(of thing: some Named) -> String { thing.name }
        public struct Key: Hashable, Named {
          let a: Int, b: Int
          public init(_ a: Int, _ b: Int) { (self.a, self.b) = (a, b) }
        }
        #if swift(>=5)
          extension Key {
            public static func == (left: Key, right: Key) -> Bool { left.a == right.a }
            public func hash(into hasher: inout Hasher) { hasher.combine(a) }
          }
        #endif
        #if os(Linux) || os(macOS)
          extension Key { public var name: String { "key" } }
        #endif
        """)
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "1 key\n", "\(submission.text)")
  }

  /// As a module it would not compile in the judge's language mode.
  @Test func whatNobodyNeedsMayBeUnsafe() throws {
    let workspace = try Workspace(
      main: "print(one())",
      library: "public func one() -> Int { 1 }\npublic func hit() { hits += 1 }\nvar hits = 0\n")
    let submission = try workspace.bundle(for: .atcoder)
    #expect(try workspace.output(of: submission, for: .atcoder) == "1\n", "\(submission.text)")
  }

  /// A file of imports alone has no declaration that could be reached.
  @Test func importsThatAModulePassesOnStay() throws {
    let workspace = try Workspace([
      "solution/main.swift": "import Prelude\nprint(String(format: \"%.2f\", half()))\n",
      "Sources/Prelude/Exports.swift": "@_exported import Foundation\n",
      "Sources/Prelude/Half.swift": "public func half() -> Double { 0.5 }\n",
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "0.50\n", "\(submission.text)")
  }

  @Test func twoPrivateHelpersOfOneNameMayStayAwayTogether() throws {
    let workspace = try Workspace([
      "solution/main.swift": "import First\nimport Second\nprint(one(), two())\n",
      "Sources/First/A.swift": "func helper() {}\npublic func one() -> Int { 1 }\n",
      "Sources/Second/A.swift": "func helper() {}\npublic func two() -> Int { 2 }\n",
    ])
    let submission = try workspace.bundle()
    #expect(!submission.text.contains("helper"))
    #expect(try workspace.output(of: submission) == "1 2\n")
  }
}
