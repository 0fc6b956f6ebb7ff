// Parses Swift's crash report.

import Foundation

/// The stack frames of a crash report, and the images (executable and libraries) of their code.
struct CrashReport {
  /// The line of a stack frame.
  struct Call {
    let frame: CrashFrame
    /// The address of its code, or a return address.
    let address: UInt64
    let isReturn: Bool
    /// Whether it is inlined into the frame of the next line.
    let isInlined: Bool

    /// The address of the executed code: a return address may already belong to the next statement.
    var returnedFrom: UInt64 { isReturn && address > 0 ? address - 1 : address }
  }

  /// An image, and its address range in memory.
  struct Image {
    let addresses: Range<UInt64>
    let path: String
  }

  /// The frames with a known source, innermost first.
  let calls: [Call]
  let images: [Image]

  /// Parses the standard error of a program: anything, and perhaps a report.
  init(_ text: String) {
    let lines = text.split(separator: "\n")
    calls = lines.compactMap(Self.call)
    images = lines.compactMap(Self.image)
  }

  /// The frames of real calls, each with the depth of the innermost frame that is inlined into it.
  var outermostCalls: [Call] {
    calls.indices.filter {
      $0 == 0 || !calls[$0 - 1].isInlined || calls[$0 - 1].address != calls[$0].address
    }.map { calls[$0] }
  }

  /// Parses a line of a report, such as
  /// `0 [ra] 0x12ab f(_:) + 24 in program at /folder/main.swift:1:44`; `nil` if it is none.
  ///
  /// The program may have written anything: the line is parsed from its end, in one pass.
  private static func call(in line: Substring) -> Call? {
    guard let depth = line.split(separator: " ", maxSplits: 1).first.flatMap({ Int($0) }),
      let start = line.range(of: " at /", options: .backwards),
      let program = line[..<start.lowerBound].range(of: " in ", options: .backwards),
      let zero = line[..<program.lowerBound].range(of: "0x")
    else { return nil }
    let digits = line[zero.upperBound..<program.lowerBound].prefix(while: \.isHexDigit)
    var name = line[digits.endIndex..<program.lowerBound]
    if let offset = name.range(of: " + ", options: .backwards) { name = name[..<offset.lowerBound] }
    let parts = line[start.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
    // The column is optional.
    let numbers = parts.suffix(2).compactMap { Int($0) }
    let path = "/" + parts.dropLast(numbers.count).joined(separator: ":")
    let marks = line[..<zero.lowerBound]
    let frame = CrashFrame(
      function: String(name), path: path, line: numbers.first ?? 0, depth: depth)
    return Call(
      frame: frame, address: UInt64(digits, radix: 16) ?? 0,
      isReturn: marks.contains("[ra]"), isInlined: marks.contains("[inlined]"))
  }

  /// Parses a line such as `0x1000–0x2000 498fe0 program /folder/program`; `nil` if it is none.
  private static func image(in line: Substring) -> Image? {
    guard line.hasPrefix("0x"), let path = line.range(of: " /") else { return nil }
    let ends = line[..<path.lowerBound].prefix { $0 != " " }.split(separator: "–")
      .compactMap { UInt64($0.dropFirst(2), radix: 16) }
    guard ends.count == 2, ends[0] < ends[1] else { return nil }
    return Image(addresses: ends[0]..<ends[1], path: "/" + line[path.upperBound...])
  }
}
