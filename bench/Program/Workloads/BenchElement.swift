// The element types: how inputs are generated, and how they are encoded for peers.

import Benchmarking
import Foundation
import InputPatterns

/// An element type of measured arrays.
protocol BenchElement: Comparable, Sendable {
  /// Returns an array encoded for the host protocol.
  static func data(of values: [Self]) -> Data
}

extension BenchElement {
  static func data(of values: [Self]) -> Data {
    values.withUnsafeBytes { Data($0) }
  }

  /// Checks that a host has written the expected array.
  static func check(_ data: Data, expected: [Self]) throws {
    let right = self.data(of: expected)
    if data == right { return }
    let common = zip(data, right).prefix { $0 == $1 }.count
    throw WrongAnswer(
      "\(data.count) bytes, expected \(right.count), which differ from byte \(common) on")
  }

  /// Checks that an array equals the expected one.
  static func check(_ answer: [Self], expected: [Self]) throws {
    guard answer.count == expected.count else {
      throw WrongAnswer("\(answer.count) elements, expected \(expected.count)")
    }
    if let index = answer.indices.first(where: { answer[$0] != expected[$0] }) {
      throw WrongAnswer("element \(index) is \(answer[index]), expected \(expected[index])")
    }
  }
}

extension Int32: BenchElement {}
extension Int64: BenchElement {}
extension Double: BenchElement {}

extension String: BenchElement {
  /// Returns the strings, one per line.
  static func data(of values: [String]) -> Data {
    Data(values.map { $0 + "\n" }.joined().utf8)
  }
}

/// Input patterns with their usual value ranges.
enum Shape {
  /// Random values in 0...10,000, which suit counting sort.
  static let smallRange = "smallRange"

  /// The names of the patterns of integers.
  static let all = [smallRange] + InputPattern.allCases.map(\.rawValue)

  /// Returns integers in a pattern: over the whole range of the type, or consecutive integers if the pattern
  /// consists of ranks.
  ///
  /// - Parameter name: One of `all`.
  static func integers<Value: FixedWidthInteger>(
    _ name: String, count n: Int, seed: UInt64
  ) -> [Value] {
    guard let pattern = InputPattern(rawValue: name) else {
      precondition(name == smallRange, "no shape '\(name)'")
      return InputPattern.random.values(count: n, in: 0...10_000, seed: seed)
    }
    let last = max(n, 1) - 1
    switch pattern {
    case .twoValues: return pattern.values(count: n, in: 0...1, seed: seed)
    case .fewValues: return pattern.values(count: n, in: 0...15, seed: seed)
    case .permutation: return pattern.values(count: n, in: 0...Value(last), seed: seed)
    case .organPipe: return pattern.values(count: n, in: 0...Value(last / 2), seed: seed)
    case .saw, .fallingSaw:
      let tooth = Value(Double(last).squareRoot())
      return pattern.values(count: n, in: 0...tooth, seed: seed)
    case .noisyAscent:
      return pattern.values(count: n, in: 0...Value(last + 1000), seed: seed)
    case .wideAscent:
      return pattern.values(count: n, in: 0...Value(last + last / 2), seed: seed)
    default: return pattern.values(count: n, seed: seed)
    }
  }

  /// Whether a pattern has a value range that is narrow enough for counting sort.
  static func isNarrow(_ name: String) -> Bool {
    let narrow: [InputPattern] = [
      .twoValues, .fewValues, .permutation, .organPipe, .saw, .fallingSaw, .noisyAscent,
      .wideAscent,
    ]
    return name == smallRange || narrow.contains { $0.rawValue == name }
  }

  /// Returns random words of four to twelve lowercase letters.
  static func words(count: Int, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let length = random.next(in: 4...12)
      let letters = (0..<length).map { _ in random.next(in: UInt8(ascii: "a")...UInt8(ascii: "z")) }
      return String(decoding: letters, as: UTF8.self)
    }
  }
}
