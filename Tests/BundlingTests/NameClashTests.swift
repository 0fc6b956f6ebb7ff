import Testing

/// One name for two things: where one file cannot hold both, that is told with both places.
@Suite(.serialized) struct NameClashTests {
  /// One module may hide it from the other, one file cannot.
  @Test(arguments: ["struct Helper { static let n = 1 }", "enum Helper { static let n = 1 }"])
  func aNameInTwoModules(declaration: String) throws {
    let error = try error([
      "solution/main.swift": "import First\nimport Second\nprint(one(), two())\n",
      "Sources/First/A.swift": "\(declaration)\npublic func one() -> Int { Helper.n }\n",
      "Sources/Second/B.swift": "\n\(declaration)\npublic func two() -> Int { Helper.n }\n",
    ])
    #expect(error.contains("'Helper' is declared twice"), "\(error)")
    #expect(error.contains("Sources/First/A.swift:1"), "\(error)")
    #expect(error.contains("Sources/Second/B.swift:2"), "\(error)")
  }

  @Test(arguments: [
    ("infix operator **: MultiplicationPrecedence", "**"),
    (
      "infix operator **: Power\nprecedencegroup Power { higherThan: MultiplicationPrecedence }",
      "Power"
    ),
  ])
  func anOperatorThatIsNotTheSameInTwoModules(declaration: String, name: String) throws {
    let others = [
      "Power": "infix operator **: Power\nprecedencegroup Power { higherThan: AdditionPrecedence }",
      "**": "infix operator **: AdditionPrecedence",
    ]
    let error = try error([
      "solution/main.swift": "import First\nimport Second\nprint(one(), two())\n",
      "Sources/First/A.swift": """
      \(declaration)
      func ** (a: Int, b: Int) -> Int { a + b }
      public func one() -> Int { 2 * 3 ** 4 }
      """,
      "Sources/Second/B.swift": """
      \(others[name] ?? "")
      func ** (a: Double, b: Double) -> Double { a + b }
      public func two() -> Double { 2 * 3 ** 4 }
      """,
    ])
    #expect(error.contains("'\(name)' is declared twice"), "\(error)")
    let line = name == "Power" ? 2 : 1
    #expect(error.contains("Sources/First/A.swift:\(line)"), "\(error)")
    #expect(error.contains("Sources/Second/B.swift:\(line)"), "\(error)")
  }

  /// What else is wrong is told as it would be without it.
  @Test func besideATypeThatHidesOneOfAModule() throws {
    let error = try error([
      "solution/main.swift": """
      import First
      struct Queue { var n = 5 }
      print(Queue().missing, one())
      """,
      "Sources/First/A.swift": "public func one() -> Int { Queue().n }\n",
      "Sources/First/Queue.swift": "struct Queue { var n = 1 }\n",
    ])
    #expect(
      error.hasPrefix("the solution does not compile:\nsolution/main.swift:3: error: "), "\(error)")
    #expect(error.contains("'missing'") && !error.contains("First"), "\(error)")
  }

  /// A mistake elsewhere is told beside it.
  @Test func besideAFunctionThatHidesOneOfAModule() throws {
    let error = try error([
      "solution/main.swift": """
      import First
      func half(_ n: Int) -> Int { 7 }
      print(half(8), quarter(8), missing)
      """,
      "Sources/First/A.swift": """
      @inlinable public func half<N: BinaryInteger>(_ n: N) -> N { n / 2 }
      @inlinable public func quarter(_ n: Int) -> Int { half(half(n)) }
      """,
    ])
    #expect(error.hasPrefix("the solution does not compile:\nsolution/main.swift:3: "), "\(error)")
    #expect(error.contains("'missing'") && !error.contains("hides"), "\(error)")
    #expect(error.contains("the only one that is called so: 'half'"), "\(error)")
  }

  /// Without its module's name it would be another, and with another name what else means it would not find it.
  @Test func aFunctionWithAndWithoutItsModulesName() throws {
    let error = try error([
      "solution/main.swift": """
      import First
      func f() -> Int { half(8) }
      func g() -> Int {
        func half(_ n: Int) -> Int { 7 }
        return First.half(8)
      }
      print(f(), g())
      """,
      "Sources/First/A.swift": "public func half(_ n: Int) -> Int { n / 2 }\n",
    ])
    #expect(error.contains("solution/main.swift:2: error: cannot find 'half'"), "\(error)")
    #expect(error.contains("the only one that is called so: 'half'"), "\(error)")
  }

  /// Nobody could tell the module's calls of its own from those of the standard library's.
  @Test func aFunctionThatIsTheStandardLibrarysToo() throws {
    let error = try error([
      "solution/main.swift": """
      import First
      func max(_ a: Int, _ b: Int) -> Int { 7 }
      print(biggest(), max(1, 2))
      """,
      "Sources/First/A.swift": """
      public func max(_ a: Double, _ b: Double) -> Double { a > b ? a : b }
      public func biggest() -> String { "\\(max(1, 2))" }
      """,
    ])
    #expect(error.contains("solution/main.swift:2: error: this 'max' hides"), "\(error)")
  }

  /// What the solution means by a name is not known where its types are in doubt.
  @Test func aFunctionAndATypeOfBothTheModuleAndTheSolution() throws {
    let error = try error([
      "solution/main.swift": """
      import First
      struct Queue { var x = 1 }
      func half(_ n: Int) -> Int { 7 }
      func half<N: Numeric>(_ n: N) -> N { 99 }
      print(Queue().x, half(8), half(UInt8(8)), quarter(16))
      """,
      "Sources/First/A.swift": """
      public struct Queue { public init() {} }
      @inlinable public func half<N: BinaryInteger>(_ n: N) -> N { _ = Queue(); return n / 2 }
      @inlinable public func quarter(_ n: Int) -> Int { half(half(n)) }
      """,
    ])
    #expect(error.contains("this 'half' hides what First means"), "\(error)")
  }

  /// It cannot have another name, as the solution means it, too, or as something else is called like it.
  @Test(arguments: [
    (use: "half(300)", other: ""),
    (use: "half(Int8(8))", other: ""), (use: "0", other: "struct S { var half = 1 }"),
    (use: "0", other: "func f(half: Int) {}"),
  ])
  func aFunctionOfBothTheModuleAndTheSolution(use: String, other: String) throws {
    let error = try error([
      "solution/main.swift": """
      import First
      func half(_ n: Int16) -> Int16 { n / 2 + 100 }
      print(half(Int16(8)), quarter(8), \(use))
      """,
      "Sources/First/A.swift": """
      @inlinable public func half<N: BinaryInteger>(_ n: N) -> N { n / 2 }
      @inlinable public func quarter(_ n: Int16) -> Int16 { half(half(n)) }
      \(other)
      """,
    ])
    #expect(
      error.contains("solution/main.swift:2: error: this 'half' hides what First"), "\(error)")
  }

  /// It compiles, but what the module does is no longer what it did.
  @Test func aFunctionOfTheSolutionThatAModuleDoesNotMean() throws {
    let error = try error([
      "solution/main.swift": """
      import First
      func swap(_ a: inout Int, _ b: inout Int) {}
      print(one())
      """,
      "Sources/First/A.swift": """
      public func one() -> Int { var (a, b) = (2, 1); swap(&a, &b); return a }
      """,
    ])
    #expect(error.contains("solution/main.swift:2: error: this 'swap' hides"), "\(error)")
  }

  /// A variable of a module keeps its name: the solution's has to change.
  @Test(arguments: [
    ("let big = 5", "'big' is declared twice, and one file can hold it only once: rename one"),
    ("func big() -> Int { 5 }", "this 'big' hides what First means by it: "),
    ("struct big {}", "this 'big' hides what First means by it: "),
  ])
  func aVariableOfAModule(declaration: String, message: String) throws {
    let error = try error([
      "solution/main.swift": "import First\n\(declaration)\nprint(one())\n",
      "Sources/First/A.swift": "\npublic let big = 7\npublic func one() -> Int { big }\n",
    ])
    #expect(error.contains(message), "\(error)")
    #expect(error.contains("solution/main.swift:2: "), "\(error)")
    #expect(error.contains("Sources/First/A.swift:2: "), "\(error)")
  }

  @Test func aNameInTwoFilesThatIsPrivateInBoth() throws {
    let error = try error([
      "solution/main.swift": "import First\nprint(one(), two())\n",
      "Sources/First/A.swift":
        "private struct P {}\npublic func one() -> Int { _ = P(); return 1 }\n",
      "Sources/First/B.swift":
        "private struct P {}\npublic func two() -> Int { _ = P(); return 2 }\n",
    ])
    #expect(error.contains("'P' is declared twice"), "\(error)")
  }

  /// The package prefers the solution's own, and the module its own.
  @Test func aMemberThatAModuleHasToo() throws {
    let error = try error([
      "solution/main.swift": """
      import First
      extension Collection where Element: Comparable {
        func largest() -> Element? { self.max() }
      }
      print([one(), 3].largest()!)
      """,
      "Sources/First/A.swift": """
      public func one() -> Int { [1].largest() ?? 1 }

      extension Collection where Element: Comparable {
        public func largest() -> Element? { nil }
      }
      """,
    ])
    #expect(error.contains("'largest' is declared twice"), "\(error)")
    #expect(error.contains("solution/main.swift:3: "), "\(error)")
    #expect(error.contains("Sources/First/A.swift:4: "), "\(error)")
  }

  /// It only tells what to write instead, which the solution has made for itself.
  @Test(arguments: ["extension Int", "extension Box", "extension [Int]"])
  func aMemberThatIsUnavailableInAModule(scope: String) throws {
    let receiver = ["extension Int": "3", "extension Box": "Box()"][scope] ?? "[3]"
    let workspace = try Workspace([
      "solution/main.swift": """
      import First
      \(scope) { func pow(_ exponent: Int, modulo: Int) -> Int { exponent + modulo } }
      print(\(receiver).pow(4, modulo: 5), one().power(0))
      """,
      "Sources/First/A.swift": """
      public struct Box { public init() {} }
      public func one() -> Int { 1 }
      extension Int { public func power(_ exponent: Int) -> Int { self } }
      \(scope) {
        public func pow(_ exponent: Double) -> Int { 0 }
        @available(*, unavailable, renamed: "power(_:)")
        public func pow(_ exponent: Int, modulo: Int) -> Int { fatalError("unavailable") }
      }
      """,
    ])
    #expect(try workspace.output(of: workspace.bundle()) == "9 1\n")
  }

  @Test(arguments: ["private func p() {}", "extension Int { fileprivate func p() {} }"])
  func aFunctionInTwoFilesThatIsPrivateInBoth(declaration: String) throws {
    let call = declaration.hasPrefix("extension") ? "1.p()" : "p()"
    let error = try error([
      "solution/main.swift": "one()\ntwo()\n",
      "solution/A.swift": "\(declaration)\nfunc one() { \(call) }\n",
      "solution/B.swift": "\n\(declaration)\nfunc two() { \(call) }\n",
    ])
    #expect(error.contains("'p' is declared twice"), "\(error)")
    #expect(error.contains("solution/A.swift:1: "), "\(error)")
    #expect(error.contains("solution/B.swift:2: "), "\(error)")
  }

  /// The same the other way round: a call of the solution's has no business with what a module keeps
  /// to itself, or with a module that the file does not import.
  @Test(arguments: ["", "public "])
  func aFunctionOfAModuleThatTheSolutionDoesNotMean(access: String) throws {
    let error = try error([
      "solution/main.swift": """
      import First
      func weight(_ x: Double) -> Double { x * 2 }
      print(one(), weight(3))
      """,
      "Sources/First/A.swift": "import Second\npublic func one() -> Int { two() + weight(3) }\n"
        + "func weight(_ x: Int) -> Int { 7 }\nfunc f(weight: Int) {}\n",
      "Sources/Second/B.swift": "public func two() -> Int { 2 }\n"
        + "\(access)func weight(_ x: Int, _ y: Int = 0) -> Int { 8 }\n",
    ])
    let place = "Sources/First/A.swift:3: error: this 'weight' hides what the solution means"
    #expect(error.contains(place), "\(error)")
  }

  @Test func aPublicFunctionOfAModuleThatIsNotImported() throws {
    let error = try error([
      "solution/main.swift": """
      import First
      func weight(_ x: Double) -> Double { x * 2 }
      print(one(), weight(3))
      """,
      "Sources/First/A.swift": "import Second\npublic func one() -> Int { weight(3) }\n",
      "Sources/Second/B.swift":
        "public func weight(_ x: Int) -> Int { x * 3 }\nfunc f(weight: Int) {}\n",
    ])
    let text =
      "solution/main.swift:3: error: 'weight' is that of Sources/Second/B.swift:1, whose module this "
      + "file does not import: "
    #expect(error.contains(text), "\(error)")
  }
}
