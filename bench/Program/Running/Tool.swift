// External tools that are run for their output.

import Foundation
import Peers

/// A tool with text output.
enum Tool {
  /// Runs a tool and returns its output; `nil` if it is missing or fails.
  static func text(of name: String, _ arguments: [String]) -> String? {
    guard let path = name.contains("/") ? name : ChildProcess.path(of: name),
      let file = tmpfile()
    else { return nil }
    defer { fclose(file) }
    let descriptor = fileno(file)
    let process = try? ChildProcess(path, arguments, output: descriptor, errors: descriptor)
    guard process?.waitForEnd() == .exit(0) else { return nil }
    rewind(file)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    return String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
  }
}

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
