// Keeps a case as files, so that it is judged for ever after.

import Files
import Foundation

/// A case that was written into a folder.
public struct KeptCase: Equatable, Sendable {
  /// The path of the input: `"…/data/secret/stress-7.in"`.
  public let inputPath: String
  /// Whether the folder had the same input already; nothing was written then.
  public let wasKnown: Bool

  /// Writes an input, and its answer beside it, into a folder, which is created if need be.
  ///
  /// No file is ever overwritten: if there is a case of that name, the name gets a number. Either
  /// both files are there in the end, whole, or none.
  ///
  /// - Parameters:
  ///   - answer: `nil` if it is not known: then there is no such file.
  ///   - name: The name without an ending.
  /// - Throws: `KeptCaseError`.
  public init(input: [UInt8], answer: [UInt8]?, in folder: String, named name: String) throws {
    let folder = URL(fileURLWithPath: folder)
    let isNew = !FileManager.default.fileExists(atPath: folder.path)
    // That removes what is empty only.
    defer { if isNew { rmdir(folder.path) } }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw KeptCaseError(folder.path, FileFault(error))
    }
    if let known = Self.file(with: input, in: folder) {
      (inputPath, wasKnown) = (known, true)
      return
    }
    // Hidden files: nobody takes half of a case for one.
    let draft = folder.appendingPathComponent(".\(name)-\(UUID().uuidString)").path
    defer { for ending in Self.endings { unlink(draft + ending) } }
    for (ending, text) in zip(Self.endings, [input, answer ?? []]) {
      do {
        try Data(text).write(to: URL(fileURLWithPath: draft + ending))
      } catch {
        throw KeptCaseError(folder.path, FileFault(error))
      }
    }
    let path = folder.appendingPathComponent(name).path
    var number = 1
    var chosen = path
    while try !Self.publish(draft, as: chosen, hasAnswer: answer != nil) {
      number += 1
      chosen = "\(path)-\(number)"
    }
    (inputPath, wasKnown) = (chosen + Self.endings[0], false)
  }

  private static let endings = [".in", ".ans"]

  /// Gives the files their names, the input last; false if one of the names is taken.
  private static func publish(_ draft: String, as path: String, hasAnswer: Bool) throws -> Bool {
    // A case may have its answer in a file of the other ending.
    if FileManager.default.fileExists(atPath: path + ".out") { return false }
    var given: [String] = []
    for ending in endings.reversed() where hasAnswer || ending == endings[0] {
      let code = give(path + ending, to: draft + ending)
      if code == 0 {
        given.append(path + ending)
        continue
      }
      for file in given { unlink(file) }
      if code == EEXIST { return false }
      throw KeptCaseError(path + ending, FileFault(code: code))
    }
    return true
  }

  /// Gives a file a name that nothing has, and returns 0, or the system's error number.
  private static func give(_ name: String, to draft: String) -> Int32 {
    // A link, unlike a new name, never replaces a file.
    if link(draft, name) == 0 { return 0 }
    guard [EPERM, ENOTSUP, ENOSYS].contains(errno) else { return errno }
    // On memory cards and the like there are no links: what is replaced was made here.
    let place = open(name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
    if place < 0 { return errno }
    close(place)
    if rename(draft, name) == 0 { return 0 }
    let code = errno
    unlink(name)
    return code
  }

  private static func file(with input: [UInt8], in folder: URL) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().lazy
      .filter { $0.hasSuffix(endings[0]) && !$0.hasPrefix(".") }
      .map { folder.appendingPathComponent($0).path }
      .first { FileManager.default.contents(atPath: $0).map { $0.elementsEqual(input) } ?? false }
  }
}

/// A case that cannot be kept.
public struct KeptCaseError: Error, Equatable, CustomStringConvertible {
  /// What is wrong: `"cannot keep the case in /nowhere: read-only file system"`.
  public let description: String

  init(_ place: String, _ fault: FileFault) {
    description = "cannot keep the case in \(place): \(fault)"
  }
}
