// Builds peers into .build/peers, again only if their sources or their compiler have changed.

import Foundation

/// A peer that can be run.
struct BuiltPeer {
  let path: String
  var arguments: [String] = []
  /// The compiler and its flags.
  let about: String
  /// The log of its host's standard error.
  let errorLog: URL
}

/// Builds peers with the compilers of this machine.
struct PeerBuilder {
  private let sources: URL
  private let products: URL
  private let announce: (String) -> Void
  /// The version line of each compiler.
  private var versions: [String: String] = [:]

  private static let remedy = "bench/install-peers installs what is missing on Debian"

  init(root: URL, announce: @escaping (String) -> Void) {
    sources = root.appendingPathComponent("bench/Peers")
    products = root.appendingPathComponent(".build/peers")
    self.announce = announce
  }

  /// Builds a peer.
  ///
  /// - Throws: `PeerError` that says what is missing.
  mutating func build(_ recipe: PeerRecipe) throws -> BuiltPeer {
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    switch recipe.tool {
    case .python(let arguments):
      return BuiltPeer(
        path: try python(), arguments: paths(of: recipe.sources) + arguments, about: "",
        errorLog: errorLog(of: recipe))
    case .gxx(let libraries):
      // The baseline x86-64 instruction set, which every judge has, as for Swift.
      return try compile(
        recipe, with: "g++", flags: ["-O2", "-std=c++17"], libraries.map { "-l" + $0 })
    case .rustc:
      return try compile(recipe, with: "rustc", flags: ["--edition=2021", "-C", "opt-level=3"])
    case .swiftc:
      return try compile(recipe, with: "swiftc", flags: ["-O", "-wmo"])
    }
  }

  /// Returns the Python that `bench/install-peers` has installed numpy for, otherwise the system's: the former
  /// has none if the installation came to no end.
  private func python() throws -> String {
    let installed = products.appendingPathComponent("python/bin/python3").path
    if Tool.text(of: installed, ["-c", "import numpy"]) != nil { return installed }
    return try path(of: "python3")
  }

  private mutating func compile(
    _ recipe: PeerRecipe, with compiler: String, flags: [String], _ libraries: [String] = []
  ) throws -> BuiltPeer {
    let path = try path(of: compiler)
    let about = ([try version(of: compiler, at: path)] + flags).joined(separator: " ")
    let product = products.appendingPathComponent(recipe.name)
    let built = BuiltPeer(path: product.path, about: about, errorLog: errorLog(of: recipe))

    // The dependencies of the product: if none has changed, it is up to date.
    let ingredients = try ingredients(of: recipe, about: about, libraries)
    let stamp = product.appendingPathExtension("stamp")
    if access(product.path, X_OK) == 0, (try? Data(contentsOf: stamp)) == ingredients {
      return built
    }
    announce("building the peer \(recipe.name) …")
    let unfinished = product.path + ".new"
    let arguments = flags + ["-o", unfinished] + paths(of: recipe.sources) + libraries
    let (end, text) = try run(path, arguments, log: built.errorLog)
    guard end == .exit(0), rename(unfinished, product.path) == 0 else {
      throw PeerError("\(Self.firstError(in: text)) (\(Self.remedy))")
    }
    try ingredients.write(to: stamp)
    return built
  }

  private func ingredients(
    of recipe: PeerRecipe, about: String, _ libraries: [String]
  ) throws -> Data {
    let names = recipe.sources + recipe.included
    let texts = try zip(names, paths(of: names)).map { name, path in
      "\n\(name)\n" + (try String(contentsOfFile: path, encoding: .utf8))
    }
    return Data(([about] + libraries + texts).joined(separator: "\n").utf8)
  }

  private func paths(of names: [String]) -> [String] {
    names.map { sources.appendingPathComponent($0).path }
  }

  private func errorLog(of recipe: PeerRecipe) -> URL {
    products.appendingPathComponent(recipe.name + ".log")
  }

  private func path(of tool: String) throws -> String {
    if let path = ChildProcess.path(of: tool) { return path }
    throw PeerError("there is no \(tool) in PATH (\(Self.remedy))")
  }

  /// Returns the first line of a compiler's version output.
  private mutating func version(of compiler: String, at path: String) throws -> String {
    if let known = versions[compiler] { return known }
    let lines = Tool.text(of: path, ["--version"])?.split(whereSeparator: \.isNewline)
    guard let line = lines?.first else {
      throw PeerError("\(compiler) does not run (\(Self.remedy))")
    }
    versions[compiler] = String(line)
    return String(line)
  }

  /// Runs a tool until it ends, and returns its status and output.
  private func run(
    _ path: String, _ arguments: [String], log: URL
  ) throws -> (ChildProcess.End, String) {
    let file = open(log.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if file < 0 { throw PeerError("cannot write \(log.path)") }
    defer { close(file) }
    let end = try ChildProcess(path, arguments, output: file, errors: file).waitForEnd()
    return (end, String(decoding: try Data(contentsOf: log), as: UTF8.self))
  }

  /// Returns the first error in a compiler's output, without its location.
  private static func firstError(in text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { $0.contains("error") }) ?? lines.last else {
      return "the compiler has failed without a word"
    }
    let message = line.range(of: "error").map { line[$0.lowerBound...] } ?? line
    return String(message)
  }
}
