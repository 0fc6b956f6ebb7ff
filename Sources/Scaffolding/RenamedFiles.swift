// What a problem's files say of its name: where the templates write it, and nowhere else.

import Files
import Foundation

/// The files of a problem that name it, written beside the old ones until they replace them.
struct RenamedFiles {
  private struct File {
    /// The path in the problem's folder.
    let path: String
    let draft: String
    let old: [UInt8]
  }

  private let folder: String
  private var files: [File] = []

  /// Writes the drafts.
  ///
  /// - Throws: `ScaffoldingError`; no draft is left then.
  init(in folder: String, from old: String, to new: String) throws {
    self.folder = folder
    let texts: [(String, ([UInt8]) -> [UInt8])] = [
      ("judge/main.swift", { Self.program($0, from: old, to: new) }),
      ("README.md", { Self.description($0, from: old, to: new) }),
    ]
    do {
      for (path, change) in texts {
        guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { continue }
        let bytes = [UInt8](data)
        let changed = change(bytes)
        if changed == bytes { continue }
        let draft = path + "-" + UUID().uuidString
        files.append(File(path: path, draft: draft, old: bytes))
        try Self.write(changed, to: folder + "/" + draft, like: folder + "/" + path)
      }
    } catch {
      discard()
      throw ScaffoldingError.files(folder, reason: "\(FileFault(error))")
    }
  }

  /// Lets the drafts replace the old files in the folder's new place, all or none.
  func replace(in place: String) throws {
    for (index, file) in files.enumerated()
    where rename(place + "/" + file.draft, place + "/" + file.path) != 0 {
      let fault = FileFault(code: errno)
      for done in files[..<index] {
        try? Self.write(done.old, to: place + "/" + done.path, like: place + "/" + done.path)
      }
      throw ScaffoldingError.files(place + "/" + file.path, reason: "\(fault)")
    }
  }

  /// Removes the drafts that have replaced nothing.
  func discard() {
    for file in files { unlink(folder + "/" + file.draft) }
  }

  private static func write(_ bytes: [UInt8], to path: String, like other: String) throws {
    let mode = try FileManager.default.attributesOfItem(atPath: other)[.posixPermissions]
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    if let mode {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
  }

  /// Returns a program whose string literals that are the name or the link are the new ones.
  private static func program(_ text: [UInt8], from old: String, to new: String) -> [UInt8] {
    guard let tokens = [ManifestToken](text) else { return text }
    var literals = [old: new]
    if let link = JudgeSite.address(ofProblem: old) {
      literals[link] = JudgeSite.address(ofProblem: new) ?? link
    }
    // Elsewhere, the same text means something else.
    let labels = ["id", "title", "link"]
    var result = text
    for (index, token) in tokens.enumerated().reversed() {
      guard case .text(let content) = token.kind, let other = literals[content], index > 1,
        tokens[index - 1].isMark(":"), labels.contains(where: tokens[index - 2].isWord)
      else { continue }
      result.replaceSubrange(token.range, with: "\"\(other)\"".utf8)
    }
    return result
  }

  /// Returns a description with the new name at the beginning of its heading, and in the link to the problem.
  private static func description(_ text: [UInt8], from old: String, to new: String) -> [UInt8] {
    let bytes = text
    var text = String(decoding: bytes, as: UTF8.self)
    // Of another encoding.
    guard text.utf8.elementsEqual(bytes) else { return bytes }
    if text.hasPrefix("# \(old)\n") || text.hasPrefix("# \(old)\r\n") || text.hasPrefix("# \(old):")
    {
      // A title that was not known is the name.
      let heading = "# \(old): \(old)"
      text =
        text.prefix { !$0.isNewline } == heading
        ? "# \(new): \(new)" + text.dropFirst(heading.count)
        : "# \(new)" + text.dropFirst("# \(old)".count)
    }
    if let link = JudgeSite.address(ofProblem: old) {
      let other = JudgeSite.address(ofProblem: new) ?? link
      text = text.replacingOccurrences(of: "[\(old)](\(link))", with: "[\(new)](\(other))")
    }
    return Array(text.utf8)
  }
}
