// Everything below a folder, by its paths.

import Foundation

/// A folder with all that is in it, in the folders below it, and in what is linked from elsewhere.
public struct FolderTree {
  /// A folder that cannot be looked into.
  public struct Unreadable: Error, Equatable {
    /// Its path.
    public let path: String
    /// Why.
    public let fault: FileFault
  }

  /// The paths below the folder, those of folders with a slash at their end, without what is hidden.
  public private(set) var paths: [String] = []

  /// The folders that could not be looked into.
  public private(set) var unreadable: [Unreadable] = []

  /// Looks into a folder; without such a folder there is nothing.
  ///
  /// - Parameter depth: How many folders below it are looked into, one within the other.
  public init(_ folder: String, depth: Int = .max) {
    let url = URL(fileURLWithPath: folder)
    if Self.isFolder(url) { add(url, as: "", depth: depth, above: []) }
  }

  /// Adds what a folder holds, under the name that it has as seen from the beginning.
  ///
  /// - Parameter above: The folders that lead there: a link back to one of them would never end.
  private mutating func add(_ folder: URL, as prefix: String, depth: Int, above: [String]) {
    let real = folder.resolvingSymlinksInPath()
    if above.contains(real.path) { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: real.path)
    } catch {
      unreadable.append(Unreadable(path: real.path, fault: FileFault(error)))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let inside = real.appendingPathComponent(name)
      let isFolder = Self.isFolder(inside)
      paths.append(prefix + name + (isFolder ? "/" : ""))
      if isFolder, depth > 0 {
        add(inside, as: prefix + name + "/", depth: depth - 1, above: above + [real.path])
      }
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
