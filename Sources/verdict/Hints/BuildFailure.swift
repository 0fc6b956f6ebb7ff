// Why an executable was not built: compile errors, or an error outside its code.

import Bundling
import Files
import Foundation
import Judging
import Scaffolding

/// A failed build.
struct BuildFailure: Error, CustomStringConvertible {
  /// The relevant output, and, unless the code does not compile, the next step for the user.
  let description: String
  /// Whether the code does not compile; otherwise it was not compiled at all.
  let isInCode: Bool

  /// Whether the compiler mistook a file with top-level code for one with a type that is `@main`, or the other way
  /// round.
  var isAboutTopLevel: Bool {
    description.contains("expressions are not allowed at the top level")
      || description.contains("'main' attribute cannot be used in a module")
  }

  /// The maximum number of shown lines.
  private static let maxLines = 30

  /// Parses the output of the package manager, with the compiler's messages.
  ///
  /// - Parameters:
  ///   - run: The package manager's run.
  ///   - output: What it has written to its standard output.
  ///   - product: The executable that was asked for; `nil` for all.
  ///   - package: The folder of the package.
  ///   - scratchFolder: Where it builds.
  init(
    _ run: Execution, output: String, of product: String?, in package: URL, scratchFolder: URL
  ) {
    let lines = (output + "\n" + run.errors.text).split(whereSeparator: \.isNewline)
    let subject = "\(product ?? "the package") cannot be built"
    let advice = Self.advice(lines, product: product, package, scratchFolder)
    isInCode = advice == nil && lines.contains(where: Self.isAboutCode)
    let complaints = Self.complaints(lines)
    let detail = complaints.isEmpty ? [Self.silentEnd(of: run)] : complaints
    let hints = Self.hints(complaints, product: product, in: package)
    let parts = [[subject], advice.map { [$0] } ?? [], Array(detail.prefix(Self.maxLines)), hints]
    description = parts.joined().joined(separator: "\n")
  }

  /// Creates the failure of a missing executable that was not to be built.
  ///
  /// - Parameters:
  ///   - name: The executable.
  ///   - folder: Where it would be.
  ///   - package: The folder of the package.
  init(missing name: String, in folder: String, of package: String) {
    let reason =
      FileManager.default.fileExists(atPath: folder)
      ? "there is no \(folder)/\(name)" : "nothing has been built in \(package) yet"
    description = "\(reason): leave out --no-build, and \(name) is built"
    isInCode = false
  }

  /// The verdict on a solution: only errors in its code are its author's fault.
  var ofSolution: Judgement {
    Judgement(isInCode ? .compileError : .internalError, description)
  }

  /// Returns what to do if the package manager did not get as far as the code.
  private static func advice(
    _ lines: [Substring], product: String?, _ package: URL, _ scratchFolder: URL
  ) -> String? {
    let manifest = package.appendingPathComponent("Package.swift").path
    func hasLine(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
    if let line = lines.first(where: { $0.contains("is using Swift tools version") }) {
      let manifest = self.manifest(of: line, package)
      return line.contains("which is no longer supported")
        ? "\(manifest) must begin with a line such as // swift-tools-version: 6.0"
        : "Swift is too old for \(manifest): install a newer one from "
          + "https://www.swift.org/install, or put it first in $PATH"
    }
    for line in lines {
      guard let file = line.firstMatch(of: #/unable to open output file '([^']+)': '([^']+)'/#)
      else { continue }
      let reason = file.2.prefix(1).lowercased() + file.2.dropFirst()
      return "the compiler cannot write \(file.1): \(reason)"
    }
    // Of the package manager's own files, in the folder for temporary ones.
    let manifestFault = #/an I\/O error \(code: (\d+)\) while reading (.+)/#
    for line in lines {
      guard let file = line.firstMatch(of: manifestFault), let code = Int32(file.1) else {
        continue
      }
      return "the package manager cannot write \(file.2): \(FileFault(code: code))"
    }
    if let line = lines.first(where: { $0.contains("Invalid manifest") }) {
      let path = lines.lazy.compactMap { $0.prefixMatch(of: #/(/.+\.swift):\d+:\d+: error: /#)?.1 }
        .first
      return
        "\(path.map(String.init) ?? self.manifest(of: line, package)) is not right: mend it first"
    }
    for line in lines {
      guard let names = line.firstMatch(of: #/invalid custom path '([^']+)' for target '([^']+)'/#)
      else { continue }
      // A judge program may be all that a problem has lost.
      let isProblem = names.1.wholeMatch(of: #/problems/[^/]+/solution/#) != nil
      return "\(manifest) names \(names.2), but there is no \(names.1): take its line out"
        + (isProblem ? " with verdict remove \(names.2)" : "") + ", or bring the folder back"
    }
    if hasLine("No space left on device") { return "\(scratchFolder.path): \(full)" }
    if let product, hasLine("error: no product named '\(product)'") {
      let call = call(naming: product, in: package)
      return "\(manifest) does not name it: add \(call) to its problems"
    }
    if !lines.contains(where: isAboutFile),
      let crash = lines.lazy.compactMap({ CompilerCrash.sign(in: $0) }).first
    {
      return "the compiler failed: \(crash)"
    }
    let folders = [scratchFolder, package].map(\.path)
    let folder = folders.first { FileManager.default.fileExists(atPath: $0) }
    let fault = folder.flatMap(FileFault.ofWriting)
    return fault.map { "\(folder ?? ""): \($0)" }
  }

  /// Returns the manifest that a line of the package manager is about: it calls a package as its folder, in small
  /// letters, and that of a dependency sometimes by no name.
  private static func manifest(of line: Substring, _ package: URL) -> String {
    let path = { (folder: URL) in folder.appendingPathComponent("Package.swift").path }
    let named = ([package] + NeighborPackages.folders(of: package)).first {
      line.contains("'\($0.lastPathComponent.lowercased())'")
    }
    return named.map(path) ?? "the Package.swift of a package that \(path(package)) depends on"
  }

  /// Returns what names a problem in Package.swift: with the modules that it imports, and without a
  /// judge program that it has not.
  private static func call(naming product: String, in package: URL) -> String {
    let name = (try? ProblemName(product).folder) ?? product
    let folder = package.appendingPathComponent("problems").appendingPathComponent(name)
    let solution = try? SolutionSources(
      folder: folder.appendingPathComponent("solution").path, root: package.path,
      neighbors: NeighborPackages.folders(of: package).map(\.path))
    let modules = solution?.modules.filter { $0 != "FastIO" } ?? []
    let judge = folder.appendingPathComponent("judge/main.swift").path
    let manifest = try? String(
      contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    let hasNone =
      manifest?.contains(#/hasJudge: *Bool *= *true/#) == true
      && !FileManager.default.fileExists(atPath: judge)
    let names = modules.map { "\"\($0)\"" }.joined(separator: ", ")
    return "problem(\"\(product)\", uses: [\(names)]\(hasNone ? ", hasJudge: false" : ""))"
  }

  /// What helps against mistakes that most people make once.
  private static func hints(
    _ complaints: [String], product: String?, in package: URL
  ) -> [String] {
    let text = complaints.joined(separator: "\n")
    let missing = product.flatMap { product in
      missingModule(in: text, package).map { name in
        "hint: add \"\(name)\" to 'uses:' in the line of \(product) in "
          + package.appendingPathComponent("Package.swift").path
      }
    }
    return [missing].compactMap { $0 }
      + CompilerHints.hints(for: complaints, in: [package] + NeighborPackages.folders(of: package))
  }

  /// Returns the module of the package, or of a neighbor, that a target lacks: the compiler does not find
  /// it, or, if it was built for others, the linker does not find what is in it.
  private static func missingModule(in text: String, _ package: URL) -> String? {
    let modules = ([package] + NeighborPackages.folders(of: package))
      .flatMap(ModuleFolders.all).map(\.lastPathComponent)
    if let name = text.firstMatch(of: #/error: no such module '(\w+)'/#)?.output.1 {
      return modules.contains(String(name)) ? String(name) : nil
    }
    let symbols = text.matches(of: #/undefined (?:reference to|symbol:) '?(\$s\w+)/#)
      .map(\.output.1)
    return modules.sorted().first { name in
      symbols.contains { $0.contains("\(name.utf8.count)\(name)") }
    }
  }

  private static let full = FileFault(code: ENOSPC)

  /// Whether a line is a message about a file, or says that the compiler or the linker gave up.
  private static func isAboutCode(_ line: Substring) -> Bool {
    line.contains("error: ") && line.contains(" command failed ") || isAboutFile(line)
  }

  private static func isAboutFile(_ line: Substring) -> Bool {
    guard let mark = line.range(of: ": error: ") else { return false }
    return line[..<mark.lowerBound].contains(".swift:")
  }

  private static func silentEnd(of run: Execution) -> String {
    let end =
      switch run.end {
      case .exit(let code): "ended with exit code \(code)"
      case .signal(let number): "was killed by \(Signal(number).name)"
      }
    return "swift build \(end), and said nothing about it"
  }

  /// Returns what matters of the text: from the first error on, without the progress, and up to
  /// where the package manager tries again.
  private static func complaints(_ lines: [Substring]) -> [String] {
    // It dumps its own calls of the compiler, too.
    let noise = ["Invalid manifest", "ExitCode("]
    let kept = lines.filter { line in
      !line.hasPrefix("[") && !noise.contains(where: line.contains)
    }
    let isError = { (line: Substring) in line.contains("error:") }
    let first = kept.firstIndex(where: isError) ?? kept.startIndex
    var said: Set<Substring> = []
    return kept[first...].prefix { !isError($0) || said.insert($0).inserted }.map(String.init)
  }
}
