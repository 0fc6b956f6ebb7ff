// Subproduct tree: products over blocks of points, then of two such products, up to the product over all points.
// Borodin, Moenck, "Fast modular transforms", 1974; Bostan, Lecerf, Schost, "Tellegen's principle into practice", 2003
// (evaluation without division).

/// The products of 1 − point · x over the points of each block, of two blocks, of four, and so on (subproduct tree).
@usableFromInline
internal struct _ProductTree<M: Modulus> {
  @usableFromInline internal typealias Element = ModularInteger<M>
  @usableFromInline
  internal typealias Level = (
    transform: _CyclicTransform<M>, values: [_CyclicTransform<M>.Values]
  )

  /// The number of points of a block: for 131,072 points half or twice as many take up to a fifth longer.
  @inlinable internal static var blockSize: Int { _Series<M>.shortCount }

  /// The number of points up to which naive products are faster.
  @inlinable internal static var shortCount: Int { 4 * blockSize }

  @usableFromInline internal let places: [Element]
  /// The products over blocks.
  @usableFromInline internal let blocks: [[Element]]
  /// The transforms of all products but the last one, of twice as many coefficients as a product has points.
  @usableFromInline internal let levels: [Level]
  /// The product over all points.
  @usableFromInline internal let product: [Element]

  /// - Parameter places: The points, at least one and at most 2²³.
  @inlinable
  internal init(_ places: [Element]) {
    blocks = Self.ranges(places.count).map { Self.product(places[$0]) }
    self.places = places
    var (products, width) = (blocks, Self.blockSize)
    var levels: [Level] = []
    while products.count > 1 {
      // Invariant: each product but the last one is over `width` points.
      let transform = _CyclicTransform<M>(size: 2 * width)
      let values = products.map { transform.values($0) }
      products = stride(from: 0, to: products.count, by: 2).map { left in
        if left + 1 == products.count { return products[left] }
        let count = products[left].count + products[left + 1].count - 1
        var product = transform.product(values[left], values[left + 1])
        if count <= product.count { return Array(product[..<count]) }
        // The last coefficient wraps around to the first one, which is 1.
        product.append(product[0] - 1)
        product[0] = 1
        return product
      }
      levels.append((transform, values))
      width *= 2
    }
    (self.levels, product) = (levels, products[0])
  }

  @inlinable
  internal static func ranges(_ count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: blockSize).map { $0..<Swift.min($0 + blockSize, count) }
  }

  /// Returns the product of 1 − point · x over some points.
  @inlinable
  internal static func product(_ places: ArraySlice<Element>) -> [Element] {
    var product: [Element] = [1]
    for place in places {
      product.append(0)
      for power in (1..<product.count).reversed() {
        product[power] = product[power] - place * product[power - 1]
      }
    }
    return product
  }

  /// Returns the values of a polynomial at all points.
  @inlinable
  internal func values(of coefficients: [Element]) -> [Element] {
    // A value is the dot product of the coefficients with 1, point, point², …, the coefficients of 1 / (1 − point · x).
    // These series have the product of all as a common denominator, and products over the other points as numerators.
    // By the transposition principle, the steps that combine them are done here in reverse, to the reversed polynomial.
    let width = Self.blockSize << levels.count
    let quotient = _Series.quotient(
      coefficients.reversed(), by: product, coefficients.count)
    let zeros = [Element](repeating: 0, count: Swift.max(width - quotient.count, 0))
    var parts = [(zeros + quotient.suffix(width))[...]]
    for (transform, products) in levels.reversed() {
      var halves: [ArraySlice<Element>] = []
      for (number, part) in parts.enumerated() {
        let (left, right) = (2 * number, 2 * number + 1)
        if right == products.count {
          halves.append(part.suffix(part.count / 2))
        } else {
          // Nothing wraps around to the upper half of the product.
          let values = transform.values(part)
          halves.append(transform.product(values, products[right]).suffix(part.count / 2))
          halves.append(transform.product(values, products[left]).suffix(part.count / 2))
        }
      }
      parts = halves
    }
    return zip(parts, Self.ranges(places.count)).enumerated().flatMap { number, block in
      let remainder = Self.remainder(Array(block.0), blocks[number])
      return _Polynomial.hornerValues(of: remainder, at: places[block.1])
    }
  }

  /// Returns the remainder of a polynomial modulo the product of differences to the points of a block, given its part.
  @inlinable
  internal static func remainder(_ part: [Element], _ product: [Element]) -> [Element] {
    part.indices.reversed().map { last in
      var sum: Element = 0
      for power in 0..<Swift.min(last + 1, product.count) {
        sum = sum + product[power] * part[last - power]
      }
      return sum
    }
  }

  /// Returns the sum, over all points, of a weight times the product of the differences to all other points.
  ///
  /// - Parameter weights: One for each point.
  @inlinable
  internal func sum(weights: [Element]) -> [Element] {
    var sums = Self.ranges(places.count).map { Self.sum(weights[$0], places[$0]) }
    for (transform, products) in levels {
      sums = stride(from: 0, to: sums.count, by: 2).map { left in
        if left + 1 == sums.count { return sums[left] }
        let (a, b) = (sums[left], sums[left + 1])
        let sum = transform.sumOfProducts(
          (transform.values(a), products[left + 1]), (transform.values(b), products[left]))
        return Array(sum[..<(a.count + b.count)])
      }
    }
    return sums[0].reversed()
  }

  /// Returns the sum of a weight times the product of 1 − point · x over all other points.
  @inlinable
  internal static func sum(
    _ weights: ArraySlice<Element>, _ places: ArraySlice<Element>
  ) -> [Element] {
    var (sum, product): ([Element], [Element]) = ([], [1])
    for (weight, place) in zip(weights, places) {
      // Invariant: the product is that over the points so far.
      sum.append(0)
      for power in sum.indices.reversed() {
        let lower = power > 0 ? sum[power - 1] : 0
        sum[power] = sum[power] - place * lower + weight * product[power]
      }
      product.append(0)
      for power in sum.indices.reversed() {
        product[power + 1] = product[power + 1] - place * product[power]
      }
    }
    return sum
  }
}
