import Foundation
import TestSupport
import Testing

@Suite struct ImportTests {
  static let files = (["Sources", "bench", "Tests"] + OwnProblem.all.map(\.folder)).flatMap {
    Repository.swiftFiles(under: $0)
  }

  @Test func everyFileImportsOnlyWhatItsRoomAllows() throws {
    #expect(Self.files.count > 30, "the files of the package were not found")
    for path in Self.files {
      guard let importable = Rooms.importable(by: path) else {
        Issue.record("\(path): no known room; add it to Tests/ArchitectureTests/Rooms.swift")
        continue
      }
      for found in Import.all(in: try Repository.text(of: path)) {
        #expect(
          importable.contains(found.module), "\(path):\(found.line): import of \(found.module)")
      }
    }
  }

  @Test func testsUseThePublicInterfaceOnly() throws {
    for path in Self.files {
      for found in Import.all(in: try Repository.text(of: path)) {
        #expect(!found.isTestable, "\(path):\(found.line): tests also run optimized")
      }
    }
  }

  @Test func thePackageDependsOnNoOther() throws {
    let package = try Repository.text(of: "Package.swift")
    #expect(!package.contains(".package("))
    #expect(Import.all(in: package).map(\.module) == ["PackageDescription"])
  }

  /// No other package could depend on a product with flags of its own.
  @Test func onlyTheCommandLineAndTestsAreLeftUnoptimized() throws {
    let targets = try Manifest(Repository.text(of: "Package.swift")).targets
    let unoptimized = targets.filter { $0.settings.contains { $0.kind.unsafeFlags != nil } }
    #expect(unoptimized.contains { $0.name == "verdict" })
    for target in unoptimized where target.name != "verdict" {
      #expect(target.type == "test", "\(target.name)")
    }
  }

  /// Only AtCoder compiles in Swift 6 mode, where a function must not use what `main.swift` declares.
  @Test func solutionsAreBuiltInTheModeOfTheirJudges() throws {
    let start = "let problems = ["
    let package = try Manifest(
      Repository.text(of: "Package.swift")
        .replacing(start, with: "\(start)\n  problem(\"atcoder-x\", uses: []),"))
    for problem in ["atcoder-x"] + OwnProblem.all.map(\.id) {
      let target = package.targets.first { $0.name == problem }
      let modes = target?.settings.compactMap(\.kind.swiftLanguageMode?._0)
      #expect(modes == [problem == "atcoder-x" ? "6" : "5"], "\(problem)")
    }
  }

  /// A Package.swift, as SwiftPM understands it.
  private struct Manifest: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let settings: [Setting]
    }
    struct Setting: Decodable { let kind: Kind }
    struct Kind: Decodable {
      let swiftLanguageMode: Value<String>?
      let unsafeFlags: Value<[String]>?
    }
    struct Value<Content: Decodable>: Decodable { let _0: Content }
    let targets: [Target]

    init(_ text: String) throws {
      let folder = try TemporaryFolder(["Package.swift": text])
      let run = try Program(path: "/usr/bin/env").run([
        // Else there is only what its tests need.
        "-u", "VERDICT_TESTS", "swift", "package", "--package-path", folder.path, "dump-package",
      ])
      self = try JSONDecoder().decode(Manifest.self, from: Data(run.output.utf8))
    }
  }

  /// Files of those who use the package may lie about, but no others are part of it.
  @Test(.enabled(if: Repository.exists(".git"), "this is a copy without its history"))
  func theTopLevelIsFixed() throws {
    let git = try Program(path: "/usr/bin/env").run([
      "git", "-C", Repository.root.path, "ls-tree", "--name-only", "HEAD",
    ])
    let names = git.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix(".") }
    #expect(Set(names) == Rooms.topLevel, "\(git.errors)")
  }

  @Test func rulesTellAllowedFromForbidden() {
    func allows(_ path: String, _ module: String) -> Bool? {
      Rooms.importable(by: path)?.contains(module)
    }
    #expect(allows("Sources/Sorting/QuickSort.swift", "Foundation") == false)
    #expect(allows("Sources/Sorting/QuickSort.swift", "FastIO") == false)
    #expect(allows("Sources/FastIO/InputReader.swift", "Glibc") == true)
    #expect(allows("Sources/Judging/Run.swift", "Foundation") == true)
    #expect(allows("Sources/Judging/Run.swift", "Sorting") == false)
    #expect(allows("Sources/verdict/main.swift", "Judging") == true)
    #expect(allows("Sources/verdict/main.swift", "Sorting") == false)
    #expect(allows("Sources/Unheard/Of.swift", "Swift") == nil)
    #expect(allows("problems/boj-1/solution/main.swift", "FastIO") == true)
    #expect(allows("problems/boj-1/solution/main.swift", "Foundation") == false)
    #expect(allows("problems/boj-1/solution/main.swift", "InputPatterns") == false)
    #expect(allows("problems/boj-1/judge/main.swift", "ProblemKit") == true)
    #expect(allows("problems/boj-1/judge/main.swift", "Sorting") == false)
    #expect(allows("problems/boj-1/other/main.swift", "Swift") == nil)
    #expect(allows("bench/Program/Workloads/SortTrack.swift", "Sorting") == true)
    #expect(allows("bench/Program/main.swift", "Bundling") == false)
    #expect(allows("bench/Program/Peers/PeerHost.swift", "Sorting") == false)
    #expect(allows("bench/Peers/swift/main.swift", "Foundation") == true)
    #expect(allows("Tests/PeersTests/HostTests.swift", "Peers") == true)
    #expect(allows("Tests/SortingTests/QuickSortTests.swift", "Sorting") == true)
    #expect(allows("Tests/SortingTests/QuickSortTests.swift", "FastIO") == false)
    #expect(allows("Tests/UnheardTests/OfTests.swift", "Testing") == nil)
  }

  @Test func importsAreFoundInEveryForm() {
    let source = """
      import Alpha
        @testable import Beta  // why
      @_exported public import Gamma
      import struct Epsilon.Zeta
      // import Eta
      let important = \"""
      import Theta
      \"""
      import Iota
      """
    let expected = [
      Import(line: 1, module: "Alpha", isTestable: false),
      Import(line: 2, module: "Beta", isTestable: true),
      Import(line: 3, module: "Gamma", isTestable: false),
      Import(line: 4, module: "Epsilon", isTestable: false),
      Import(line: 9, module: "Iota", isTestable: false),
    ]
    #expect(Import.all(in: source) == expected)
  }
}
