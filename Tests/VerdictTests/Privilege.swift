import Foundation
import TestSupport

/// The rights of root, which files and folders that cannot be written are of no use against.
enum Privilege {
  /// What takes from root the right to write everywhere, before a command; nothing for others; `nil` if that
  /// cannot be.
  static let dropping: String? = {
    if geteuid() != 0 { return "" }
    let prefix = "setpriv --bounding-set=-dac_override,-dac_read_search "
    let run = try? Program(path: "/bin/sh").run(["-c", prefix + "true"])
    return run?.end == .exit(0) ? prefix : nil
  }()
}
