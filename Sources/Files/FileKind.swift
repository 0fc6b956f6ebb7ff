// Whether a path leads to a file or a folder.

import Foundation

extension FileManager {
  /// Returns whether there is a folder at a path, symbolic links being followed.
  public func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Returns whether there is anything but a folder at a path, symbolic links being followed.
  public func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}
