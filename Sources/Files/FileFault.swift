// What keeps a file or folder from being read or written, in words, with the next step.

import Foundation

/// What the system has against reading or writing a file or folder.
///
///     FileFault(code: ENOSPC).description  // "no space left on device: free some, then try again"
public struct FileFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, and what to do about it where that is known.
  public let description: String

  /// Explains the error number of a system call.
  public init(code: Int32) {
    description = Self.text(ofCode: code)
  }

  /// Explains what Foundation throws: by the system's error number beneath it, if there is one.
  public init(_ error: any Error) {
    description =
      Self.systemCode(of: error as NSError).map(Self.text) ?? error.localizedDescription
  }

  /// Explains what Foundation throws when it cannot write a file or folder, and says which.
  init(_ error: any Error, writing path: String) {
    description = "cannot write \(path): \(FileFault(error))"
  }

  /// Returns what keeps a path that leads to something from being read to its end as a file, if
  /// anything does: a pipe waits for a writer, and a device may never end.
  public static func ofReading(at path: String) -> FileFault? {
    var status = stat()
    if stat(path, &status) != 0 { return FileFault(code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return FileFault(code: EISDIR)
    default: return FileFault(description: "it is no regular file")
    }
  }

  private init(description: String) {
    self.description = description
  }

  /// Returns what keeps an existing file or folder from being written, if anything does.
  public static func ofWriting(at path: String) -> FileFault? {
    access(path, W_OK) == 0 ? nil : FileFault(code: errno)
  }

  private static func text(ofCode code: Int32) -> String {
    let text = String(cString: strerror(code))
    let reason = text.prefix(1).lowercased() + text.dropFirst()
    return reason + (nextStep(after: code).map { ": \($0)" } ?? "")
  }

  private static func nextStep(after code: Int32) -> String? {
    switch code {
    case EACCES, EPERM: "change that with chmod, or use a folder of your own"
    case EROFS: "use a folder elsewhere"
    case ENOSPC, EDQUOT: "free some, then try again"
    default: nil
    }
  }

  private static func systemCode(of error: NSError) -> Int32? {
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      return systemCode(of: cause as NSError)
    }
    // Some calls of Foundation keep the number to themselves.
    switch error.domain == NSCocoaErrorDomain ? CocoaError.Code(rawValue: error.code) : nil {
    case .fileReadNoPermission?, .fileWriteNoPermission?: return EACCES
    case .fileReadNoSuchFile?, .fileNoSuchFile?: return ENOENT
    case .fileWriteOutOfSpace?: return ENOSPC
    case .fileWriteVolumeReadOnly?: return EROFS
    default: return nil
    }
  }
}
