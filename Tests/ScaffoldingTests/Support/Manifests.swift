import TestSupport

/// Packages to add problems to.
enum Manifests {
  /// The functions below the list, as short as they can be.
  static let function = """
    let package = Package(name: "contests", targets: problems.flatMap { $0 })

    func problem(_ id: String, uses modules: [String], hasJudge: Bool = true) -> [Target] { [] }

    """

  /// Returns a manifest with these lines as its list.
  static func listing(_ lines: [String]) -> String {
    let list = (["let problems = ["] + lines + ["]"]).joined(separator: "\n")
    return "// swift-tools-version: 6.0\nimport PackageDescription\n\n\(list)\n\n\(function)"
  }

  /// Returns the line of a problem.
  static func line(_ name: String) -> String {
    "  problem(\"\(name)\", uses: [], hasJudge: false),"
  }

  /// Creates a package with this manifest.
  static func package(_ manifest: String) throws -> TemporaryFolder {
    try TemporaryFolder(["Package.swift": manifest, "problems/README.md": "Problems.\n"])
  }
}
