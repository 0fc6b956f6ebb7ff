// Matrix products and powers of tables over any semiring. Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms,
// 25.1 (shortest paths and matrix multiplication).

extension Table {
  /// Returns the matrix product over a semiring, given by its two operations.
  ///
  /// Over the min-plus semiring (`min` and `+`) it is the minimum cost of paths in two stages:
  ///
  ///     let infinity = Int.max / 2
  ///     let flights = Table(rows: [[3, 8], [infinity, 2]])  // from two towns to two airports
  ///     let trains = Table(rows: [[9, 1, 7], [2, 4, infinity]])  // from there to three cities
  ///     let costs = flights.product(with: trains, zero: infinity, add: min, multiply: +)
  ///     costs[row: 0]  // [10, 4, 10]
  ///     costs[1, 2] == infinity  // true: a sum with infinity is never less, as no cost is negative
  ///
  /// For any operations, `zero` has to be neutral also in products: `add(x, multiply(zero, y))` is `x`. With negative
  /// costs, `infinity` plus −1 is not; there `multiply` is `{ max($0, $1) == infinity ? infinity : $0 + $1 }`.
  ///
  /// - Parameters:
  ///   - other: The right factor, with as many rows as this table has columns.
  ///   - zero: The identity of `add`: `add(zero, x)` is `x`. It is the initial value of all elements.
  ///   - add: Adds two elements; called for the columns of this table in their order.
  ///   - multiply: Multiplies an element of this table by one of the other.
  /// - Complexity: O(*nmk*) calls for *n* rows and *m* columns of this table and *k* columns of the other: O(*n*³) for
  ///   square ones.
  @inlinable
  @inline(__always)
  public func product(
    with other: Table, zero: Element, add: (Element, Element) -> Element,
    multiply: (Element, Element) -> Element
  ) -> Table {
    precondition(
      columnCount == other.rowCount, "the right table has not as many rows as the left columns")
    var result = Table(rows: rowCount, columns: other.columnCount, repeating: zero)
    _addProduct(with: other, to: &result, add: add, multiply: multiply)
    return result
  }

  /// Returns a power of a square matrix over a semiring, by binary exponentiation.
  ///
  /// Over the min-plus semiring (`min` and `+`) it has the shortest paths of exactly the given number of edges:
  ///
  ///     let infinity = Int.max / 2
  ///     // From 0 to 1 it is 3, from 1 to 0 and to 2 it is 4 and 1, from 2 to 0 it is 2.
  ///     let roads = Table(
  ///       rows: [[infinity, 3, infinity], [4, infinity, 1], [2, infinity, infinity]])
  ///     let ways = roads.power(1_000_000_000, one: 0, zero: infinity, add: min, multiply: +)
  ///     ways[0, 0]  // 2000000006: 333,333,332 times around, 6 each, and twice to 1 and back, 7 each
  ///
  /// - Parameters:
  ///   - exponent: Not negative. The power 0 is the identity matrix: `one` on the main diagonal and `zero` elsewhere.
  ///   - one: The identity of `multiply`: `multiply(one, x)` and `multiply(x, one)` are `x`.
  ///   - zero: The identity of `add`: `add(zero, x)` is `x`. Products with it have to be neutral, too, as for
  ///     `product(with:zero:add:multiply:)`.
  ///   - add: Adds two elements; associative and commutative.
  ///   - multiply: Multiplies two elements; associative, and distributive over `add` from both sides:
  ///     `multiply(x, add(y, z))` is `add(multiply(x, y), multiply(x, z))`.
  /// - Complexity: O(*n*³ log *e*) calls for *n* rows and an exponent *e*.
  @inlinable
  @inline(__always)
  public func power(
    _ exponent: Int, one: Element, zero: Element, add: (Element, Element) -> Element,
    multiply: (Element, Element) -> Element
  ) -> Table {
    precondition(rowCount == columnCount, "only a square table has powers")
    precondition(exponent >= 0, "the exponent is negative")
    if exponent == 0 {
      var identity = Table(rows: rowCount, columns: rowCount, repeating: zero)
      for place in 0..<rowCount { identity[place, place] = one }
      return identity
    }
    var power = self
    for bit in (0..<Int.bitWidth - 1 - exponent.leadingZeroBitCount).reversed() {
      // Invariant: the power is that to the leading bits of the exponent, down to the one above this.
      power = power.product(with: power, zero: zero, add: add, multiply: multiply)
      if exponent >> bit & 1 == 1 {
        power = power.product(with: self, zero: zero, add: add, multiply: multiply)
      }
    }
    return power
  }
}

// MARK: - Core

extension Table {
  /// Adds the product to a table of its size.
  // Inlined all the way into the caller, which knows the operations. Measured: as calls they made the power of 100 rows
  // to a billion take 128 ms instead of 28.
  @inlinable
  @inline(__always)
  internal func _addProduct(
    with other: Table, to result: inout Table, add: (Element, Element) -> Element,
    multiply: (Element, Element) -> Element
  ) {
    let (length, width) = (columnCount, other.columnCount)
    // Without elements there may be no address.
    if length == 0 || result._elements.isEmpty { return }
    _elements.withUnsafeBufferPointer { left in
      other._elements.withUnsafeBufferPointer { right in
        result._elements.withUnsafeMutableBufferPointer { sums in
          let (left, right, sums) = (left.baseAddress!, right.baseAddress!, sums.baseAddress!)
          for row in 0..<rowCount {
            // Row by row through the right table, too: contiguous elements are added to contiguous elements.
            let (factors, line) = (left + row * length, sums + row * width)
            var place = 0
            while place < length - 1 {
              // Invariant: the line has the products by the factors before. Two at once, as a sum is read and written
              // half as often: 59 ms instead of 89 for 500 rows of `Int`, with `min` and `+`.
              let (factor, next) = (factors[place], factors[place + 1])
              let first = right + place * width
              let second = first + width
              for column in 0..<width {
                let sum = add(line[column], multiply(factor, first[column]))
                line[column] = add(sum, multiply(next, second[column]))
              }
              place += 2
            }
            if place < length {
              let (factor, last) = (factors[place], right + place * width)
              for column in 0..<width {
                line[column] = add(line[column], multiply(factor, last[column]))
              }
            }
          }
        }
      }
    }
  }
}
