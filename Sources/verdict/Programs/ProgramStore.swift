// A cache of compiled programs: unchanged source files are not recompiled.

import Files
import Foundation

/// A cache of the programs compiled from a package's source files, in its build folder.
///
/// It only saves time: on any failure, a program is compiled.
struct ProgramStore {
  /// The maximum number of programs: the least recently used ones are removed.
  static let capacity = 32

  private let folder: URL

  /// Keeps programs in the build folder of a package.
  init(package root: URL) {
    folder = root.appendingPathComponent(".build/verdict-programs")
  }

  /// Copies a cached program to a path, if it was made of the same ingredients.
  ///
  /// - Parameters:
  ///   - source: The path of the source file.
  ///   - ingredients: All that it was made of.
  ///   - program: Where it is to be.
  /// - Returns: Whether there was one.
  func fetch(_ source: String, madeOf ingredients: Data, to program: String) -> Bool {
    let place = place(of: source)
    let destination = URL(fileURLWithPath: program)
    func isTheSame() -> Bool {
      let program = place.appendingPathComponent("program")
      return FileManager.default.isExecutableFile(atPath: program.path)
        && (try? Data(contentsOf: place.appendingPathComponent("ingredients")))
          == label(of: program, madeOf: ingredients)
    }
    guard isTheSame() else { return false }
    do {
      try FileManager.default.copyItem(
        at: place.appendingPathComponent("program"), to: destination)
    } catch { return false }
    // Another process may have put a new one in its place just now.
    guard isTheSame() else {
      try? FileManager.default.removeItem(at: destination)
      return false
    }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: place.path)
    return true
  }

  /// Keeps a copy of a program.
  func keep(_ program: String, of source: String, madeOf ingredients: Data) {
    let files = FileManager.default
    let new = folder.appendingPathComponent("new-\(UUID().uuidString)")
    do {
      try files.createDirectory(at: new, withIntermediateDirectories: true)
      try files.copyItem(
        at: URL(fileURLWithPath: program), to: new.appendingPathComponent("program"))
      try label(of: new.appendingPathComponent("program"), madeOf: ingredients)
        .write(to: new.appendingPathComponent("ingredients"))
      let place = place(of: source)
      try? files.removeItem(at: place)
      try files.moveItem(at: new, to: place)
    } catch {
      try? files.removeItem(at: new)
    }
    removeOldest()
  }

  /// What is kept beside a program: what it was made of, and its size, in case that half of it gets lost.
  private func label(of program: URL, madeOf ingredients: Data) -> Data {
    let size = try? program.resourceValues(forKeys: [.fileSizeKey]).fileSize
    return Data("\(size ?? -1)\n".utf8) + ingredients
  }

  /// The folder of a source file's program, named after its path.
  private func place(of source: String) -> URL {
    // The FNV-1a hash. Two paths whose hashes collide overwrite each other's program.
    let hash = source.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return folder.appendingPathComponent(String(hash, radix: 16))
  }

  private func removeOldest() {
    let places =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    func age(_ place: URL) -> Date {
      let values = try? place.resourceValues(forKeys: [.contentModificationDateKey])
      return values?.contentModificationDate ?? .distantPast
    }
    for place in places.sorted(by: { age($0) > age($1) }).dropFirst(Self.capacity) {
      try? FileManager.default.removeItem(at: place)
    }
  }
}
