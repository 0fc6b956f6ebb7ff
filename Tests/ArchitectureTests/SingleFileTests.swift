import Foundation
import TestSupport
import Testing

/// A judge accepts one file: the library's files must survive being put into one.
@Suite struct SingleFileTests {
  @Test func theLibraryAndAllSolutionsCompileAsOneFile() throws {
    try compileAsOneFile(languageMode: "5")
  }

  @Test func theLibraryAndAllSolutionsCompileAsOneFileInSwift6ModeToo() throws {
    try compileAsOneFile(languageMode: "6")
  }

  private func compileAsOneFile(languageMode: String) throws {
    let modules = Rooms.algorithms.sorted().map { "Sources/" + $0 }
    let solutions = OwnProblem.all.map { $0.folder + "/solution" }
    let files = (modules + solutions).flatMap(Repository.swiftFiles(under:))
    let source = try files.map(Repository.text(of:)).joined(separator: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !Rooms.algorithms.contains { line == "import \($0)" } }
      .joined(separator: "\n")
    let folder = try TemporaryFolder()
    let file = try folder.write(source, to: "main.swift")
    let compiler = Program(path: "/usr/bin/env")
    let run = try compiler.run(
      ["swiftc", "-typecheck", "-swift-version", languageMode, "-warnings-as-errors", file],
      patience: .seconds(300))
    #expect(run.end == .exit(0), "\(run.errors)")
  }

  /// Before Swift 6.3 the zero bytes of a text are lost where another module inlines it: `read` made 0 of every number.
  @Test func noTextHasAZeroByte() throws {
    for file in Rooms.algorithms.sorted().flatMap({ Repository.swiftFiles(under: "Sources/\($0)") })
    {
      let text = try Repository.text(of: file)
      #expect(!text.contains("\\0") && !text.contains("\\u{0}"), "\(file)")
    }
  }

  /// Without any checks too, a predicate that might throw, and does not, is like any other one: see
  /// `_copyAtLast` in `Sorting`, without which this crashed.
  @Test(arguments: ["-O", "-Ounchecked"])
  func aPredicateThatMightThrowIsSortedBy(optimization: String) throws {
    let folder = try TemporaryFolder()
    let product = folder.path(of: "sorted")
    let program = """
      struct Refusal: Error {}
      let count = Int(CommandLine.arguments[1])!
      var state: UInt64 = 1
      func random() -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 20)
      }
      for round in 0..<60 {
        let limit = random() % 5 + 1_000_000
        let isStrict = CommandLine.arguments.count > 9
        let values = (0..<count).map { _ in random() % 1000 }
        var sorted = values
        var calls = 0
        do {
          try sorted.mergeSort {
            calls += 1
            if isStrict && calls > limit { throw Refusal() }
            return $0 < $1
          }
        } catch {}
        if sorted != values.sorted() { print("wrong", round) }
      }
      print("done")
      """
    let file = try folder.write(program, to: "main.swift")
    let sources = Repository.swiftFiles(under: "Sources/Sorting").map {
      Repository.root.appendingPathComponent($0).path
    }
    let compilation = try Program(path: "/usr/bin/env").run(
      ["swiftc", optimization, "-wmo", file, "-o", product] + sources,
      patience: .seconds(300))
    #expect(compilation.end == .exit(0), "\(compilation.errors)")
    for count in [33, 64, 200] {
      let run = try Program(path: product).run(["\(count)"])
      #expect(run.end == .exit(0) && run.output == "done\n", "\(count): \(run.output)")
    }
  }

  /// Top-level names are shared by all files of a submission.
  @Test func noTopLevelNameIsPrivate() throws {
    for module in Rooms.algorithms.sorted() {
      for path in Repository.swiftFiles(under: "Sources/" + module) {
        let names = try Self.names(in: Repository.text(of: path), behind: "(?:file)?private ")
        #expect(names.isEmpty, "\(path): \(names)")
      }
    }
  }

  @Test func attributesOnTheSameLineHideNoDeclaration() {
    let text = """
      @inline(never) func a() {}
      @available(*, deprecated, message: "(never)") @frozen internal struct B {}
      public let c = 1
      @inlinable public func d() {}
      @inline(__always) fileprivate func e() {}
        func inside() {}
      """
    #expect(Self.names(in: text, behind: "(?!public )") == ["a", "B", "e"])
    #expect(Self.names(in: text, behind: "(?:file)?private ") == ["e"])
  }

  /// Solutions have functions and types of their own beside these: what is not for them must not have such a name.
  @Test func topLevelNamesOfNobodysBusinessBeginWithAnUnderscore() throws {
    var count = 0
    for module in Rooms.algorithms.sorted() {
      for path in Repository.swiftFiles(under: "Sources/" + module) {
        let names = try Self.names(in: Repository.text(of: path), behind: "(?!public )")
        for name in names { #expect(name.hasPrefix("_"), "\(path): \(name)") }
        count += names.count
      }
    }
    #expect(count > 20, "the declarations were not found")
  }

  /// Returns the names of the top-level declarations that begin with a pattern, attributes left aside.
  private static func names(in text: String, behind pattern: String) -> [String] {
    let kinds = "struct|class|enum|actor|protocol|func|let|var|typealias"
    let attributes = #"(?:@\w+(?:\(.*?\))? )*"#
    let declaration = "^\(attributes)\(pattern)(?:\\w+ )*?(?:\(kinds)) (\\w+)"
    guard let regex = try? Regex(declaration, as: (Substring, Substring).self) else { return [] }
    return text.matches(of: regex.anchorsMatchLineEndings()).map { String($0.output.1) }
  }
}
