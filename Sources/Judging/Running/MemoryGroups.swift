// Where this process may create control groups with a memory limit, in cgroup v1 or v2. See the
// kernel's documentation, cgroup-v1/memory and cgroup-v2.

import Foundation

/// A folder of the cgroup file system in which every launcher creates a control group for its run.
///
/// The group counts the memory of all processes of a run together, including ended ones, and has
/// the kernel kill them when they exceed its limit. `VERDICT_CGROUP=off` in the environment
/// disables it.
public struct MemoryGroups: Equatable, Sendable {
  /// The versions of control groups, whose files have different names.
  public enum Version: Int, Sendable {
    case one = 1
    case two = 2
  }

  /// The version.
  public let version: Version
  /// The path of the folder.
  public let folder: String

  /// Creates a description of a folder.
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

  /// Returns the candidate folders, best first.
  ///
  /// - Parameters:
  ///   - mounts: The text of `/proc/self/mountinfo`.
  ///   - memberships: The text of `/proc/self/cgroup`.
  public static func candidates(mounts: String, memberships: String) -> [MemoryGroups] {
    let mounts = mounts.split(separator: "\n").compactMap(Mount.init)
    var found: [MemoryGroups] = []
    for line in memberships.split(separator: "\n") {
      // "4:memory:/user" in v1, "0::/user" in v2.
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { continue }
      let own = String(fields[2])
      if fields[1].split(separator: ",").contains("memory") {
        // Groups of v1 may contain both processes and groups.
        let mount = mounts.last { $0.type == "cgroup" && $0.options.contains("memory") }
        found += folders(mount, [own]).map { MemoryGroups(version: .one, folder: $0) }
      } else if fields[0] == "0", fields[1].isEmpty {
        // In v2 a group with processes, such as our own, cannot as a rule enable the memory
        // controller for child groups. So ours are created as its siblings. Moving this process,
        // and the shell that started it, into a child group is not our business.
        let mount = mounts.last { $0.type == "cgroup2" }
        let parent = URL(fileURLWithPath: own).deletingLastPathComponent().path
        found += folders(mount, own == "/" ? [own] : [own, parent])
          .map { MemoryGroups(version: .two, folder: $0) }
      }
    }
    // A controller belongs to one version at a time; to v1 if it is listed there.
    return found.filter { $0.version == .one } + found.filter { $0.version == .two }
  }

  private static func folders(_ mount: Mount?, _ groups: [String]) -> [String] {
    groups.compactMap { mount?.folder(ofGroup: $0) }
  }

  /// Returns whether a group with a limit can be created in the folder; removes it again.
  public func isUsable() -> Bool {
    // In v2 moving a process needs write access to the common ancestor of both groups.
    if version == .two, access(folder + "/cgroup.procs", W_OK) != 0 { return false }
    let trial = "\(folder)/\(Self.prefix)\(getpid())-trial"
    guard mkdir(trial, 0o755) == 0 else { return false }
    defer { rmdir(trial) }
    // If the memory controller is not enabled for groups in this folder, their limit file is
    // missing.
    let limit = version == .one ? "memory.limit_in_bytes" : "memory.max"
    return access("\(trial)/\(limit)", W_OK) == 0 && access("\(trial)/cgroup.procs", W_OK) == 0
  }

  /// Removes stale groups, whose launchers were killed before they could do so.
  public func removeStaleGroups() {
    for name in groupNames() {
      let digits = name.dropFirst(Self.prefix.count).prefix(while: \.isNumber)
      guard let owner = pid_t(digits), kill(owner, 0) != 0, errno == ESRCH else { continue }
      let group = "\(folder)/\(name)"
      let processes = KernelFile.text(group + "/cgroup.procs").split(separator: "\n")
        .compactMap { pid_t($0) }
      // Inside another judge's PID namespace its launcher is invisible, although we run in its
      // group.
      if processes.contains(getpid()) { continue }
      // Processes outside our PID namespace are listed as 0, which would mean our own process
      // group.
      for process in processes where process > 0 {
        kill(process, SIGKILL)
      }
      rmdir(group)
    }
  }

  /// Returns the names of the launchers' groups, live and stale.
  public func groupNames() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(Self.prefix) }
  }

  // MARK: - One group

  /// The prefix of a group's name; the launcher's process ID follows.
  private static let prefix = "verdict-"

  /// Returns the group's limit for a program with the given memory limit.
  ///
  /// At this limit the kernel kills. It counts more than judges do: page tables, pipe buffers, the
  /// kernel stack of every process. A program just below its limit must live, and one whose
  /// recursion fills a stack of that size must hit the end of the stack, which is another verdict;
  /// the rest of its memory was 2 MiB when measured. So the kernel's limit is slightly above the
  /// program's. In between, the judge's own sampling decides, as it does without a group.
  static func limitBytes(for memoryBytes: Int) -> Int {
    // A process needs 40 KiB of kernel memory, and few programs have a hundred; a full pipe
    // holds 1 MiB. Page tables take 1/512 of the memory that they map.
    memoryBytes + memoryBytes / 64 + (8 << 20)
  }

  /// Returns how many processes of a launcher's run the OOM killer has killed for the group's limit
  /// so far.
  ///
  /// A group in which this has happened is not reused.
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
    // Kills because the whole machine is out of memory are counted as well.
    if version == .two { return count("oom") > 0 ? kills : 0 }
    func number(_ name: String) -> Int {
      Int(KernelFile.text("\(group)/\(name)").prefix(while: \.isNumber)) ?? 0
    }
    // Current kernels no longer count in memory.failcnt. The peak may be a few pages below the
    // limit.
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

  /// Parses a line: `31 23 0:28 ROOT POINT rw … - TYPE SOURCE OPTIONS`.
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

  /// Returns the folder of a group, or `nil` if it lies outside the mounted part of the hierarchy,
  /// as it can in a container.
  func folder(ofGroup group: String) -> String? {
    if group.split(separator: "/").contains("..") { return nil }
    let base = root == "/" ? "" : root
    guard group == base || group.hasPrefix(base + "/") else { return nil }
    let rest = group.dropFirst(base.count)
    return rest == "/" ? point : point + rest
  }

  /// Spaces and backslashes are escaped as three octal digits: `\040`.
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
