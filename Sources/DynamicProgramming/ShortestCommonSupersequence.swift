extension Collection where Element: Hashable {
  /// Returns a shortest sequence that has both this and another collection as subsequences.
  ///
  ///     String("ACAYKP".shortestCommonSupersequence(with: "CAPCAK"))  // "CAPCAYKP"
  ///
  /// The elements of a longest common subsequence are in it once, all others as often as in the two collections: its
  /// length is that of both less the ``longestCommonSubsequenceLength(with:)``.
  ///
  /// - Complexity: As ``longestCommonSubsequence(with:)``.
  @inlinable
  public func shortestCommonSupersequence<Other: Collection<Element>>(
    with other: Other
  ) -> [Element] {
    var result: [Element] = []
    var rest = self[...]
    var otherRest = other[...]
    for (place, otherPlace) in longestCommonSubsequenceIndices(with: other) {
      result += rest[..<place]
      result += otherRest[...otherPlace]
      rest = rest[index(after: place)...]
      otherRest = otherRest[other.index(after: otherPlace)...]
    }
    result += rest
    result += otherRest
    return result
  }
}
