// Binary search: where something begins to hold.
// Knuth, TAOCP vol. 3, 6.2.1.

extension Collection {
  /// Returns the first position whose element satisfies the condition, in a collection in which all
  /// elements behind one that satisfies it do so too.
  ///
  ///     let primes = [2, 3, 5, 7, 11, 13]
  ///     primes.partitioningIndex { $0 * $0 > 30 }  // 3: that of 7
  ///
  /// A range of numbers is such a collection as well: so the smallest answer that is good enough is found,
  /// with one question for each halving.
  ///
  ///     (0..<1_000_000_000).partitioningIndex { $0 * $0 >= 2_000_000 }  // 1415
  ///
  /// The range has to be half-open, as the positions of a closed one are no numbers, and must not have more
  /// than `Int.max` of them.
  ///
  /// - Parameter belongsInSecondPartition: The condition.
  /// - Returns: The position, or `endIndex` if no element satisfies the condition.
  /// - Complexity: O(log *n*) calls of the condition, where *n* is the length; as much time with random
  ///   access, and O(*n*) without.
  @inlinable
  public func partitioningIndex(
    where belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      // Invariant: what is before `start` does not satisfy the condition, and what is `length` or more
      // behind it does.
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if try belongsInSecondPartition(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}

extension Collection where Element: Comparable {
  /// Returns the first position whose element is not less than the given one, in a sorted collection.
  ///
  ///     [10, 20, 20, 30].lowerBound(of: 20)  // 1
  ///     [10, 20, 20, 30].lowerBound(of: 25)  // 3
  ///
  /// - Parameter element: What is looked for, in the collection or not.
  /// - Returns: The position, or `endIndex` if all elements are less.
  /// - Complexity: O(log *n*) comparisons, as `partitioningIndex(where:)`.
  @inlinable
  public func lowerBound(of element: Element) -> Index {
    partitioningIndex { $0 >= element }
  }

  /// Returns the first position whose element is greater than the given one, in a sorted collection.
  ///
  ///     let scores = [10, 20, 20, 30]
  ///     scores.upperBound(of: 20)  // 3
  ///     scores[scores.lowerBound(of: 20)..<scores.upperBound(of: 20)].count  // 2
  ///
  /// - Parameter element: What is looked for, in the collection or not.
  /// - Returns: The position, or `endIndex` if no element is greater.
  /// - Complexity: O(log *n*) comparisons, as `partitioningIndex(where:)`.
  @inlinable
  public func upperBound(of element: Element) -> Index {
    partitioningIndex { $0 > element }
  }
}
