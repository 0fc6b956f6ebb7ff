// Watches a running program and what it has started, from outside, through the files that Linux
// keeps about every process.

import Foundation

#if os(Linux)
  /// The processes below a launcher, without the one that keeps their namespace alive.
  struct ProcessTree {
    /// What the processes have used at one moment.
    struct Sample {
      /// By process.
      var cpuSeconds: [pid_t: Double] = [:]
      var residentBytes = 0
      var processCount = 0
    }

    let launcher: pid_t
    /// The process whose figures matter most: there is always this one, often no other.
    let program: pid_t
    /// Whether the launcher's other child keeps the namespace alive.
    let hasKeeper: Bool

    /// Returns what the processes use now.
    ///
    /// - Parameter processLimit: Counts a little beyond it and then stops.
    func sample(processLimit: Int) -> Sample {
      var sample = Sample()
      for process in processes(limit: processLimit) {
        sample.processCount += 1
        sample.cpuSeconds[process] = cpuSeconds(of: process)
        sample.residentBytes += residentBytes(of: process)
      }
      return sample
    }

    /// Returns the memory of all processes with every shared page counted once, in bytes.
    ///
    /// That is slow, as the kernel looks at every page.
    func proportionalBytes(processLimit: Int) -> Int {
      processes(limit: processLimit).reduce(0) { sum, process in
        // Without that file, of older kernels, shared pages are counted for each process.
        sum + (kilobytes("Pss:", in: "/proc/\(process)/smaps_rollup") ?? residentBytes(of: process))
      }
    }

    /// Returns the size of the main thread's stack in bytes; `nil` if the program has ended.
    func stackBytes() -> Int? {
      kilobytes("VmStk:", in: "/proc/\(program)/status")
    }

    /// Returns the numbers of the processes, of a little more than so many at most.
    func processes(limit: Int) -> [pid_t] {
      var found = [program]
      for child in children(of: launcher) where child != program {
        // An orphan goes to the keeper of its namespace, or else to the launcher.
        found += hasKeeper ? children(of: child) : [child]
      }
      var index = 0
      while index < found.count, found.count <= limit {
        found += children(of: found[index])
        index += 1
      }
      return found
    }

    /// Returns the numbers of a process's threads; none if it has ended.
    func threads(of process: pid_t) -> [pid_t] {
      let folder = "/proc/\(process)/task"
      var status = stat()
      guard stat(folder, &status) == 0 else { return [] }
      // Its links are its own two and one for each thread. Most processes have only one.
      if status.st_nlink == 3 { return [process] }
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      return (names ?? []).compactMap { pid_t($0) }
    }

    /// Returns the numbers of the processes that any thread of a process has started.
    private func children(of process: pid_t) -> [pid_t] {
      threads(of: process).flatMap { thread in
        KernelFile.read("/proc/\(process)/task/\(thread)/children")
          .split(separator: UInt8(ascii: " "))
          .compactMap { pid_t(String(decoding: $0, as: UTF8.self)) }
      }
    }

    private func cpuSeconds(of process: pid_t) -> Double {
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return 0
      }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func residentBytes(of process: pid_t) -> Int {
      let fields = KernelFile.read("/proc/\(process)/statm").split(separator: UInt8(ascii: " "))
      guard fields.count > 1 else { return 0 }
      let pages = Int(String(decoding: fields[1], as: UTF8.self)) ?? 0
      return pages * Int(getpagesize())
    }

    private func kilobytes(_ key: String, in path: String) -> Int? {
      guard
        let line = KernelFile.text(path).split(separator: "\n").first(where: { $0.hasPrefix(key) }),
        let number = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
      else { return nil }
      return Int(number).map { $0 * 1024 }
    }
  }
#endif
