// Errors of reading or writing files and folders, in words, with the next step.

import Foundation

/// An error of reading or writing a file or folder.
///
///     FileFault(code: ENOSPC).description  // "no space left on device: free some, then try again"
public struct FileFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, and a remedy where there is one.
  public let description: String

  /// Explains an `errno` value.
  public init(code: Int32) {
    description = Self.text(ofCode: code)
  }

  /// Explains an error of Foundation: by the underlying `errno`, if there is one.
  public init(_ error: any Error) {
    description =
      Self.systemCode(of: error as NSError).map(Self.text) ?? error.localizedDescription
  }

  /// Explains an error of Foundation when writing a file or folder, and names the path.
  init(_ error: any Error, writing path: String) {
    description = "cannot write \(path): \(FileFault(error))"
  }

  /// Returns why an existing path cannot be read to its end like a file; `nil` if it can.
  ///
  /// A pipe would block until there is a writer, and a device may never end.
  public static func ofReading(at path: String) -> FileFault? {
    var status = stat()
    if stat(path, &status) != 0 { return FileFault(code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return FileFault(code: EISDIR)
    default: return FileFault(description: "it is no regular file")
    }
  }

  /// A name on disk that is not UTF-8 cannot be opened by the text that it is read as.
  static let misnamed = FileFault(description: "its name is not UTF-8: rename it")

  init(description: String) {
    self.description = description
  }

  /// Returns why an existing file or folder is not writable; `nil` if it is.
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
    case EMFILE: "allow more with ulimit -n"
    case EFBIG: "allow larger ones with ulimit -f"
    default: nil
    }
  }

  private static func systemCode(of error: NSError) -> Int32? {
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      return systemCode(of: cause as NSError)
    }
    // Some calls of Foundation do not provide the `errno`.
    switch error.domain == NSCocoaErrorDomain ? CocoaError.Code(rawValue: error.code) : nil {
    case .fileReadNoPermission?, .fileWriteNoPermission?: return EACCES
    case .fileReadNoSuchFile?, .fileNoSuchFile?: return ENOENT
    case .fileWriteOutOfSpace?: return ENOSPC
    case .fileWriteVolumeReadOnly?: return EROFS
    default: return nil
    }
  }
}
