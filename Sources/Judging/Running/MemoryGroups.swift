// Where the kernel lets this process make groups of processes with a memory limit: control groups,
// in their first or second version. See the kernel's documentation, cgroup-v1/memory and cgroup-v2.

import Foundation

/// A folder of the kernel's in which every launcher makes a control group for the run that it has.
///
/// The group counts the memory of all processes of a run together, also of those that are dead, and
/// kills when they exceed its limit. Whoever wants to do without sets `VERDICT_CGROUP=off` in the
/// environment.
public struct MemoryGroups: Equatable, Sendable {
  /// The versions of control groups, which differ in nearly every name.
  public enum Version: Int, Sendable {
    case one = 1
    case two = 2
  }

  /// The version.
  public let version: Version
  /// The path of the folder.
  public let folder: String

  /// Names a folder.
  public init(version: Version, folder: String) {
    self.version = version
    self.folder = folder
  }

  /// The folder that this process may use; `nil` where there is none.
  public static let ofThisProcess: MemoryGroups? = {
    #if os(Linux)
      if ProcessInfo.processInfo.environment["VERDICT_CGROUP"] == "off" { return nil }
      let found = candidates(
        mounts: KernelFile.text("/proc/self/mountinfo"),
        memberships: KernelFile.text("/proc/self/cgroup")
      ).first { $0.isUsable() }
      found?.removeStaleGroups()
      return found
    #else
      return nil
    #endif
  }()

  /// Returns the folders worth trying, best first.
  ///
  /// - Parameters:
  ///   - mounts: The text of `/proc/self/mountinfo`.
  ///   - memberships: The text of `/proc/self/cgroup`.
  public static func candidates(mounts: String, memberships: String) -> [MemoryGroups] {
    let mounts = mounts.split(separator: "\n").compactMap(Mount.init)
    var found: [MemoryGroups] = []
    for line in memberships.split(separator: "\n") {
      // "4:memory:/user" in the first version, "0::/user" in the second.
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { continue }
      let own = String(fields[2])
      if fields[1].split(separator: ",").contains("memory") {
        // Groups of the first version may have processes and groups in them.
        let mount = mounts.last { $0.type == "cgroup" && $0.options.contains("memory") }
        found += folders(mount, [own]).map { MemoryGroups(version: .one, folder: $0) }
      } else if fields[0] == "0", fields[1].isEmpty {
        // In the second version a group with processes, such as our own, cannot as a rule pass the
        // memory controller on to groups below it. Then ours become its neighbors. Moving this
        // process, and the shell that it was started from, into a group below is not our business.
        let mount = mounts.last { $0.type == "cgroup2" }
        let parent = URL(fileURLWithPath: own).deletingLastPathComponent().path
        found += folders(mount, own == "/" ? [own] : [own, parent])
          .map { MemoryGroups(version: .two, folder: $0) }
      }
    }
    // A controller belongs to one version at a time; to the first one if that knows it.
    return found.filter { $0.version == .one } + found.filter { $0.version == .two }
  }

  private static func folders(_ mount: Mount?, _ groups: [String]) -> [String] {
    groups.compactMap { mount?.folder(ofGroup: $0) }
  }

  /// Returns whether a group with a limit can be made in the folder; leaves nothing behind.
  public func isUsable() -> Bool {
    // In the second version a process moves only between groups below one that its user may change.
    if version == .two, access(folder + "/cgroup.procs", W_OK) != 0 { return false }
    let trial = "\(folder)/\(Self.prefix)\(getpid())-trial"
    guard mkdir(trial, 0o755) == 0 else { return false }
    defer { rmdir(trial) }
    // Where the memory controller is not passed on to groups in this folder, they lack its files.
    let limit = version == .one ? "memory.limit_in_bytes" : "memory.max"
    return access("\(trial)/\(limit)", W_OK) == 0 && access("\(trial)/cgroup.procs", W_OK) == 0
  }

  /// Removes the groups whose launchers were killed before they could do so.
  public func removeStaleGroups() {
    for name in groupNames() {
      let digits = name.dropFirst(Self.prefix.count).prefix(while: \.isNumber)
      guard let owner = pid_t(digits), kill(owner, 0) != 0, errno == ESRCH else { continue }
      let group = "\(folder)/\(name)"
      let processes = KernelFile.text(group + "/cgroup.procs").split(separator: "\n")
        .compactMap { pid_t($0) }
      // Inside another judge's namespace its launcher cannot be seen, although we run in its group.
      if processes.contains(getpid()) { continue }
      // One that cannot be seen from here is listed as 0, which would mean our own group.
      for process in processes where process > 0 {
        kill(process, SIGKILL)
      }
      rmdir(group)
    }
  }

  /// Returns the names of the launchers' groups, live ones and stale ones.
  public func groupNames() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(Self.prefix) }
  }

  // MARK: - One group

  /// What the name of a group begins with; the launcher's process number follows.
  private static let prefix = "verdict-"

  /// Returns the limit of the group for a program that may use so much memory.
  ///
  /// Here the kernel kills. It counts more than judges do: page tables, the content of pipes, the
  /// stacks of its own for every process. A program that has just kept to its limit must live, and
  /// one whose recursion fills a stack as large as that is to run into the stack's end, which is
  /// another verdict; what it occupies besides took 2 MiB when measured. So the kernel's limit lies
  /// a little above the program's. In between the judge's own watch decides, as it does without a
  /// group.
  static func limitBytes(for memoryBytes: Int) -> Int {
    // A process brings 40 KiB of the kernel's own memory with it, and few programs have a hundred;
    // a full pipe holds 1 MiB. Page tables take a 512th of what they describe.
    memoryBytes + memoryBytes / 64 + (8 << 20)
  }

  /// Returns how many processes of a launcher's run the kernel has killed for its limit so far.
  ///
  /// A group in which that has happened serves no other run.
  func killCount(ofLauncher launcher: pid_t) -> Int {
    let group = "\(folder)/\(Self.prefix)\(launcher)"
    let events = KernelFile.text(
      group + (version == .one ? "/memory.oom_control" : "/memory.events"))
    func count(_ key: String) -> Int {
      let line = events.split(separator: "\n").first { $0.hasPrefix(key + " ") }
      return line.flatMap { Int($0.dropFirst(key.count + 1)) } ?? 0
    }
    let kills = count("oom_kill")
    if kills == 0 { return 0 }
    // Who is killed because the whole machine has no memory left is counted as well.
    if version == .two { return count("oom") > 0 ? kills : 0 }
    func number(_ name: String) -> Int {
      Int(KernelFile.text("\(group)/\(name)").prefix(while: \.isNumber)) ?? 0
    }
    // Kernels of today no longer count in memory.failcnt. A few pages may be missing to the limit.
    let limit = number("memory.limit_in_bytes")
    return number("memory.max_usage_in_bytes") >= limit - (1 << 20) ? kills : 0
  }
}

/// One line of `/proc/self/mountinfo`.
private struct Mount {
  let type: String
  let options: [String]
  private let root: String
  private let point: String

  /// Takes a line apart: `31 23 0:28 ROOT POINT rw … - TYPE SOURCE OPTIONS`.
  init?(_ line: Substring) {
    let fields = line.split(separator: " ")
    guard let dash = fields.firstIndex(of: "-"), dash >= 6, fields.count > dash + 3 else {
      return nil
    }
    root = Self.unescaped(fields[3])
    point = Self.unescaped(fields[4])
    type = String(fields[dash + 1])
    options = fields[dash + 3].split(separator: ",").map(String.init)
  }

  /// Returns the folder of a group, or `nil` if it lies outside of what is mounted, as it can in a
  /// container.
  func folder(ofGroup group: String) -> String? {
    if group.split(separator: "/").contains("..") { return nil }
    let base = root == "/" ? "" : root
    guard group == base || group.hasPrefix(base + "/") else { return nil }
    let rest = group.dropFirst(base.count)
    return rest == "/" ? point : point + rest
  }

  /// Blanks and backslashes are written as three octal digits: `\040`.
  private static func unescaped(_ text: Substring) -> String {
    var parts = text.split(separator: "\\", omittingEmptySubsequences: false)[...]
    var result = String(parts.popFirst() ?? "")
    for part in parts {
      let code = UInt8(part.prefix(3), radix: 8).map { String(UnicodeScalar($0)) }
      result += (code ?? "\\" + part.prefix(3)) + part.dropFirst(3)
    }
    return result
  }
}
