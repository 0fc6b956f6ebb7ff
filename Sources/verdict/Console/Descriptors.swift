// The files that a process has open: the three that everybody expects, and room for more.

import Foundation

/// What is set up before anything else opens a file.
enum Descriptors {
  /// Sees to it that no other file gets the number of a standard one that the caller has closed, and
  /// that there may be as many open ones as the most jobs need.
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
