// Integers: those at the ends of their range and near zero far more often than chance would have it,
// because that is where the mistakes are.

import InputPatterns

extension Generator where Value: FixedWidthInteger {
  /// Integers of a range, the simplest of which is the one nearest to zero.
  ///
  /// One in four is an end of the range, zero, or a neighbor of these; one in four is small, one
  /// in four has a random number of bits, and one in four is any.
  ///
  /// - Parameters:
  ///   - type: The type of the integers, of up to 64 bits.
  ///   - range: Where they lie; all of the type if left out.
  public static func integers(
    _ type: Value.Type = Value.self, in range: ClosedRange<Value> = Value.min...Value.max
  ) -> Generator {
    let order = NearestToZeroFirst(range)
    return Generator { choices in
      order.value(
        at: choices.choose(upTo: order.last) { random, size in
          switch random.next(below: 4) {
          case 0: order.edges[Int(random.next(below: UInt64(order.edges.count)))]
          case 1: random.next(in: 0...min(order.last, 2 * UInt64(size) + 1))
          case 2: min(order.last, random.next() >> random.next(below: 64))
          default: random.next(in: 0...order.last)
          }
        })
    }
  }
}

extension Generator where Value == Bool {
  /// Both truth values; false is the simpler one.
  public static var bools: Generator { .element(of: [false, true]) }
}

extension Generator where Value == UInt8 {
  /// All bytes.
  public static var bytes: Generator { .integers() }
}

/// The integers of a range in the order 0, 1, -1, 2, -2, …, or from the end that is nearest to zero.
struct NearestToZeroFirst<Value: FixedWidthInteger> {
  private let origin: Value
  private let below: UInt64
  private let above: UInt64

  /// The places of the values that are tried most: of both ends, the origin, and their neighbors.
  private(set) var edges: [UInt64] = []

  init(_ range: ClosedRange<Value>) {
    precondition(Value.bitWidth <= 64, "only integers of up to 64 bits are generated")
    origin = min(max(0, range.lowerBound), range.upperBound)
    below = Self.distance(from: range.lowerBound, to: origin)
    above = Self.distance(from: origin, to: range.upperBound)
    for end in [origin, range.lowerBound, range.upperBound] {
      edges.append(index(of: end))
      if end > range.lowerBound { edges.append(index(of: end - 1)) }
      if end < range.upperBound { edges.append(index(of: end + 1)) }
    }
  }

  /// The last place; the first is zero.
  var last: UInt64 { below + above }

  func value(at index: UInt64) -> Value {
    // Both sides take turns until the shorter one is used up.
    let shorter = min(below, above)
    if index <= 2 * shorter {
      return index % 2 == 0 ? lowered(by: index / 2) : raised(by: index / 2 + 1)
    }
    return above > below ? raised(by: index - shorter) : lowered(by: index - shorter)
  }

  func index(of value: Value) -> UInt64 {
    let shorter = min(below, above)
    let isAbove = value > origin
    let (lower, upper) = isAbove ? (origin, value) : (value, origin)
    let distance = Self.distance(from: lower, to: upper)
    if distance > shorter { return distance + shorter }
    return isAbove ? 2 * distance - 1 : 2 * distance
  }

  // Wrapping is meant in these: distances are taken modulo 2^64, which is exact in the range.
  private func raised(by distance: UInt64) -> Value {
    origin &+ Value(truncatingIfNeeded: distance)
  }

  private func lowered(by distance: UInt64) -> Value {
    origin &- Value(truncatingIfNeeded: distance)
  }

  private static func distance(from lower: Value, to upper: Value) -> UInt64 {
    UInt64(truncatingIfNeeded: upper) &- UInt64(truncatingIfNeeded: lower)
  }
}
