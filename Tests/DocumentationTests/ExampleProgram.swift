import Foundation
import TestSupport

/// An executable of many examples, compiled against the modules that the tests were built with.
final class ExampleProgram {
  private let folder: TemporaryFolder

  /// The modules that examples may import.
  static let modules = [
    "FastIO", "Sorting", "DataStructures", "DynamicProgramming", "NumberTheory", "Searching",
    "Graphs", "Strings", "Geometry", "InputPatterns", "ProblemKit", "ProblemFamilies",
  ]

  /// Compiles examples and programs into one executable; sketches are only compiled.
  ///
  /// - Throws: `CompilerComplaint` if they do not compile.
  init(
    examples: [ExampleFunction], programs: [ExampleFunction] = [], sketches: [ExampleFunction] = []
  ) throws {
    folder = try TemporaryFolder()
    var files: [String] = []
    // A file for each: an import that one forgets is not made up for by the others.
    for function in examples + programs + sketches {
      files.append(try folder.write(function.source, to: function.name + ".swift"))
    }
    let main = ExampleFunction.dispatcher(examples: examples, programs: programs)
    files.append(try folder.write(main, to: "main.swift"))
    // The folder of the executables also holds what they were made of.
    let built = URL(fileURLWithPath: Program(built: "verdict").path).deletingLastPathComponent()
    // Those of the sources that are there; those of removed ones may lie about.
    let objects = Self.modules.flatMap { module in
      Repository.swiftFiles(under: "Sources/" + module).map { source in
        let name = URL(fileURLWithPath: source).lastPathComponent + ".o"
        return built.appendingPathComponent(module + ".build").appendingPathComponent(name).path
      }
    }
    // Tests that count the lines they run make the modules count them too, and so with the sanitizer.
    let isCounting = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] != nil
    let options =
      (isCounting ? ["-profile-generate"] : [])
      + (AddressSanitizer.isOn ? ["-sanitize=address"] : [])
    let run = try Program(path: "/usr/bin/env").run(
      [
        "swiftc", "-wmo", "-swift-version", "6", "-enable-upcoming-feature",
        "MemberImportVisibility", "-suppress-warnings",
        "-I", built.appendingPathComponent("Modules").path,
      ] + options + files + objects + ["-o", executable], patience: .seconds(300))
    if run.end != .exit(0) { throw CompilerComplaint(description: run.output + run.errors) }
  }

  /// Runs all the examples.
  func runExamples() throws -> Program.Run {
    try run("examples")
  }

  /// Runs one of the programs.
  func run(
    _ program: ExampleFunction, _ arguments: [String] = [], input: String = ""
  ) throws -> Program.Run {
    // It is known by its name, since the arguments belong to it.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: program.name), withDestinationPath: executable)
    return try run(program.name, arguments, input: input)
  }

  private var executable: String { folder.path(of: "examples") }

  private func run(
    _ name: String, _ arguments: [String] = [], input: String = ""
  ) throws -> Program.Run {
    try Program(path: folder.path(of: name)).run(arguments, input: input)
  }
}

/// What the compiler says about examples.
struct CompilerComplaint: Error, CustomStringConvertible {
  let description: String
}
