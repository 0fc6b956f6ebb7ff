// Saves a case as files, as a regression test.

import Files
import Foundation

/// A case saved in a folder.
public struct KeptCase: Equatable, Sendable {
  /// The path of the input: `"…/data/secret/stress-7.in"`.
  public let inputPath: String
  /// Whether the folder already contained the same input: at most its answer was written.
  public let wasKnown: Bool
  /// Whether the folder already contained the same input with another answer, which has stayed.
  public let hasOtherAnswer: Bool

  /// Saves an input, with its answer, in a folder, which is created if necessary.
  ///
  /// No file is ever overwritten: if the name is taken, a number is appended. In the end either
  /// both files exist completely, or neither. An input that is there without its answer is given it.
  ///
  /// - Parameters:
  ///   - answer: The answer; `nil` if it is unknown, which creates no answer file.
  ///   - name: The name without an extension.
  /// - Throws: `KeptCaseError`.
  public init(input: [UInt8], answer: [UInt8]?, in folder: String, named name: String) throws {
    let folder = URL(fileURLWithPath: folder)
    let isNew = !FileManager.default.fileExists(atPath: folder.path)
    // `rmdir` removes only an empty folder.
    defer { if isNew { rmdir(folder.path) } }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw KeptCaseError(folder.path, FileFault(error))
    }
    let known = Self.file(with: input, in: folder)
    let given = known.flatMap { Self.answer(to: $0) }
    hasOtherAnswer =
      if let given, let answer { !given[...].hasSameTokens(as: answer[...]) } else { false }
    if let known, answer == nil || given != nil {
      (inputPath, wasKnown) = (known, true)
      return
    }
    // Hidden files, so that an incomplete case is not taken for one.
    let draft = folder.appendingPathComponent(".\(name)-\(UUID().uuidString)").path
    defer { for ending in Self.endings { unlink(draft + ending) } }
    for (ending, text) in zip(Self.endings, [input, answer ?? []]) {
      do {
        try Data(text).write(to: URL(fileURLWithPath: draft + ending))
      } catch {
        throw KeptCaseError(folder.path, FileFault(error))
      }
    }
    if let known {
      let place = known.dropLast(Self.endings[0].count) + Self.endings[1]
      let code = Self.give(String(place), to: draft + Self.endings[1])
      if code != 0, code != EEXIST { throw KeptCaseError(String(place), FileFault(code: code)) }
      (inputPath, wasKnown) = (known, true)
      return
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

  /// Publishes the drafts under their final names, the input last; false if one of the names is
  /// taken.
  private static func publish(_ draft: String, as path: String, hasAnswer: Bool) throws -> Bool {
    // What looks like its answer may be that of another case.
    let others = hasAnswer ? [".out"] : [".out", endings[1]]
    if others.contains(where: { FileManager.default.fileExists(atPath: path + $0) }) {
      return false
    }
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

  /// Gives a file a name that is not in use, and returns 0 or the system's error number.
  private static func give(_ name: String, to draft: String) -> Int32 {
    // Unlike `rename`, `link` never replaces a file.
    if link(draft, name) == 0 { return 0 }
    guard [EPERM, ENOTSUP, ENOSYS].contains(errno) else { return errno }
    // Without hard links, as on FAT: `rename` replaces only the empty file that is created here.
    let place = open(name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
    if place < 0 { return errno }
    close(place)
    if rename(draft, name) == 0 { return 0 }
    let code = errno
    unlink(name)
    return code
  }

  /// The answer beside the input of a case.
  private static func answer(to inputPath: String) -> [UInt8]? {
    let path = String(inputPath.dropLast(endings[0].count))
    let answers = [endings[1], ".out"].map { path + $0 }
    return answers.first { FileManager.default.fileExists(atPath: $0) }
      .map { FileManager.default.contents(atPath: $0).map(Array.init) ?? [] }
  }

  private static func file(with input: [UInt8], in folder: URL) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().lazy
      .filter { $0.hasSuffix(endings[0]) && !$0.hasPrefix(".") }
      .map { folder.appendingPathComponent($0).path }
      .first { FileManager.default.contents(atPath: $0).map { $0.elementsEqual(input) } ?? false }
  }
}

/// An error while saving a case.
public struct KeptCaseError: Error, Equatable, CustomStringConvertible {
  /// The error message: `"cannot keep the case in /nowhere: read-only file system"`.
  public let description: String

  init(_ place: String, _ fault: FileFault) {
    description = "cannot keep the case in \(place): \(fault)"
  }
}
