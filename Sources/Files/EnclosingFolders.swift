// The folders around a folder, in which what it belongs to is looked for.

import Foundation

extension URL {
  /// The folder and all around it, from the innermost one to the root of the file system.
  ///
  ///     URL(fileURLWithPath: "/home/me").enclosingFolders.map(\.path)  // ["/home/me", "/home", "/"]
  ///
  /// Symbolic links are not resolved, `.` and `..` are, as written. A relative path has none: going upwards would never
  /// end.
  public var enclosingFolders: [URL] {
    guard path.hasPrefix("/") else { return [] }
    var folders = [standardizedFileURL]
    while folders[folders.count - 1].path != "/" {
      folders.append(folders[folders.count - 1].deletingLastPathComponent())
    }
    return folders
  }
}
