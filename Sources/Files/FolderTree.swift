// The recursive contents of a folder.

import Foundation

/// A folder with its recursive contents, following symbolic links.
public struct FolderTree {
  /// A folder or file that cannot be read.
  public struct Unreadable: Error, Equatable {
    /// Its path.
    public let path: String
    /// Why.
    public let fault: FileFault
  }

  /// The paths relative to the folder, those of folders ending with a slash, without hidden ones.
  public private(set) var paths: [String] = []

  /// The folders that could not be read, also those whose names are not UTF-8.
  public private(set) var unreadable: [Unreadable] = []

  /// Those of the paths that lead nowhere, as the name on disk is not UTF-8.
  private(set) var misnamed: Set<String> = []

  /// Reads a folder recursively; the tree is empty if there is no such folder.
  ///
  /// - Parameter depth: The maximum depth of nested subfolders to read.
  public init(_ folder: String, depth: Int = .max) {
    let url = URL(fileURLWithPath: folder)
    if FileManager.default.isFolder(url.path) { add(url, as: "", depth: depth, above: []) }
  }

  /// Adds the contents of a folder, with paths relative to the root.
  ///
  /// - Parameter above: The ancestors of the folder: following a link back to one of them would
  ///   never end.
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
    var hasMisnamed = false
    for name in names where !name.hasPrefix(".") {
      let inside = real.appendingPathComponent(name)
      let isFolder = FileManager.default.isFolder(inside.path)
      paths.append(prefix + name + (isFolder ? "/" : ""))
      if Self.isMisnamed(inside) {
        hasMisnamed = true
        misnamed.insert(prefix + name)
      }
      if isFolder, depth > 0 {
        add(inside, as: prefix + name + "/", depth: depth - 1, above: above + [real.path])
      }
    }
    guard hasMisnamed, depth > 0 else { return }
    for name in Self.misnamedFolders(in: real.path) {
      unreadable.append(Unreadable(path: real.path + "/" + name, fault: .misnamed))
    }
  }

  /// Whether a name as read from a folder is not that on disk: invalid bytes have been replaced.
  private static func isMisnamed(_ url: URL) -> Bool {
    var status = stat()
    return url.lastPathComponent.contains("\u{FFFD}") && lstat(url.path, &status) != 0
  }

  /// Returns the names of the folders in a folder that are not UTF-8, without hidden ones, with
  /// invalid bytes replaced: only by its bytes can such a name be looked up.
  private static func misnamedFolders(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      withUnsafeBytes(of: &entry.pointee.d_name) { field in
        let bytes = field.prefix { $0 != 0 }
        let name = String(decoding: bytes, as: UTF8.self)
        if name.utf8.elementsEqual(bytes) || name.hasPrefix(".") { return }
        var status = stat()
        let bound = field.bindMemory(to: CChar.self).baseAddress
        guard let bound, fstatat(dirfd(stream), bound, &status, 0) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR { found.append(name) }
      }
    }
    return found.sorted()
  }
}
