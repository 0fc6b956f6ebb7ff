// What `InputReader` must do, written again as plainly as possible: all bytes in one array, every
// token copied out, every position counted from the first byte. Slow, and independent of the sources.

import FastIO

/// The kind and the place of an error, which is what the two readers must agree on.
struct Fault: Error, Equatable {
  let reason: InputError.Reason
  let line: Int
  let column: Int
}

struct ReferenceReader {
  private let bytes: [UInt8]
  private var next = 0

  init(_ input: [UInt8]) {
    bytes = input.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(input.dropFirst(3)) : input
  }

  mutating func hasNextToken() -> Bool {
    while next < bytes.count, Self.isWhiteSpace(bytes[next]) { next += 1 }
    return next < bytes.count
  }

  mutating func expectEnd() throws {
    if hasNextToken() { throw fault(.malformed) }
  }

  mutating func readInteger<T: FixedWidthInteger>(in range: ClosedRange<T>) throws -> T {
    let token = try nextToken()
    let digits = token.first == UInt8(ascii: "-") ? Array(token.dropFirst()) : token
    guard Self.areDigits(digits) else { throw fault(.malformed) }
    guard T.isSigned || digits == token else { throw fault(.outOfRange) }
    guard let value = T(String(decoding: token, as: UTF8.self)) else { throw fault(.overflow) }
    guard range.contains(value) else { throw fault(.outOfRange) }
    next += token.count
    return value
  }

  mutating func readDouble() throws -> Double {
    let token = try nextToken()
    let text = String(decoding: token, as: UTF8.self)
    guard Self.isDecimal(token) else { throw fault(.malformed) }
    guard let value = Double(text), value.isFinite else { throw fault(.overflow) }
    next += token.count
    return value
  }

  mutating func readTokenBytes() throws -> [UInt8] {
    let token = try nextToken()
    guard !token.contains(0) else { throw fault(.malformed) }
    next += token.count
    return token
  }

  mutating func readTokenBytes(length: ClosedRange<Int>) throws -> [UInt8] {
    let token = try nextToken()
    guard !token.contains(0) else { throw fault(.malformed) }
    guard length.contains(token.count) else { throw fault(.outOfRange) }
    next += token.count
    return token
  }

  mutating func readToken() throws -> String {
    let token = try nextToken()
    guard let text = Self.text(token) else { throw fault(.malformed) }
    next += token.count
    return text
  }

  mutating func readCharacter() throws -> Character {
    let token = try nextToken()
    for length in 1...4 where length <= token.count {
      if let text = Self.text(Array(token[..<length])) {
        next += length
        return Character(text)
      }
    }
    throw fault(.malformed)
  }

  mutating func readSymbol() throws -> UInt8 {
    guard let symbol = try nextToken().first, symbol != 0 else { throw fault(.malformed) }
    next += 1
    return symbol
  }

  mutating func readByte() throws -> UInt8 {
    guard next < bytes.count else { throw fault(.unexpectedEnd) }
    defer { next += 1 }
    return bytes[next]
  }

  mutating func readLineBytes() throws -> [UInt8]? {
    guard next < bytes.count else { return nil }
    let rest = bytes[next...]
    let end = rest.firstIndex(of: 10)
    var line = Array(rest[..<(end ?? bytes.count)])
    let length = line.count
    if line.last == 13 { line.removeLast() }
    guard !line.contains(0) else { throw fault(.malformed) }
    next += length + (end == nil ? 0 : 1)
    return line
  }

  mutating func readLineBytes(length: ClosedRange<Int>) throws -> [UInt8] {
    let start = next
    guard let line = try readLineBytes() else { throw fault(.unexpectedEnd) }
    guard length.contains(line.count) else {
      next = start
      throw fault(.outOfRange)
    }
    return line
  }

  mutating func readLine() throws -> String? {
    let start = next
    guard let line = try readLineBytes() else { return nil }
    guard let text = Self.text(line) else {
      next = start
      throw fault(.malformed)
    }
    return text
  }

  mutating func readLines(count: Int) throws -> [String] {
    if count > 0 { try skipBlankRest() }
    return try (0..<count).map { _ in
      guard let line = try readLine() else { throw fault(.unexpectedEnd) }
      return line
    }
  }

  mutating func readLines() throws -> [String]? {
    try skipBlankRest()
    var lines: [String] = []
    while let line = try readLine() {
      if line.isEmpty && !lines.isEmpty { return lines }
      if !line.isEmpty { lines.append(line) }
    }
    return lines.isEmpty ? nil : lines
  }

  mutating func readGrid() throws -> [[UInt8]]? {
    try skipBlankRest()
    var grid: [[UInt8]] = []
    while true {
      let start = next
      guard let row = try readLineBytes(), !row.isEmpty || grid.isEmpty else { break }
      if row.isEmpty { continue }
      if !grid.allSatisfy({ $0.count == row.count }) {
        next = start
        throw fault(.malformed)
      }
      grid.append(row)
    }
    return grid.isEmpty ? nil : grid
  }

  /// Moves to the next line, if something has been read of this one; behind a byte order mark one begins, too.
  private mutating func skipBlankRest() throws {
    if fault(.malformed).column == 1 { return }
    while next < bytes.count, bytes[next] != 10, Self.isWhiteSpace(bytes[next]) { next += 1 }
    if next < bytes.count, bytes[next] != 10 { throw fault(.malformed) }
    next = min(next + 1, bytes.count)
  }

  mutating func readGrid(rows: Int, columns: Int) throws -> [[UInt8]] {
    var grid: [[UInt8]] = []
    for _ in 0..<rows {
      let row = try nextToken()
      guard row.count == columns, !row.contains(0) else { throw fault(.malformed) }
      next += row.count
      grid.append(row)
    }
    return grid
  }

  private mutating func nextToken() throws -> [UInt8] {
    guard hasNextToken() else { throw fault(.unexpectedEnd) }
    return Array(bytes[next...].prefix { !Self.isWhiteSpace($0) })
  }

  private func fault(_ reason: InputError.Reason) -> Fault {
    var line = 1
    var column = 1
    for byte in bytes[..<next] {
      column += 1
      if byte == 10 { (line, column) = (line + 1, 1) }
    }
    return Fault(reason: reason, line: line, column: column)
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    [9, 10, 11, 12, 13, 32].contains(byte)
  }

  private static func areDigits(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether the token is `-? digits (. digits)? ([eE] [+-]? digits)?`.
  private static func isDecimal(_ token: [UInt8]) -> Bool {
    var mantissa = token[...]
    if let mark = token.firstIndex(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) {
      mantissa = token[..<mark]
      var exponent = token[(mark + 1)...]
      if let sign = exponent.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        exponent = exponent.dropFirst()
      }
      guard areDigits(exponent) else { return false }
    }
    if mantissa.first == UInt8(ascii: "-") { mantissa = mantissa.dropFirst() }
    let parts = mantissa.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { areDigits($0) }
  }

  /// The text of the bytes; nil if they are not UTF-8 or hold a NUL byte.
  private static func text(_ bytes: [UInt8]) -> String? {
    // Repairs change the bytes.
    let text = String(decoding: bytes, as: UTF8.self)
    return !bytes.contains(0) && text.utf8.elementsEqual(bytes) ? text : nil
  }
}
