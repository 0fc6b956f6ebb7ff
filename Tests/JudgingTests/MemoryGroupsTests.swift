import Foundation
import Judging
import TestSupport
import Testing

/// Where control groups are looked for.
@Suite struct MemoryGroupsTests {
  private static let tail = "rw,nosuid,nodev,noexec,relatime"

  /// Version 1 alone: every controller has a folder of its own, some share one.
  private static let firstVersion = """
    22 28 0:20 / /proc \(tail) shared:5 - proc proc rw
    33 25 0:28 / /sys/fs/cgroup/cpu,cpuacct \(tail) shared:9 - cgroup cgroup rw,cpu,cpuacct
    35 25 0:30 / /sys/fs/cgroup/memory \(tail) shared:10 - cgroup cgroup rw,memory
    36 25 0:31 / /sys/fs/cgroup/pids \(tail) shared:11 - cgroup cgroup rw,pids
    """

  private static let secondVersion = """
    22 28 0:20 / /proc \(tail) shared:5 - proc proc rw
    31 23 0:26 / /sys/fs/cgroup \(tail) shared:4 - cgroup2 cgroup2 rw,nsdelegate
    """

  private func candidates(_ mounts: String, _ memberships: String) -> [MemoryGroups] {
    MemoryGroups.candidates(mounts: mounts, memberships: memberships)
  }

  @Test func inTheFirstVersionGroupsLieBelowTheOwnOne() {
    let found = candidates(
      Self.firstVersion, "11:memory:/user.slice\n5:cpu,cpuacct:/\n1:name=systemd:/user.slice\n")
    #expect(found == [.init(version: .one, folder: "/sys/fs/cgroup/memory/user.slice")])
    let top = candidates(Self.firstVersion, "4:memory:/\n")
    #expect(top == [.init(version: .one, folder: "/sys/fs/cgroup/memory")])
  }

  @Test func inTheSecondVersionGroupsLieBelowTheOwnOneOrBesideIt() {
    let slice = "/user.slice/user@1000.service/app.slice"
    let found = candidates(Self.secondVersion, "0::\(slice)/a.scope\n")
    let parent = "/sys/fs/cgroup" + slice
    #expect(
      found == [
        .init(version: .two, folder: parent + "/a.scope"), .init(version: .two, folder: parent),
      ])
    let top = candidates(Self.secondVersion, "0::/\n")
    #expect(top == [.init(version: .two, folder: "/sys/fs/cgroup")])
  }

  /// With both, the memory controller belongs to the version that lists it.
  @Test func inAMixtureTheFirstVersionComesFirst() {
    let both =
      Self.firstVersion + "\n"
      + "41 31 0:38 / /sys/fs/cgroup/unified \(Self.tail) - cgroup2 cgroup2 rw\n"
    let found = candidates(both, "4:memory:/a\n0::/\n")
    #expect(
      found == [
        .init(version: .one, folder: "/sys/fs/cgroup/memory/a"),
        .init(version: .two, folder: "/sys/fs/cgroup/unified"),
      ])
    let reversed = candidates(both, "0::/b\n4:cpu,memory:/a\n")
    #expect(reversed.map(\.version) == [.one, .two, .two])
  }

  /// A container sees a part of the hierarchy: that of its own group, mounted as if it were all.
  @Test func whatIsMountedInAContainerIsFoundOrLeftAlone() {
    let mounts = """
      90 89 0:30 /docker/1f /sys/fs/cgroup/memory ro,relatime master:10 - cgroup cgroup rw,memory
      """
    let own = candidates(mounts, "4:memory:/docker/1f\n")
    #expect(own == [.init(version: .one, folder: "/sys/fs/cgroup/memory")])
    let below = candidates(mounts, "4:memory:/docker/1f/a b\n")
    #expect(below == [.init(version: .one, folder: "/sys/fs/cgroup/memory/a b")])
    #expect(candidates(mounts, "4:memory:/docker/1fff\n") == [])
    #expect(candidates(mounts, "4:memory:/\n") == [])
    #expect(candidates(mounts, "4:memory:/../../other\n") == [])
  }

  @Test func pathsWithBlanksAndColonsAreRead() {
    let mounts = #"35 25 0:30 / /my\040groups\134x rw - cgroup cgroup rw,memory"#
    let found = candidates(mounts, "4:memory:/a:b\n")
    #expect(found == [.init(version: .one, folder: #"/my groups\x/a:b"#)])
  }

  @Test(arguments: [
    ("", ""), ("", "4:memory:/\n0::/\n"), (firstVersion, ""), (secondVersion, "4:memory:/\n"),
    (firstVersion, "3:cpuset:/\n"), ("nonsense\n\n- - -\n", "nonsense\n:\n::\n"),
  ])
  func whereThereIsNothingNothingIsFound(mounts: String, memberships: String) {
    #expect(candidates(mounts, memberships) == [])
  }

  /// A folder that is no control group, or one that may not be written, as in most containers.
  @Test(arguments: [MemoryGroups.Version.one, .two])
  func aFolderThatGivesNoGroupsIsNotUsedAndLeftClean(version: MemoryGroups.Version) throws {
    let scratch = try ScratchFolder()
    try scratch.write("", as: "cgroup.procs")
    let groups = MemoryGroups(version: version, folder: scratch.path)
    #expect(!groups.isUsable())
    #expect(groups.groupNames() == [])
    #expect(!MemoryGroups(version: version, folder: scratch.path + "/missing").isUsable())
  }

  /// Such a folder does not keep a program from being judged.
  @Test(arguments: [MemoryGroups.Version.one, .two])
  func withoutAGroupAProgramRunsAllTheSame(version: MemoryGroups.Version) throws {
    let scratch = try ScratchFolder()
    let groups = MemoryGroups(version: version, folder: scratch.path)
    let launcher = try Launcher(path: Built.launcherPath, memoryGroups: groups)
    let run = try launcher.run(Command("echo", ["hi"]), input: .bytes([]), limits: roomyLimits)
    #expect(run.outputText == "hi\n")
    #expect(!run.protection.contains(.memoryGroup))
    #expect(groups.groupNames() == [])
  }

  @Test func onlyTheGroupsOfTheDeadAreRemoved() throws {
    let scratch = try ScratchFolder()
    // A shell that has ended by the time its number is known.
    let dead = try Program(path: "/bin/sh").run(["-c", "echo $$"]).output.dropLast()
    let kept = ["verdict-\(getpid())", "verdict-", "verdict-x", "other-\(dead)"]
    for name in kept + ["verdict-\(dead)", "verdict-\(dead)-trial"] {
      try FileManager.default.createDirectory(
        atPath: "\(scratch.path)/\(name)", withIntermediateDirectories: false)
    }
    MemoryGroups(version: .two, folder: scratch.path).removeStaleGroups()
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(left.sorted() == kept.sorted())
  }
}
