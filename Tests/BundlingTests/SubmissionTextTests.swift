import Bundling
import Testing

/// How a submission looks.
@Suite(.serialized) struct SubmissionTextTests {
  static let files = [
    "solution/main.swift": #"""
    // Adds up, the quick way.

    import Library  // all of it
    import Foundation

    // Twice is better.
    let text = """
      // no comment

        \(Library.shared.total) of "import Library"
      """
    print(text)  // at last

    /// Never called.
    func unused() {}
    """#,
    "Sources/Library/Total.swift": """
    // Totals. A very good book, 2nd edition.

    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Darwin)
      import Darwin
    #endif

    // MARK: - API

    /// A total.
    ///
    ///     Total(1).total
    @frozen
    public struct Total: Sendable {
      /// The sum.
      @usableFromInline internal private(set) var sum: Int  // in apples

      /// Unused.
      public let unit = 1

      @inlinable
      public init(_ sum: Int) {
        // Nothing can go wrong.

        self.sum = sum
      }

      public func unused() {}
    }

    extension Total {
      // Not negative.
      @inlinable @inline(__always)
      public var total: Int { /* nearly */ sum }
    }

    public let shared = Total(5)

    @inlinable
    public func unused() {}
    """,
  ]

  static let body = #"""
    import Foundation
    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Darwin)
      import Darwin
    #endif

    let shared = Total(5)

    // Adds up, the quick way.

    // Twice is better.
    let text = """
      // no comment

        \(shared.total) of "import Library"
      """
    print(text)  // at last

    // MARK: - Library

    struct Total: Sendable {
      private(set) var sum: Int
      let unit = 1
      init(_ sum: Int) {
        self.sum = sum
      }
    }

    private extension Total {
      @inline(__always)
      var total: Int { sum }
    }
    """#

  @Test func whatStaysLooksAsItWasWritten() throws {
    let submission = try Workspace(Self.files).bundle()
    #expect(submission.body == Self.body)
    #expect(
      submission.text.hasPrefix("// test-1\n// Made from Library by: verdict bundle test-1\n"))
    #expect(submission.text.hasSuffix("}\n"))
    #expect(submission.size == submission.text.utf8.count)
  }

  /// Where nothing could have them in its interface, types are private, which is less to compile: nor
  /// where they could be shown, as `print` has no names for private ones.
  @Test(arguments: [
    ("check(Total(2).doubled, 3.plain)", true),
    ("for n in 1...2 { let total = Total(n); check(total.doubled) }", true),
    ("let total = Total(2)\ncheck(total.doubled)", false),
    ("func total() -> Total { Total(2) }\ncheck(total().doubled)", false),
    ("struct Pair { var total = Total(2) }\ncheck(Pair().total.doubled)", false),
    ("typealias Sum = Total\ncheck(Sum(2).doubled)", false),
    ("extension Int { var sum: Total { Total(self) } }\ncheck(2.sum.doubled)", false),
    ("check(four.sum)", false),
    ("check(2.described)", false),
    ("print([Total(2)])", false),
    ("check(\"\\([Total(2)])\".count)", false),
    ("check([Total(2)].description.count)", false),
  ])
  func typesArePrivateWhereNothingShowsThem(main: String, arePrivate: Bool) throws {
    let workspace = try Workspace([
      "solution/main.swift": "import Library\n" + main + "\n",
      "Sources/Library/Total.swift": """
      public struct Total {
        public var sum: Int
        public init(_ sum: Int) { self.sum = sum }
        public var doubled: Int { 2 * sum }
      }
      public let four = Total(4)
      public func check(_ numbers: Int...) {}
      extension Int { public var plain: Int { Total(self).sum } }
      public protocol Described { var total: Total { get } }
      extension Described { public var described: Int { total.sum } }
      extension Int: Described { public var total: Total { Total(self) } }
      """,
    ])
    let submission = try workspace.bundle()
    #expect(submission.text.contains("private struct Total") == arePrivate, "\(submission.text)")
    _ = try workspace.output(of: submission)
  }

  /// Only their module is another: it is called like the program.
  @Test func typesThatAreShownHaveTheirNames() throws {
    let workspace = try Workspace(
      main: "print([Total(2)], Kind.some(Total(3)))\n",
      library: """
        public struct Total { var sum: Int; public init(_ sum: Int) { self.sum = sum } }
        public enum Kind { case some(Total) }
        """)
    let output = try workspace.output(of: workspace.bundle())
    #expect(output == "[program.Total(sum: 2)] some(program.Total(sum: 3))\n")
  }

  /// What an extension says to be private needs not be said again by its members: the compiler would warn.
  @Test func privacyIsSaidOnce() throws {
    let workspace = try Workspace([
      "solution/main.swift": "import Library\nprint(3.doubled)\n",
      "Sources/Library/Doubled.swift": """
      extension Int {
        public var doubled: Int { twice() }
        fileprivate func twice() -> Int { half * 4 }
        private var half: Int { self / 2 + self % 2 }
      }
      """,
    ])
    #expect(
      try workspace.bundle().body == """
        print(3.doubled)

        // MARK: - Library

        private extension Int {
          var doubled: Int { twice() }
          func twice() -> Int { half * 4 }
          private var half: Int { self / 2 + self % 2 }
        }
        """)
  }

  @Test func theSameSourcesGiveTheSameBytes() throws {
    #expect(try Workspace(Self.files).bundle().text == Workspace(Self.files).bundle().text)
  }

  @Test func aCommentThatGoesStillPartsWords() throws {
    let workspace = try Workspace([
      "solution/main.swift": "let a = 5; let/***/b = a/***/+ 3/** eight */; print(b)\n"
    ])
    let submission = try workspace.bundle()
    #expect(submission.body == "let a = 5; let b = a + 3 ; print(b)")
    #expect(try workspace.output(of: submission) == "8\n")
  }

  @Test func documentationStaysIfWanted() throws {
    let text = try Workspace(Self.files).bundle(keepsDocumentation: true).text
    #expect(text.contains("/// A total.\n///\n///     Total(1).total\nstruct Total"), "\(text)")
    #expect(text.contains("  /// The sum.\n  private(set) var sum"), "\(text)")
    #expect(text.contains("// Nothing can go wrong.\n\n    self.sum"), "\(text)")
    #expect(!text.contains("Never called"), "\(text)")
  }

  @Test func everyLineKnowsWhereItComesFrom() throws {
    let submission = try Workspace(Self.files).bundle()
    let lines = submission.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(submission.origins.count == lines.count - 1)
    for (line, origin) in zip(lines, submission.origins) {
      guard let origin else { continue }
      let file = try #require(Self.files[origin.path], "\(origin)")
      let original = file.split(separator: "\n", omittingEmptySubsequences: false)[origin.line - 1]
      // The first word may be new, and what stood before it gone.
      let words = line.split { !$0.isLetter }.filter { $0 != "private" }
      #expect(words.allSatisfy(original.contains), "'\(line)' is not from '\(original)'")
    }
  }

  /// What a macro makes has places in a text of its own.
  @Test func whatAMacroMakesLeavesTheTextAlone() throws {
    let workspace = try Workspace(
      main: "let model = Model()\nmodel.add(4)\nprint(model.name, model.sum)\n",
      library: """
        import Observation

        @Observable public final class Model {
          public var name = "a"
          public var numbers = [1, 2, 3]
          public var sum: Int { numbers.reduce(0, +) }
          public init() {}
          public func add(_ number: Int) { numbers.append(number) }
        }
        """)
    let submission = try workspace.bundle()
    #expect(
      submission.text.hasSuffix(
        """
        @Observable final class Model {
          var name = "a"
          var numbers = [1, 2, 3]
          var sum: Int { numbers.reduce(0, +) }
          init() {}
          func add(_ number: Int) { numbers.append(number) }
        }

        """), "\(submission.text)")
    #expect(try workspace.output(of: submission) == "a 10\n", "\(submission.text)")
  }

  @Test func linesEndAsEverywhereAlsoIfTheyDidNot() throws {
    let workspace = try Workspace(
      main: "print(\n  f()\n)\n",
      library: "public func f() -> Int {\r\n\tlet n = [[1]]\r\n\treturn n[0][0]\r\n}\r\n")
    let submission = try workspace.bundle()
    #expect(submission.text.contains("{\n\tlet n = [[1]]\n\treturn n[0][0]\n}\n"))
    #expect(try workspace.output(of: submission) == "1\n")
  }

  /// Nor do notes for crash reports get into literals with such line ends.
  @Test func linesOfALiteralEndAsEverywhereToo() throws {
    let main = """
      let text = \"""
        a
        b \\
        c
        \"""
      /// What goes.
      let a = 1
      let b = 2
      let more = \"""
      first
      second
      \"""
      print(text, more, f() + a + b)

      """
    let workspace = try Workspace(
      main: main.replacing("\n", with: "\r\n"), library: "public func f() -> Int { 1 }\n")
    let submission = try workspace.bundle()
    #expect(!submission.text.utf8.contains(UInt8(ascii: "\r")))
    let output = "a\nb c first\nsecond 4\n"
    #expect(try workspace.output(of: submission) == output)
    #expect(try workspace.output(of: submission, isTraceable: true) == output)
  }
}
