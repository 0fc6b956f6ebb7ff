// Hafnians of symmetric matrices, sums over all perfect matchings, by inclusion–exclusion. Björklund, "Counting perfect
// matchings as fast as Ryser", 2012.

extension ModularMatrix {
  /// Returns the hafnian of a symmetric matrix, a sum over all perfect matchings of its rows.
  ///
  ///     let matrix = ModularMatrix<Modulus998244353>(
  ///       rows: [[0, 1, 2, 3], [1, 0, 4, 5], [2, 4, 0, 6], [3, 5, 6, 0]])
  ///     matrix.hafnian()  // 28: 1 · 6 + 2 · 5 + 3 · 4
  ///
  /// For each way to make pairs of the rows' numbers, the elements at the pairs are multiplied, and the products added up.
  /// Of the adjacency matrix of a graph it is the number of perfect matchings; for planar graphs, `pfaffian()` takes far
  /// less time. Elements on the diagonal do not matter. With an odd number of rows it is 0, with none 1. Every modulus
  /// works, prime or not.
  ///
  /// - Precondition: The matrix is square and symmetric.
  /// - Complexity: O(2^(*n*/2) *n*²) time and O(*n*⁴) space for *n* rows.
  @inlinable
  public func hafnian() -> Element {
    precondition(rowCount == columnCount, "only a square matrix has a hafnian")
    var edges: [Element] = []
    let half = rowCount / 2
    for row in 0..<rowCount {
      for column in 0..<row {
        precondition(self[row, column] == self[column, row], "the matrix is not symmetric")
        edges.append(self[row, column])
        // A polynomial, of which as many coefficients matter.
        for _ in 1..<Swift.max(half, 1) { edges.append(0) }
      }
    }
    if rowCount % 2 == 1 { return 0 }
    return half == 0 ? 1 : _Hafnian(half: half).sum(edges)
  }
}

// MARK: - Core

/// Closed walks through pairs of vertices (0, 1), (2, 3), …, that take turns between these pairs and edges.
///
/// A perfect matching and the pairs are cycles that cover all vertices. Of all sets of closed walks with as many edges as
/// there are pairs, those that leave a pair out are subtracted. The exponent of a polynomial is the number of pairs.
@usableFromInline
internal struct _Hafnian<M: Modulus> {
  @usableFromInline internal typealias Element = ModularInteger<M>
  @usableFromInline internal typealias Polynomials = UnsafeMutablePointer<Element>

  /// The number of pairs, and of coefficients of each polynomial.
  @usableFromInline internal let half: Int

  @inlinable
  internal init(half: Int) { self.half = half }

  /// - Parameter edges: The polynomials for all pairs of a vertex and a smaller one.
  @inlinable
  internal func sum(_ edges: [Element]) -> Element {
    var edges = edges
    // The edges and the factor for all smaller numbers of vertices, and a factor of 1.
    let spareCount = (0..<half).reduce(0) { $0 + $1 * (2 * $1 - 1) + 1 }
    var spare = [Element](repeating: 0, count: (spareCount + 1) * half)
    spare[0] = 1
    return edges.withUnsafeMutableBufferPointer { edges in
      spare.withUnsafeMutableBufferPointer { spare in
        let factor = spare.baseAddress!
        return sum(edges.baseAddress!, times: factor, 2 * half, factor + half)
      }
    }
  }

  /// Returns the last coefficient of the sum for some of the pairs, multiplied by a polynomial.
  @inlinable
  internal func sum(
    _ edges: Polynomials, times factor: Polynomials, _ count: Int, _ spare: Polynomials
  ) -> Element {
    // Of the last pair (y, x) all polynomials come last.
    let y = edges + (count - 2) * (count - 3) / 2 * half
    let x = y + (count - 2) * half
    let last = x + (count - 2) * half
    // Without walks through the pair, the term of the factor alone, all are subtracted.
    if count == 2 { return convolution(factor, last, half) }
    let without = sum(edges, times: factor, count - 2, spare)
    let product = spare
    for power in 0..<half {
      product[power] = factor[power] + convolution(factor, last, power)
    }
    // Walks between two others, through the pair in either direction.
    var (old, new) = (edges, spare + half)
    for vertex in 0..<count - 2 {
      for other in 0..<vertex {
        let (a, b) = (vertex * half, other * half)
        for power in 0..<half {
          new[power] =
            old[power] + convolution(x + a, y + b, power) + convolution(y + a, x + b, power)
        }
        old += half
        new += half
      }
    }
    return sum(spare + half, times: product, count - 2, new) - without
  }

  /// Returns the coefficient of a product before a power.
  @inlinable
  internal func convolution(_ a: Polynomials, _ b: Polynomials, _ power: Int) -> Element {
    _Remainders<M>.sumOfProducts(a, 1, b, 1, count: power)
  }
}
