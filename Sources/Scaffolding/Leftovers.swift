// What processes that died left behind while they held the lock of a package.

import Foundation

/// Files and folders that were to get their final names.
enum Leftovers {
  /// Removes those in a folder; the lock is held, so nobody needs them any more.
  ///
  /// - Parameter prefix: What stands before a UUID in their names.
  static func remove(in folder: String, beginningWith prefix: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }

  /// Removes the drafts that were to replace a file.
  static func removeDrafts(ofFile path: String) {
    let file = URL(fileURLWithPath: path)
    remove(
      in: file.deletingLastPathComponent().path, beginningWith: file.lastPathComponent + "-")
  }
}
