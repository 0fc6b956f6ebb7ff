// External tools that are run for their output.

import Foundation

/// A tool with text output.
public enum Tool {
  /// Runs a tool and returns its output; `nil` if it is missing or fails.
  ///
  /// - Parameters:
  ///   - name: Its path, or its name in `PATH`.
  ///   - arguments: The arguments after the program's name.
  public static func text(of name: String, _ arguments: [String]) -> String? {
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
