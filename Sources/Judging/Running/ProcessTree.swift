// Samples a running program and its descendants from outside, through /proc.

import Foundation

#if os(Linux)
  /// The processes below a launcher, without the keeper (the init process) of their namespace.
  struct ProcessTree {
    /// What the processes have used, sampled at one moment.
    struct Sample {
      /// Processor time by process ID.
      var cpuSeconds: [pid_t: Double] = [:]
      var residentBytes = 0
      var processCount = 0
    }

    let launcher: pid_t
    /// The program's main process, which always exists and is often the only one.
    let program: pid_t
    /// Whether the launcher has another child, the keeper of the namespace.
    let hasKeeper: Bool

    /// Returns a sample of what the processes use now.
    ///
    /// - Parameter processLimit: Counting stops slightly above this number of processes.
    func sample(processLimit: Int) -> Sample {
      var sample = Sample()
      for process in processes(limit: processLimit) {
        sample.processCount += 1
        sample.cpuSeconds[process] = cpuSeconds(of: process)
        sample.residentBytes += residentBytes(of: process)
      }
      return sample
    }

    /// Returns the proportional set size (PSS) of all processes in bytes, which counts every shared
    /// page once.
    ///
    /// This is slow, as the kernel walks all page tables.
    func proportionalBytes(processLimit: Int) -> Int {
      processes(limit: processLimit).reduce(0) { sum, process in
        // Older kernels lack that file; shared pages are then counted once per process.
        sum + (kilobytes("Pss:", in: "/proc/\(process)/smaps_rollup") ?? residentBytes(of: process))
      }
    }

    /// Returns the size of the main thread's stack in bytes; `nil` if the program has ended.
    func stackBytes() -> Int? {
      firstKnown(of: program) { kilobytes("VmStk:", in: $0 + "/status") }
    }

    /// Returns the process IDs, at most slightly more than the limit.
    func processes(limit: Int) -> [pid_t] {
      var found = [program]
      for (index, child) in children(of: launcher).enumerated() where child != program {
        // An orphan is adopted by the keeper of its namespace, which is the launcher's first child, or else by the
        // launcher. A program can also have the launcher be the parent of a process that it makes.
        found += hasKeeper && index == 0 ? children(of: child) : [child]
      }
      var index = 0
      while index < found.count, found.count <= limit {
        found += children(of: found[index])
        index += 1
      }
      return found
    }

    /// Returns the thread IDs of a process; none if it has ended.
    func threads(of process: pid_t) -> [pid_t] {
      let folder = "/proc/\(process)/task"
      var status = stat()
      guard stat(folder, &status) == 0 else { return [] }
      // The link count is two plus one for each thread. Most processes are single-threaded.
      if status.st_nlink == 3 { return [process] }
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      return (names ?? []).compactMap { pid_t($0) }
    }

    /// Returns the process IDs of all children of any thread of a process.
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
      let pages = firstKnown(of: process) { folder -> Int? in
        let fields = KernelFile.read(folder + "/statm").split(separator: UInt8(ascii: " "))
        guard fields.count > 1 else { return nil }
        return Int(String(decoding: fields[1], as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
      }
      return (pages ?? 0) * Int(getpagesize())
    }

    /// Returns what the folder of a process tells, or that of a thread: the main one may have ended before the others, and
    /// then knows of no memory.
    private func firstKnown<Value>(of process: pid_t, _ value: (String) -> Value?) -> Value? {
      if let known = value("/proc/\(process)") { return known }
      for thread in threads(of: process) where thread != process {
        if let known = value("/proc/\(process)/task/\(thread)") { return known }
      }
      return nil
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
