// The types of elements: how they are made, and how peers are given them.

import Benchmarking
import Foundation
import InputPatterns

/// A type that arrays are measured of.
protocol BenchElement: Comparable, Sendable {
  /// Returns the bytes that the protocol for hosts wants for an array.
  static func data(of values: [Self]) -> Data
}

extension BenchElement {
  static func data(of values: [Self]) -> Data {
    values.withUnsafeBytes { Data($0) }
  }

  /// Makes sure that a host has written this array.
  static func check(_ data: Data, expected: [Self]) throws {
    let right = self.data(of: expected)
    if data == right { return }
    let common = zip(data, right).prefix { $0 == $1 }.count
    throw WrongAnswer(
      "\(data.count) bytes, expected \(right.count), which differ from byte \(common) on")
  }

  /// Makes sure that an array is this one.
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
  /// One a line.
  static func data(of values: [String]) -> Data {
    Data(values.map { $0 + "\n" }.joined().utf8)
  }
}

/// A shape of input with its usual range of values.
enum Shape {
  /// Random values in 0...10,000: what counting sort is made for.
  static let smallRange = "smallRange"

  /// The names of the shapes of integers.
  static let all = [smallRange] + InputPattern.allCases.map(\.rawValue)

  /// Returns integers in a shape: over the whole type, or, where the shape consists of ranks, over
  /// as many consecutive numbers.
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

  /// Whether a shape of this length has so narrow a range that counting sort is worth a try.
  static func isNarrow(_ name: String) -> Bool {
    let narrow: [InputPattern] = [
      .twoValues, .fewValues, .permutation, .organPipe, .saw, .fallingSaw, .noisyAscent,
      .wideAscent,
    ]
    return name == smallRange || narrow.contains { $0.rawValue == name }
  }

  /// Returns words of four to twelve small letters.
  static func words(count: Int, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let length = random.next(in: 4...12)
      let letters = (0..<length).map { _ in random.next(in: UInt8(ascii: "a")...UInt8(ascii: "z")) }
      return String(decoding: letters, as: UTF8.self)
    }
  }
}
