// The compilers of this machine.

import Peers

/// The compilers.
enum Toolchain {
  /// The version of the Swift compiler: `"Swift version 6.3.1 (swift-6.3.1-RELEASE)"`.
  static var swift: String? {
    let lines = Tool.text(of: "swiftc", ["--version"])?.split(whereSeparator: \.isNewline)
    return lines?.first { $0.contains("Swift version") }.map(String.init)
  }

  /// The compiler of the library; the peers report theirs themselves.
  static var versions: [String: String] {
    swift.map { ["swiftc": $0] } ?? [:]
  }
}
