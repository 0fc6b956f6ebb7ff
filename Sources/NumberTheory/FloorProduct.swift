// Products along the steps of a lattice path below a line, by Euclid's algorithm, as for sums of rounded quotients; known as
// floor monoid product or universal Euclidean algorithm. Graham, Knuth, Patashnik: Concrete Mathematics, 3.5.

/// Returns the product of the steps of a lattice path below a line, in their order (floor monoid product).
///
///     floorProduct(
///       count: 4, factor: 3, summand: 1, divisor: 2, right: "x", up: "y", identity: "", combine: +)
///     // "xyyxyxyyx": the heights at x are 0, 2, 3, 5
///
/// The path begins at height 0 and has `count` steps to the right, number *i* of which (from 0 on) is at the height
/// ⌊(`factor` · *i* + `summand`) / `divisor`⌋; the steps up between them lead there, and none follows the last one.
///
/// The sum of anything that depends on these heights is part of a product: of a stretch of the path keep its steps in
/// either direction, and the sum as if it began at height 0.
///
///     // The sum of the squares of the heights.
///     typealias Stretch = (rights: Int, ups: Int, sum: Int, squares: Int)
///     let path = floorProduct(
///       count: 4, factor: 3, summand: 1, divisor: 2,
///       right: Stretch(1, 0, 0, 0), up: Stretch(0, 1, 0, 0), identity: Stretch(0, 0, 0, 0)
///     ) { first, then in
///       Stretch(
///         first.rights + then.rights, first.ups + then.ups,
///         first.sum + then.sum + first.ups * then.rights,
///         first.squares + then.squares + 2 * first.ups * then.sum + first.ups * first.ups * then.rights)
///     }
///     path.squares  // 38: 0 + 4 + 9 + 25
///
/// - Parameters:
///   - count: The number of steps to the right, from 0 to 2³².
///   - factor: The coefficient of *i*, not negative.
///   - summand: The constant term, not negative.
///   - divisor: The divisor, from 1 to 2³².
///   - right: A step to the right.
///   - up: A step up.
///   - identity: The product of no steps.
///   - combine: An associative operation; its first argument is the earlier part of the path.
/// - Complexity: O(log (*n* + *m*) + log *h*) operations for *n* steps to the right, a divisor *m* and a path of height
///   *h*.
@inlinable
public func floorProduct<Value>(
  count: Int, factor: Int, summand: Int, divisor: Int, right: Value, up: Value, identity: Value,
  combine: (Value, Value) -> Value
) -> Value {
  precondition(0 <= count && count <= 1 << 32, "the count is not in 0 ... 4294967296")
  precondition(factor >= 0 && summand >= 0, "the path leads down")
  precondition(1 <= divisor && divisor <= 1 << 32, "the divisor is not in 1 ... 4294967296")
  if count == 0 { return identity }
  func power(_ step: Value, _ exponent: UInt) -> Value {
    var (product, square, rest) = (identity, step, exponent)
    while rest > 0 {
      if rest & 1 == 1 { product = combine(product, square) }
      rest >>= 1
      if rest > 0 { square = combine(square, square) }
    }
    return product
  }
  // After the last step to the right nothing follows: the path up to there, and that step.
  var (n, a, b, m) = (UInt(count - 1), UInt(factor), UInt(summand), UInt(divisor))
  var (x, y) = (right, up)
  var (first, last) = (identity, right)
  while true {
    // Invariant: between `first` and `last` are n steps x; before number i of them and after them all, i = n, there have
    // been ⌊(a · i + b) / m⌋ steps y. n, m ≤ 2³².
    first = combine(first, power(y, b / m))
    x = combine(x, power(y, a / m))
    (a, b) = (a % m, b % m)
    let height = (a * n + b) / m
    if height == 0 { return combine(combine(first, power(x, n)), last) }
    // The last y comes right after this many x. Before it, x and y change places: the number of y at an x is rounded
    // down, that of x at a y rounded up.
    let before = (m * height - b - 1) / a + 1
    last = combine(combine(y, power(x, n - before)), last)
    (n, b) = (height - 1, m - b - 1 + a)
    Swift.swap(&a, &m)
    Swift.swap(&x, &y)
  }
}
