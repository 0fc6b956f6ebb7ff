import Files
import Foundation
import TestSupport
import Testing

@Suite struct TemporaryFolderTests {
  /// What a killed process has left is deleted, but nothing that is in use or may be somebody else's.
  @Test func abandonedFoldersAreDeleted() throws {
    let place = try TestSupport.TemporaryFolder()
    func add(_ name: String, age: TimeInterval = 100) throws -> String {
      let path = place.path + "/" + name
      try FileManager.default.createDirectory(
        atPath: path + "/feedback", withIntermediateDirectories: true)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
      return path
    }
    let abandoned = try add("verdict-\(UUID().uuidString)")
    let used = try add("verdict-\(UUID().uuidString)")
    let lock = open(used, O_RDONLY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_SH) == 0)
    let others = try [
      add("verdict-\(UUID().uuidString)", age: 10), add("verdict-stress"),
      add("verdict-cases-\(UUID().uuidString)"), add(UUID().uuidString),
    ]
    Files.TemporaryFolder.removeAbandoned(in: place.path)
    #expect(!FileManager.default.fileExists(atPath: abandoned))
    for path in [used] + others { #expect(FileManager.default.fileExists(atPath: path), "\(path)") }
  }

  @Test func aFolderIsInUseAsLongAsItIsThere() throws {
    var folder: Files.TemporaryFolder? = try Files.TemporaryFolder()
    let path = try #require(folder?.path)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -100)], ofItemAtPath: path)
    Files.TemporaryFolder.removeAbandoned(in: (path as NSString).deletingLastPathComponent)
    #expect(FileManager.default.fileExists(atPath: path))
    withExtendedLifetime(folder) {}
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
