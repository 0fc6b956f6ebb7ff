// The product of many polynomials: of pairs, of pairs of such products, and so on. von zur Gathen, Gerhard, "Modern
// Computer Algebra", 10.1.

extension Collection {
  /// Returns the product of the polynomials with these coefficients.
  ///
  ///     // In how many ways can 0, 1, 2 or 3 of three coats be red, if they come in 1, 2 and 4 other colors?
  ///     let coats: [[ModularInteger<Modulus998244353>]] = [[1, 1], [2, 1], [4, 1]]
  ///     coats.polynomialProduct().map(\.value)  // [8, 14, 7, 1]: (1 + x)(2 + x)(4 + x) = 8 + 14x + 7x² + x³
  ///
  /// Every modulus works, prime or not. For a power of a single polynomial there is `seriesPower(_:count:)`.
  ///
  /// - Returns: The coefficients of the product; [1] without polynomials, and empty if one of them is.
  /// - Precondition: The product has at most 8,388,608 coefficients.
  /// - Complexity: O(*n* log *n* log *k*) time and O(*n*) space for *k* polynomials with *n* coefficients in all.
  @inlinable
  public func polynomialProduct<M: Modulus>() -> [ModularInteger<M>]
  where Element == [ModularInteger<M>] {
    var products = Array(self)
    while products.count > 1 {
      products = stride(from: 0, to: products.count, by: 2).map { left in
        if left + 1 == products.count { return products[left] }
        return products[left].convolution(with: products[left + 1])
      }
    }
    return products.first ?? [1]
  }
}
