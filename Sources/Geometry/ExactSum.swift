// Cross products of floating-point vectors, rounded only once where that matters. J. R. Shewchuk: Adaptive precision
// floating-point arithmetic and fast robust geometric predicates, Discrete & Computational Geometry 18 (1997).

/// Returns the cross product of the vectors between two pairs of points.
///
/// - Parameter precision: The cross product is at least so large a part of the products whose difference it is, or exact
///   but for its last bit. With 0, the sign is certain in any case.
/// - Precondition: Each coordinate is 0, or its magnitude is in 10⁻¹⁴⁰ ... 10¹⁴⁰.
internal func _crossProduct(
  from start: RealPoint, to end: RealPoint, from otherStart: RealPoint, to otherEnd: RealPoint,
  precision: Double = 0.5
) -> Double {
  let (way, otherWay) = (end - start, otherEnd - otherStart)
  let (left, right) = (way.x * otherWay.y, way.y * otherWay.x)
  // The error bound of Shewchuk's first stage, (3 + 16ε)ε, where his ε is half of Swift's.
  let bound = Swift.max(precision, 3.330_669_073_875_472e-16)
  let product = left - right
  if product.magnitude > bound * (left.magnitude + right.magnitude) { return product }
  return _exactCrossProduct(start, end, otherStart, otherEnd)
}

/// The same, exact but for its last bit: for vectors that are nearly parallel.
@inline(never)
internal func _exactCrossProduct(
  _ start: RealPoint, _ end: RealPoint, _ otherStart: RealPoint, _ otherEnd: RealPoint
) -> Double {
  withUnsafeTemporaryAllocation(of: Double.self, capacity: _ExactSum.partCount(ofProducts: 8)) {
    var sum = _ExactSum(in: $0)
    sum.add(end, cross: otherEnd)
    sum.add(start, cross: otherStart)
    sum.add(-end, cross: otherStart)
    sum.add(-start, cross: otherEnd)
    return sum.rounded
  }
}

/// A sum of products of floating-point numbers that is not rounded: an expansion.
internal struct _ExactSum {
  /// Numbers whose sum it is, the smallest first; none has bits where another one has some.
  private let parts: UnsafeMutableBufferPointer<Double>
  private var count = 0

  /// Creates the empty sum, with room for its parts.
  internal init(in parts: UnsafeMutableBufferPointer<Double>) { self.parts = parts }

  /// Returns for how many parts there has to be room.
  internal static func partCount(ofProducts count: Int) -> Int { 2 * count }

  /// The nearest floating-point number, or one next to it; its sign is right.
  internal var rounded: Double {
    // The largest part outweighs the others.
    parts[..<count].reduce(0, +)
  }

  /// Adds a cross product.
  internal mutating func add(_ first: RealPoint, cross second: RealPoint) {
    add(first.x, times: second.y)
    add(-first.y, times: second.x)
  }

  /// Adds the square of a difference.
  internal mutating func add(squareOf first: Double, minus second: Double) {
    add(first, times: first)
    add(first, times: -2 * second)
    add(second, times: second)
  }

  /// Adds a product.
  internal mutating func add(_ first: Double, times second: Double) {
    // Both factors in halves of 26 bits, whose products are exact (Dekker, Veltkamp).
    let product = first * second
    let (high, low) = Self.halves(first)
    let (otherHigh, otherLow) = Self.halves(second)
    let rest = low * otherLow - (((product - high * otherHigh) - low * otherHigh) - high * otherLow)
    add(rest)
    add(product)
  }

  /// Adds a number.
  private mutating func add(_ number: Double) {
    var sum = number
    var kept = 0
    for place in 0..<count {
      // What is rounded off is a number, too (Knuth).
      let part = parts[place]
      let next = sum + part
      let added = next - sum
      let rest = (sum - (next - added)) + (part - added)
      if rest != 0 {
        parts[kept] = rest
        kept += 1
      }
      sum = next
    }
    if sum != 0 {
      parts[kept] = sum
      kept += 1
    }
    count = kept
  }

  private static func halves(_ number: Double) -> (high: Double, low: Double) {
    let scaled = number * 134_217_729  // 2²⁷ + 1
    let high = scaled - (scaled - number)
    return (high, number - high)
  }
}
