// Whether a command names a source file where a program is expected.

import Files
import Foundation
import Judging

/// A source file that a command names in place of a program.
struct NamedSource {
  /// The absolute path.
  let path: String
  let language: SourceLanguage
  /// Whether it is an executable script: it has execute permission and a shebang line.
  let isScript: Bool

  /// The name of the file.
  var name: String { (path as NSString).lastPathComponent }

  /// Finds out whether a command's program is a source file; `nil` if it is not, or cannot be read.
  init?(_ command: Command) {
    guard let language = SourceLanguage(ofFile: command.program),
      let start = FileContents.beginning(of: command.program, count: 256)
    else { return nil }
    path = URL(fileURLWithPath: command.program).path
    self.language = language
    // With CR LF the system would look for an interpreter whose name ends with the CR.
    let firstLine = start.prefix { $0 != UInt8(ascii: "\n") }
    isScript =
      firstLine.starts(with: "#!".utf8) && firstLine.last != UInt8(ascii: "\r")
      && access(path, X_OK) == 0
  }
}

extension Command {
  /// Checks that the program, or the source file in its place, exists.
  ///
  /// - Throws: `ExecutionError.cannotStart` if not.
  func require() throws {
    if NamedSource(self) != nil { return }
    do {
      _ = try resolvedPath()
    } catch  where SourceLanguage(ofFile: program) != nil {
      let fault = FileFault.ofReading(at: program)
      throw ExecutionError.cannotStart(program, reason: fault.map { "\($0)" } ?? "\(error)")
    }
  }
}
