// Resolves the addresses of a program to stack frames, including inlined ones, which Swift's own
// backtrace mixes up.

import Files
import Foundation

/// Symbolizes addresses with the tools of the toolchain.
struct Symbolizer {
  private let launcher: Launcher
  private let folder: String

  /// Finds the tools in the folder of `swift`; `nil` if they are missing.
  init?(launcher: Launcher) {
    guard let swift = try? Command("swift").resolvedPath() else { return nil }
    self.launcher = launcher
    folder = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().path
    let tools = ["llvm-symbolizer", "swift-demangle"].map { "\(folder)/\($0)" }
    if !tools.allSatisfy(FileManager.default.isExecutableFile) { return nil }
  }

  /// Returns the frames of a crash report, innermost first, including inlined ones; `nil` if they
  /// are unknown.
  ///
  /// - Throws: `ExecutionError.interrupted`
  func frames(of report: CrashReport) throws -> [CrashFrame]? {
    let calls = report.outermostCalls
    // In a recursion many frames have the same address.
    let addresses = Set(calls.map(\.returnedFrom)).sorted()
    var questions = ""
    for address in addresses {
      guard let image = report.images.first(where: { $0.addresses.contains(address) }),
        FileFault.ofReading(at: image.path) == nil
      else { return nil }
      let offset = String(address - image.addresses.lowerBound, radix: 16)
      questions += "\"\(image.path)\" 0x\(offset)\n"
    }
    let answers = try run("llvm-symbolizer", ["--output-style=JSON"], input: questions)
      .split(separator: "\n").map { try? JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
    guard !answers.isEmpty, answers.count == addresses.count else { return nil }
    let chains = Dictionary(uniqueKeysWithValues: zip(addresses, answers.map { $0?.Symbol ?? [] }))
    let names = try demangled(chains.values.joined().map(\.FunctionName))
    return calls.flatMap { call in
      (chains[call.returnedFrom] ?? []).enumerated().map { place, symbol in
        CrashFrame(
          function: names[symbol.FunctionName] ?? symbol.FunctionName, path: symbol.FileName,
          line: symbol.Line, depth: call.frame.depth + place)
      }
    }
  }

  /// The JSON that llvm-symbolizer prints for an address.
  private struct Answer: Decodable {
    struct Symbol: Decodable {
      let FunctionName: String
      let FileName: String
      let Line: Int
    }

    let Symbol: [Symbol]?
  }

  private func demangled(_ names: [String]) throws -> [String: String] {
    let mangled = Set(names.filter { $0.hasPrefix("$s") }).sorted()
    if mangled.isEmpty { return [:] }
    let lines = try run("swift-demangle", ["-simplified", "-compact"] + mangled, input: "")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Dictionary(zip(mangled, lines)) { first, _ in first }
  }

  private func run(_ tool: String, _ arguments: [String], input: String) throws -> String {
    let run = try launcher.run(
      Command("\(folder)/\(tool)", arguments), input: .bytes(Array(input.utf8)), limits: Self.limits
    )
    return run.end == .exit(0) ? String(decoding: run.output, as: UTF8.self) : ""
  }

  /// The limits of the tools, whose input may be anything that a program writes.
  private static let limits = Limits(cpuSeconds: 10, memoryBytes: 4 << 30)
}
