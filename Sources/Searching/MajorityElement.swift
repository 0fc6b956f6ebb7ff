// Majority vote in one pass and O(1) space: Boyer, Moore, "MJRTY: a fast majority vote algorithm", 1991.

extension Collection where Element: Equatable {
  /// Returns the majority element, which more than half of all elements equal; `nil` if there is none (Boyer–Moore).
  ///
  ///     [3, 1, 3, 3, 2].majorityElement()  // 3
  ///     ["a", "b", "a", "b"].majorityElement()  // nil: a half is not enough
  ///
  /// Elements need neither an order nor a hash: if two distinct elements are removed, a majority stays a majority,
  /// until nothing else is left.
  ///
  /// - Complexity: O(*n*), where *n* is the length, and O(1) space.
  @inlinable
  public func majorityElement() -> Element? {
    guard var candidate = first else { return nil }
    // Invariant: the elements so far are pairs of distinct ones and `lead` copies of the candidate.
    var lead = 0
    for element in self {
      if element == candidate {
        lead += 1
      } else if lead == 0 {
        (candidate, lead) = (element, 1)
      } else {
        lead -= 1
      }
    }
    let votes = reduce(0) { $0 + ($1 == candidate ? 1 : 0) }
    return votes > count / 2 ? candidate : nil
  }
}
