// How a path below a folder is shown: as seen from there.

import Foundation

extension String {
  /// The path as seen from a folder if it is below that, otherwise the same.
  ///
  ///     "/home/me/a/b".asSeen(from: "/home/me")  // "a/b"
  public func asSeen(from folder: String) -> String {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }

  /// The path as seen from the current folder if it is below that, otherwise the same.
  public var asSeenFromHere: String { asSeen(from: FileManager.default.currentDirectoryPath) }
}
