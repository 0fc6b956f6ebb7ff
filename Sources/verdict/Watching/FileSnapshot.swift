// Snapshots of modification times, to detect changed files.

import Files
import Foundation

/// The files below some folders at one moment: when each was changed, and how large it was.
struct FileSnapshot: Equatable {
  private struct State: Equatable {
    let modified: Date?
    let size: Int?
  }

  private var states: [String: State] = [:]

  /// Looks at files, and at everything in folders except what is hidden.
  init(of paths: [String]) {
    for path in paths {
      add(path)
      for inside in FolderTree(path).paths { add(path + "/" + inside) }
    }
  }

  /// Returns the files that are new, gone or different in a later snapshot, in order.
  func changes(in later: FileSnapshot) -> [String] {
    Set(states.keys).union(later.states.keys).filter { states[$0] != later.states[$0] }.sorted()
  }

  private static let keys: Set<URLResourceKey> = [
    .contentModificationDateKey, .fileSizeKey, .isRegularFileKey,
  ]

  private mutating func add(_ path: String) {
    // Folders and files may be linked from elsewhere.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let values = try? url.resourceValues(forKeys: Self.keys), values.isRegularFile == true
    else { return }
    states[url.path] = State(modified: values.contentModificationDate, size: values.fileSize)
  }
}
