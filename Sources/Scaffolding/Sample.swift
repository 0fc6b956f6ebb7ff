// Sample cases: where they come from.

import Files
import Foundation

/// An input with its answer.
public struct Sample: Equatable, Sendable {
  /// The input.
  public var input: [UInt8]
  /// The answer.
  public var answer: [UInt8]

  /// Puts the two together.
  public init(input: [UInt8], answer: [UInt8]) {
    self.input = input
    self.answer = answer
  }

  /// Reads all samples in a folder: files that end in `.in`, each beside one of the same name that
  /// ends in `.ans` or `.out`.
  ///
  /// They are in the order in which people count: `sample-2.in` before `sample-10.in`.
  ///
  /// - Throws: `ScaffoldingError.samples` if there are none or one half is missing, and
  ///   `ScaffoldingError.files` if one cannot be read.
  public static func all(in folder: String) throws -> [Sample] {
    let files = try names(in: folder)
    let stems = Set(
      files.compactMap { file in endings.first { file.hasSuffix($0) }.map { stem(file, $0) } })
    if stems.isEmpty {
      throw ScaffoldingError.samples(
        "no samples in \(folder): expected files such as 1.in beside 1.ans or 1.out")
    }
    return try stems.sorted(by: precedes).map { stem in
      guard files.contains(stem + inputEnding) else {
        throw ScaffoldingError.samples("\(folder): \(stem) has an answer, but no \(stem).in")
      }
      guard let answer = answerEndings.map({ stem + $0 }).first(where: files.contains) else {
        throw ScaffoldingError.samples(
          "\(folder): \(stem).in has no answer: put \(stem).ans or \(stem).out beside it")
      }
      return Sample(
        input: try read(folder + "/" + stem + inputEnding), answer: try read(folder + "/" + answer))
    }
  }

  private static let inputEnding = ".in"
  private static let answerEndings = [".ans", ".out"]
  private static let endings = [inputEnding] + answerEndings

  private static func stem(_ file: String, _ ending: String) -> String {
    String(file.dropLast(ending.count))
  }

  private static func names(in folder: String) throws -> Set<String> {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      return Set(names.filter { !$0.hasPrefix(".") })
    } catch {
      throw ScaffoldingError.samples("no folder \(folder) with samples can be read")
    }
  }

  /// Numbers within names count as numbers; names that differ in zeros only still have an order.
  private static func precedes(_ a: String, _ b: String) -> Bool {
    switch a.compare(b, options: [.numeric]) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: a < b
    }
  }

  private static func read(_ path: String) throws -> [UInt8] {
    if let fault = FileFault.ofReading(at: path) {
      throw ScaffoldingError.files(path, reason: "\(fault)")
    }
    do {
      return try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw ScaffoldingError.files(path, reason: "\(FileFault(error))")
    }
  }
}
