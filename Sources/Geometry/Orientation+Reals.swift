// The orientation predicate for floating-point coordinates: rounded if that is certain, else exactly. J. R. Shewchuk:
// Adaptive precision floating-point arithmetic and fast robust geometric predicates, Discrete & Computational Geometry
// 18 (1997).

/// Returns the orientation of three points: 1 for a counterclockwise turn, −1 for a clockwise one, 0 if collinear.
///
///     orientation(RealPoint(0, 0), RealPoint(0.5, 0.5), RealPoint(1, 1.5))  // 1: left, counterclockwise
///     orientation(RealPoint(0, 0), RealPoint(0.5, 0.5), RealPoint(1.5, 1.5))  // 0: all on one line
///
/// The sign is exact for the coordinates as they are. Most decimal numbers are not: the `Double` 0.1 is another number,
/// so that three points on a line, read as decimals, may be beside it.
///
/// - Precondition: Each coordinate is 0, or its magnitude is in 10⁻¹⁴⁰ ... 10¹⁴⁰.
/// - Returns: 1, −1, or 0 if the points are collinear, as they always are if two are equal.
/// - Complexity: O(1)
public func orientation(_ first: RealPoint, _ second: RealPoint, _ third: RealPoint) -> Int {
  let left = (first.x - third.x) * (second.y - third.y)
  let right = (first.y - third.y) * (second.x - third.x)
  let rounded = left - right
  // The error bound of Shewchuk's first stage, (3 + 16ε)ε, where his ε is half of Swift's.
  let bound = (left.magnitude + right.magnitude) * 3.330_669_073_875_472e-16
  if rounded > bound { return 1 }
  if -rounded > bound { return -1 }
  return _exactOrientation(first, second, third)
}

// MARK: - Core

/// The same without rounding: for points that are nearly collinear.
@inline(never)
internal func _exactOrientation(_ first: RealPoint, _ second: RealPoint, _ third: RealPoint) -> Int
{
  withUnsafeTemporaryAllocation(of: Double.self, capacity: _ExactSum.partCount(ofProducts: 6)) {
    var sum = _ExactSum(in: $0)
    sum.add(first.x, times: second.y)
    sum.add(-first.y, times: second.x)
    sum.add(second.x, times: third.y)
    sum.add(-second.y, times: third.x)
    sum.add(third.x, times: first.y)
    sum.add(-third.y, times: first.x)
    return sum.signum
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

  /// The sign: 1, −1 or 0.
  internal var signum: Int {
    // The largest part outweighs the others.
    count == 0 ? 0 : parts[count - 1] < 0 ? -1 : 1
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
