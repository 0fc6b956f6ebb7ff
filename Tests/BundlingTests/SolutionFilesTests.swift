import Bundling
import Foundation
import Testing

/// Solutions are taken as they lie in their folders, whatever editor has written them.
@Suite(.serialized) struct SolutionFilesTests {
  private func output(_ files: [String: String]) throws -> String {
    let workspace = try Workspace(files)
    return try workspace.output(of: workspace.bundle())
  }

  @Test func aByteOrderMarkIsNoPartOfTheFirstWord() throws {
    let output = try output([
      "solution/main.swift": "\u{FEFF}import Library\nprint(A().one)\n",
      "solution/A.swift": "\u{FEFF}import Library\nstruct A { let one = f() }\n",
      "Sources/Library/B.swift": "\u{FEFF}public func f() -> Int { 1 }\n",
    ])
    #expect(output == "1\n")
  }

  /// Which of two functions is called tells whether the elements have labels: in one file there is only one of them.
  @Test func aTupleMayGetLabelsWhereAFunctionIsTheOnlyOne() throws {
    let output = try output([
      "solution/main.swift": """
      import Library
      let numbers = [3, 4, 5]
      print(Ends<(min: Int, max: Int)>(numbers.map { ($0, $0) }).all[1].max)
      """,
      "Sources/Library/A.swift": """
      public struct Ends<Element> {
        public let all: [Element]
        public init(_ elements: some Sequence<Element>) { all = Array(elements) }
        @_disfavoredOverload
        public init(_ elements: [Element]) { all = elements }
      }
      """,
    ])
    #expect(output == "4\n")
  }

  /// As the compiler has it.
  @Test func aCarriageReturnAloneEndsALine() throws {
    let output = try output([
      "solution/main.swift": "// Old\rimport Library\rprint(f()) // one\rprint(2)\r",
      "Sources/Library/A.swift": "/// Old\rpublic func f() -> Int { // one\r1\r}\r\n",
    ])
    #expect(output == "1\n2\n")
  }

  @Test func importsMayShareALineOrTakeSeveral() throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      import Library; let a = one()
      @preconcurrency
      import Foundation
      /* and */ import Other; import struct Library.Two; print(a)
      @testable
      import Third
      print(Two().two, three(), four().isMultiple(of: 2))
      """,
      "Sources/Library/A.swift":
        "public func one() -> Int { 1 }\npublic struct Two { public init() {}\n public let two = 2 }\n",
      "Sources/Other/A.swift": "public func three() -> Int { 3 }\n",
      "Sources/Third/A.swift": "func four() -> Int { 4 }\n",
    ])
    let submission = try workspace.bundle()
    #expect(submission.body.hasPrefix("@preconcurrency import Foundation\n\n"))
    #expect(submission.body.split(separator: "import").count == 2, "\(submission.text)")
    #expect(try workspace.output(of: submission) == "1\n2 3 true\n")
  }

  /// Swift shows the members of what one file imports to all files of the module.
  @Test func membersOfWhatAnotherFileImportsAreThere() throws {
    let output = try output([
      "solution/main.swift": "print(\"a,b\".components(separatedBy: \",\"))\n",
      "solution/Unused.swift": "import Foundation\nfunc root() -> Double { sqrt(2) }\n",
    ])
    #expect(output == "[\"a\", \"b\"]\n")
  }

  @Test func importsOfOurModulesLeaveConditionalBlocks() throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      #if canImport(Library)
        import Library
      #endif
      #if swift(>=5)
        import Library
        import Foundation
      #endif
      #if swift(>=5)
        import Library
        let a = one()
      #endif
      print(a)
      #if os(Windows)
        import WinSDK
        func pause() { Sleep(1) }
      #endif
      """,
      "Sources/Library/A.swift": "public func one() -> Int { 1 }\n",
    ])
    let submission = try workspace.bundle()
    #expect(!submission.text.contains("import Library"), "\(submission.text)")
    #expect(!submission.text.contains("canImport"), "\(submission.text)")
    #expect(submission.text.contains("import WinSDK\n  func pause()"), "\(submission.text)")
    #expect(try workspace.output(of: submission) == "1\n")
  }

  @Test func anImportOfOursMayShareItsLineInsideACondition() throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      #if swift(>=5)
        import Library; import Foundation
      #endif
      print(one())
      """,
      "Sources/Library/A.swift": "public func one() -> Int { 1 }\n",
    ])
    #expect(try workspace.output(of: workspace.bundle()) == "1\n")
  }

  /// What is public inside `#if` too: in one file the rest is not, and nothing public can show it.
  @Test func accessLevelsInsideAConditionMeanNothing() throws {
    let workspace = try Workspace(
      main: "print(now().n, first(4).n, 2.open, Board.make().package, 3.stamp)",
      library: """
        public struct Stamp { public var n: Int; public init(_ n: Int) { self.n = n } }
        @usableFromInline func helper() -> Int { 1 }
        #if swift(>=5)
          @inlinable public func now() -> Stamp { Stamp(helper()) }
          @inlinable
          @inline(__always)
          public func first(_ n: Int) -> Stamp { Stamp(n) }
          @frozen public enum Board {
            @usableFromInline internal static let board = Box(7)
            public static func make() -> Box { board }
          }
          open class Box {
            public private(set) var package: Int
            public internal(set) var open = Stamp(0)
            public init(_ n: Int) { package = n }
          }
          extension Int { public var open: Int { self } }
          public protocol Stamped { var stamp: Int { get } }
          extension Int: Stamped { public var stamp: Int { Stamp(self).n } }
          extension Character: Strideable {
            public func distance(to other: Character) -> Int { Stamp(1).n }
            public func advanced(by n: Int) -> Character { self }
          }
        #else
          @inlinable public func now() -> Stamp { Stamp(2) }
        #endif
        """)
    let submission = try workspace.bundle()
    #expect(!submission.text.contains("inlinable"), "\(submission.text)")
    #expect(!submission.text.contains("public func now"), "\(submission.text)")
    #expect(submission.text.contains("private(set) var package"), "\(submission.text)")
    #expect(try workspace.output(of: submission) == "1 4 2 7 3\n", "\(submission.text)")
  }

  /// What only public declarations may have goes with their access level.
  @Test func attributesOfPublicDeclarationsGo() throws {
    let workspace = try Workspace(
      main: "print(shown())",
      library: """
        @_spi(Secret) public func secret() -> Int { 7 }
        @_alwaysEmitIntoClient public func emitted() -> Int { 8 }
        public func shown() -> Int { secret() + emitted() }
        """)
    let submission = try workspace.bundle()
    #expect(!submission.text.contains("@"), "\(submission.text)")
    #expect(try workspace.output(of: submission) == "15\n", "\(submission.text)")
  }

  /// It goes and stays with its declaration.
  @Test func anAttributeInsideAConditionBelongsToWhatFollows() throws {
    let workspace = try Workspace(
      main: "print(Used().twice())",
      library: """
        #if compiler(>=5.9)
        @inline(never)
        #endif
        public func unused() {}
        public struct Used {
          public init() {}
          #if compiler(<5)
            @available(*, deprecated, message: ")")
            @objc
          #elseif swift(>=5)
            @inline(never)
          #else
          #endif
          public func twice() -> Int { 2 }
          #if compiler(>=5.9)
            @discardableResult
          #endif
          public func thrice() -> Int { 3 }
        }
        """)
    let submission = try workspace.bundle()
    #expect(!submission.text.contains("unused"), "\(submission.text)")
    #expect(!submission.text.contains("discardable"), "\(submission.text)")
    #expect(submission.text.contains("@inline(never)\n  #else"), "\(submission.text)")
    #expect(try workspace.output(of: submission) == "2\n", "\(submission.text)")
  }

  /// Each may be called by the module's name.
  @Test func variablesMayShareADeclaration() throws {
    let workspace = try Workspace(
      main: """
        let sum = Library.a + Library.b + Library.c
        print(sum, "\\(Library.e)", Library::f, Library.g)
        """,
      library: """
        public let a = f(1, 2), b = [3, 4][0], c: Int = { let d = 5, h = d; return h }()
        public let ((d, e), _) = ((6, 7), 8)
        public var f = 9, g: (Int, Int) = (1, 2)
        func f(_ x: Int, _ y: Int) -> Int { x }
        """)
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "9 7 9 (1, 2)\n", "\(submission.text)")
  }

  /// As the compiler has it, with a warning.
  @Test func aNoBreakSpaceIsASpace() throws {
    let output = try output([
      "solution/main.swift": "import\u{A0}Library\nprint(f(\u{A0}1), \"\u{A0}\" == \" \")\n",
      "Sources/Library/A.swift": "public\u{A0}func f(_\u{A0}n: Int) -> Int {\u{A0}n\u{A0}}\n",
    ])
    #expect(output == "1 false\n")
  }

  @Test func whatThePackageMaySeeBecomesOrdinary() throws {
    let workspace = try Workspace(
      main: "print(f().value)",
      library: """
        package struct Box { package var value = 3 }
        package func f() -> Box { Box() }
        """)
    let submission = try workspace.bundle()
    #expect(!submission.text.contains("package"), "\(submission.text)")
    #expect(try workspace.output(of: submission) == "3\n")
  }

  @Test func whatEditorsLeaveBehindIsNotRead() throws {
    let workspace = try Workspace([
      "solution/main.swift": "print(1)\n", "solution/._main.swift": "\0",
      "solution/.trash/old.swift": "print(2)\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.root + "/solution/.#main.swift", withDestinationPath: "someone@somewhere.1")
    #expect(try workspace.bundle().body == "print(1)")
  }

  @Test func onlyOneMainFileIsTheProgram() throws {
    let output = try output([
      "solution/main.swift": "print(f())\n", "solution/parts/main.swift": "func f() -> Int { 2 }\n",
    ])
    #expect(output == "2\n")
  }

  @Test func aModuleMayBeALinkToItsFolder() throws {
    let workspace = try Workspace([
      "solution/main.swift": "import Library\nprint(f())\n",
      "shared/Library.swift": "public func f() -> Int { 5 }\n", "Sources/.keep": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.root + "/Sources/Library", withDestinationPath: "../shared")
    let submission = try workspace.bundle()
    #expect(submission.origins.contains { $0?.path == "Sources/Library/Library.swift" })
    #expect(try workspace.output(of: submission) == "5\n")
  }

  @Test func modulesComeFromNeighborsUnlessThePackageHasThem() throws {
    let workspace = try Workspace([
      "own/solution/main.swift": "import First\nimport Second\nprint(f(), s())\n",
      "own/Sources/First/A.swift": "public func f() -> Int { 1 }\n",
      "other/Sources/First/A.swift": "public func f() -> Int { 2 }\n",
      "other/Sources/Second/A.swift": "import Third\npublic func s() -> Int { t() }\n",
      "another/Sources/Third/A.swift": "public func t() -> Int { 3 }\n",
    ])
    func sources(_ neighbors: [String]) throws -> SolutionSources {
      try SolutionSources(
        folder: workspace.root + "/own/solution", root: workspace.root + "/own",
        neighbors: neighbors.map { "\(workspace.root)/\($0)" })
    }
    let header = SubmissionHeader(problem: "a", link: nil, command: "verdict bundle a")
    let submission = try Bundler(launcher: launcher()).submission(
      of: sources(["other", "another"]), header: header, profile: .dmoj)
    #expect(submission.modules == ["First", "Second", "Third"])
    #expect(!submission.text.contains(workspace.root))
    #expect(try workspace.output(of: submission) == "1 3\n")
    let error = #expect(throws: BundleError.self) {
      try Bundler(launcher: launcher()).submission(
        of: sources(["another"]), header: header, profile: .dmoj)
    }
    #expect(error?.description.contains("no such module 'Second'") == true)
  }

  /// The module's own gets another name, whether the solution reaches it or not.
  @Test func aTypeMayBeCalledLikeOneOfAModule() throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      import First
      struct Queue { var n = 5 }
      _ = Queue_()
      print(Queue().n, one(), [2].queue.n, "\\(First.Queue(n: 3).n)", First.Queue_().self is Queue_)
      """,
      "Sources/First/A.swift": """
      public func one() -> String { "\\(Queue().n)" }
      extension Array { public var queue: (n: Int, empty: [Queue]) { (count, []) } }
      """,
      "Sources/First/Queue.swift": """
      public struct Queue { public var n = 1; public init(n: Int = 1) { self.n = n } }
      public struct Queue_ { public init() {} }
      """,
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "5 1 1 3 true\n", "\(submission.text)")
    #expect(submission.renamedTypes == ["Queue__": "Queue"])
  }

  /// The other name matters only where it is shown.
  @Test(arguments: [
    ("print(First.Queue())", ["Queue_": "Queue"]),
    ("_ = \"\\(First.Queue())\"", ["Queue_": "Queue"]),
    ("precondition(First.Queue().n == 1)", [:]), ("print(Queue())", [:]),
  ])
  func whatIsShownByAnotherNameIsTold(main: String, renamed: [String: String]) throws {
    let workspace = try Workspace([
      "solution/main.swift": "import First\nstruct Queue {}\n_ = First.one()\n\(main)\n",
      "Sources/First/A.swift": "public func one() -> Int { 1 }\n",
      "Sources/First/Queue.swift": "public struct Queue { public var n = 1; public init() {} }\n",
    ])
    #expect(try workspace.bundle().renamedTypes == renamed)
  }

  /// The name of the module may stand before a dot or two colons.
  @Test(arguments: [".", "::", " :: "])
  func bothMayBeMeant(separator: String) throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      import First
      struct Queue { var n = 5 }
      func half(_ n: Int) -> Int { 7 }
      let count = First\(separator)Queue().n
      print(count, Queue().n, First\(separator)half(8), half(8), "\\(First\(separator)half(2))")
      """,
      "Sources/First/A.swift": """
      public struct Queue { public var n = 1; public init() {} }
      public func half(_ n: Int) -> Int { n / 2 }
      """,
    ])
    let submission = try workspace.bundle()
    #expect(try workspace.output(of: submission) == "1 5 4 7 1\n", "\(submission.text)")
  }

  /// What a module calls so inside of a type of its own is not another module's.
  @Test func aTypeWithinAnotherMayBeCalledLikeThatOfAModule() throws {
    let workspace = try Workspace([
      "solution/main.swift": "import First\nimport Second\nprint(Slice().n, Box.nine())\n",
      "Sources/First/A.swift": "public struct Slice { public let n = 1; public init() {} }\n",
      "Sources/Second/B.swift": """
      public enum Box {
        struct Slice { let n = 9 }
        public static func nine() -> Int { Slice().n }
      }
      """,
    ])
    #expect(throws: Never.self) { try workspace.bundle() }
  }

  @Test func aTitleIsOneLineOfAComment() throws {
    let workspace = try Workspace(["solution/main.swift": "print(1)\n"])
    let submission = try Bundler(launcher: launcher()).submission(
      of: SolutionSources(folder: workspace.root + "/solution", root: workspace.root),
      header: SubmissionHeader(problem: "a\r\nb\nc", link: nil, command: "verdict bundle 'a\nb'"),
      profile: .dmoj)
    #expect(submission.text == "// a b c\n// Made by: verdict bundle 'a b'\n\nprint(1)\n")
  }
}
