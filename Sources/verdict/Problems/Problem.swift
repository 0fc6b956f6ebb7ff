// One problem of a package, as its folder tells.

import Files
import Foundation
import Scaffolding

/// A problem's folder.
struct Problem: Sendable {
  let folder: URL

  /// The name of its solution's executable: `boj-14003`, or `lc-aplusb` for the folder
  /// `library-checker-aplusb`.
  var id: String { ProblemName.id(ofFolder: folder.lastPathComponent) }

  /// The name of its judge program's executable.
  var judgeID: String { ProblemName.judgeID(of: id) }

  /// The path of its stored cases.
  var dataPath: String { folder.appendingPathComponent("data").path }

  /// Its folder relative to the package.
  var place: String { "problems/" + folder.lastPathComponent }

  /// Whether its folder exists: it may have been removed or renamed since it was found.
  var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  var hasSolution: Bool { holds("solution/main.swift") }

  var hasJudge: Bool { holds("judge/main.swift") }

  /// What to do for a judge program if there is none.
  var adviceOnJudge: String {
    "write \(place)/judge/main.swift and take 'hasJudge: false' out of its line in Package.swift"
  }

  /// Whether its samples show conversations, for people.
  var hasConversations: Bool {
    let samples = try? FileManager.default.contentsOfDirectory(atPath: dataPath + "/sample")
    return samples?.contains { $0.hasSuffix(".interaction") } == true
  }

  /// The first line of its description: `"boj-2750: Sort numbers"`; its name if there is none.
  var title: String {
    let heading = description.split(whereSeparator: \.isNewline).first { $0.hasPrefix("# ") }
    return heading.map { String($0.dropFirst(2)) } ?? id
  }

  /// The title without the name before it: `"Sort numbers"`.
  var shortTitle: String {
    title.hasPrefix(id + ": ") ? String(title.dropFirst(id.count + 2)) : title
  }

  /// The first link in its description.
  var link: String? {
    guard let start = description.range(of: "](http") else { return nil }
    return String(description[start.lowerBound...].dropFirst(2).prefix { $0 != ")" })
  }

  private var description: String {
    let readme = folder.appendingPathComponent("README.md")
    let text = try? String(contentsOf: readme, encoding: .utf8)
    return text.map { String($0.withoutByteOrderMark) } ?? ""
  }

  private func holds(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }
}
