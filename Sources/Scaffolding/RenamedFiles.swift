// What a problem's files say of its name: where the templates write it, and nowhere else.

import Files
import Foundation

/// The files of a problem that name it, written beside the old ones until they replace them.
struct RenamedFiles {
  private struct File {
    /// The path, as seen from the problem's folder.
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
    for (name, change) in texts {
      guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
      let bytes = [UInt8](data)
      let changed = change(bytes)
      if changed == bytes { continue }
      let path = Self.target(of: name, in: folder)
      let (place, draft) = (Self.place(path, in: folder), path + "-" + UUID().uuidString)
      Leftovers.removeDrafts(ofFile: place)
      files.append(File(path: path, draft: draft, old: bytes))
      do {
        try Data(changed).write(to: Self.place(draft, in: folder), like: place)
      } catch {
        discard()
        throw ScaffoldingError.files(place, reason: "\(FileFault(error))")
      }
    }
  }

  /// Lets the drafts replace the old files in the folder's new place, all or none.
  func replace(in folder: String) throws {
    for (index, file) in files.enumerated() {
      let path = Self.place(file.path, in: folder)
      if rename(Self.place(file.draft, in: folder), path) == 0 { continue }
      let fault = FileFault(code: errno)
      for done in files[..<index] {
        let path = Self.place(done.path, in: folder)
        try? Data(done.old).write(to: path, like: path)
      }
      throw ScaffoldingError.files(path, reason: "\(fault)")
    }
  }

  /// Removes the drafts that have replaced nothing.
  func discard() {
    for file in files { unlink(Self.place(file.draft, in: folder)) }
  }

  private static func place(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }

  /// Returns the path of the file that a link in a folder leads to, so that the link stays one.
  private static func target(of path: String, in folder: String) -> String {
    var path = path
    while let next = try? FileManager.default.destinationOfSymbolicLink(
      atPath: place(path, in: folder))
    {
      let above = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : above + next
    }
    return path
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
    let body = text.withoutByteOrderMark
    let mark = text[..<body.startIndex]
    text = String(body)
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
      // Further down, it may be one to a problem that this is not to be mixed up with.
      let place = text.range(of: "[\(old)](\(link))")
      if let place { text.replaceSubrange(place, with: "[\(new)](\(other))") }
    }
    return Array(mark.utf8) + Array(text.utf8)
  }
}
