// The machine of a measurement.

import Foundation

/// A machine, as far as it matters for the times measured on it.
public struct Machine: Codable, Equatable, Sendable {
  /// The processor: `"AMD Ryzen 9 9950X"`.
  public var cpu: String?
  /// The vector instruction sets that some peers choose from at startup.
  public var vectors: [String]?
  /// The number of processors.
  public var cores: Int?
  /// The memory in bytes.
  public var memoryBytes: UInt64?
  /// The operating system: `"Linux 6.12.0 x86_64"`.
  public var system: String?
  /// The compilers by name, with their versions.
  public var compilers: [String: String]?

  private enum CodingKeys: String, CodingKey {
    case cpu, vectors, cores, system, compilers
    case memoryBytes = "memory_bytes"
  }

  /// Describes a machine.
  public init(
    cpu: String? = nil, vectors: [String]? = nil, cores: Int? = nil, memoryBytes: UInt64? = nil,
    system: String? = nil, compilers: [String: String]? = nil
  ) {
    self.cpu = cpu
    self.vectors = vectors
    self.cores = cores
    self.memoryBytes = memoryBytes
    self.system = system
    self.compilers = compilers
  }

  /// The machine that this program runs on.
  ///
  /// - Parameter compilers: Compilers by name, with their versions.
  public static func current(compilers: [String: String]) -> Machine {
    let process = ProcessInfo.processInfo
    var name = utsname()
    uname(&name)
    let system = [text(of: name.sysname), text(of: name.release), text(of: name.machine)]
    let flags = processorInformation("flags").map { Set($0.split(separator: " ")) } ?? []
    return Machine(
      cpu: processorInformation("model name"),
      vectors: ["sse2", "sse4_2", "avx2", "avx512f"].filter { flags.contains(Substring($0)) },
      cores: process.activeProcessorCount, memoryBytes: process.physicalMemory,
      system: system.joined(separator: " "), compilers: compilers)
  }

  /// The load average over one minute; `nil` if the system does not provide it.
  public static var load: Double? {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? averages[0] : nil
  }

  /// The machine in one line.
  public var summary: String {
    let parts = [
      cpu, cores.map { $0 == 1 ? "1 core" : "\($0) cores" },
      memoryBytes.map { "\(Int((Double($0) / 0x4000_0000).rounded())) GiB" }, system,
    ]
    let known = parts.compactMap { $0 }
    return known.isEmpty ? "an unknown machine" : known.joined(separator: ", ")
  }

  /// Returns the field of that name of the first processor in `/proc/cpuinfo` on Linux.
  private static func processorInformation(_ name: String) -> String? {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(separator: ":", maxSplits: 1).last?.trimmingCharacters(in: .whitespaces)
  }

  /// Returns the string in a C character array, which Swift imports as a tuple.
  private static func text<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
