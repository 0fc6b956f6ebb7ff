// File descriptors: the three standard ones, and the limit of open files.

import Foundation

/// The setup of file descriptors before any file is opened.
enum Descriptors {
  /// Occupies the standard descriptors that the caller has closed, so that no other file gets their numbers,
  /// and raises the limit of open files to what the maximum number of jobs needs.
  static func settle() {
    // Open the wrong way round: reading or writing it fails, as if it were still closed.
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
    var limit = rlimit()
    if getrlimit(kind, &limit) == 0, limit.rlim_cur < enough {
      limit.rlim_cur = min(enough, limit.rlim_max)
      setrlimit(kind, &limit)
    }
  }

  /// A job has up to twelve: for its launcher, its judge program and the pipes to both.
  private static let enough: rlim_t = 4096

  #if canImport(Glibc)
    private static let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let kind = RLIMIT_NOFILE
  #endif
}
