// All substrings of a text in lexicographic order, by its suffix array: the number of prefixes that each suffix adds is
// its length less its LCP with the suffix before it. Manber, Myers, "Suffix arrays: a new method for on-line string
// searches", 1993.

/// The substrings of a text in lexicographic order: finds the *k*-th smallest, of the distinct ones or of all
/// occurrences.
///
///     let parts = SortedSubstrings("banana".utf8)
///     parts.count  // 15: a, an, ana, anan, anana, b, …
///     parts.substring(at: 2)  // 3..<6: "ana"
///     parts.occurrenceCount  // 21: a, a, a, an, an, ana, ana, …
///     parts.occurrence(at: 3)  // 3..<5: "an"
///
/// Substrings are not empty. Indices are counted from 0.
public struct SortedSubstrings: Sendable {
  /// The suffix array.
  private let suffixes: [Int]
  /// The LCP array, with a 0 for the last suffix.
  private let common: [Int]
  /// For each suffix the next one whose LCP with the suffix after it is less.
  private var nextLess: [Int32]
  /// Prefix sums over the suffixes: of the numbers of distinct substrings that each adds, and of their occurrences.
  private var countSums: [Int]
  private var occurrenceSums: [Int]

  /// Sorts the substrings of a text.
  ///
  /// - Parameter text: The bytes, such as the `utf8` of a `String`; fewer than 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* bytes.
  @inlinable
  public init(_ text: some Collection<UInt8>) {
    let text = Array(text)
    let suffixes = text.suffixArray()
    self.init(_suffixes: suffixes, common: text.lcpArray(suffixArray: suffixes))
  }

  /// Sorts the substrings of a text.
  ///
  /// - Parameter text: The elements; fewer than 2³¹ − 1.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public init<Text: Collection>(_ text: Text) where Text.Element: Comparable {
    let text = Array(text)
    let suffixes = text.suffixArray()
    self.init(_suffixes: suffixes, common: text.lcpArray(suffixArray: suffixes))
  }

  @usableFromInline
  internal init(_suffixes suffixes: [Int], common: [Int]) {
    let count = suffixes.count
    let common = common + [0]
    // For each suffix the sum of its LCPs with all suffixes after it.
    var shared = [Int](repeating: 0, count: count + 1)
    // For each suffix the next one whose LCP with the suffix after it is no greater.
    var notGreater = [Int32](repeating: 0, count: count)
    var nextLess = notGreater
    for place in (0..<count).dropLast().reversed() {
      var next = place + 1
      while common[next] > common[place] { next = Int(notGreater[next]) }
      notGreater[place] = Int32(truncatingIfNeeded: next)
      nextLess[place] = common[next] < common[place] ? notGreater[place] : nextLess[next]
      shared[place] = common[place] * (next - place) + shared[next]
    }
    var (counts, occurrences) = (0, 0)
    var countSums = [Int](repeating: 0, count: count)
    var occurrenceSums = countSums
    for place in 0..<count {
      // The prefixes shared with the suffix before are not new, neither here nor in the suffixes after, the last of
      // which is the first whose LCP with its next one is no greater.
      let known = place == 0 ? 0 : common[place - 1]
      let last = place == 0 ? count : Int(notGreater[place - 1])
      counts += count - suffixes[place] - known
      occurrences += count - suffixes[place] + shared[place] - shared[last]
      if place > 0 { occurrences -= known * (last - place + 1) }
      (countSums[place], occurrenceSums[place]) = (counts, occurrences)
    }
    (self.suffixes, self.common, self.nextLess) = (suffixes, common, nextLess)
    (self.countSums, self.occurrenceSums) = (countSums, occurrenceSums)
  }

  /// The number of distinct substrings.
  ///
  /// - Complexity: O(1)
  public var count: Int { countSums.last ?? 0 }

  /// The number of substrings with multiplicity: *n*(*n* + 1)/2 for a text of *n* elements.
  ///
  /// - Complexity: O(1)
  public var occurrenceCount: Int { occurrenceSums.last ?? 0 }

  /// Returns the range of the distinct substring at an index in lexicographic order.
  ///
  ///     let text = Array("abab".utf8)
  ///     let part = SortedSubstrings(text).substring(at: 3)  // of a, ab, aba, abab, b, ba, bab
  ///     String(decoding: text[part], as: UTF8.self)  // "abab"
  ///
  /// - Parameter index: The number of distinct substrings that are smaller, in 0 ..< `count`.
  /// - Returns: The range of one occurrence of the substring.
  /// - Complexity: O(log *n*) for a text of *n* elements.
  public func substring(at index: Int) -> Range<Int> {
    precondition(0 <= index && index < count, "the text has not so many different parts")
    let place = Self.first(above: index, in: countSums)
    let length = suffixes.count - suffixes[place] - (countSums[place] - 1 - index)
    return suffixes[place]..<suffixes[place] + length
  }

  /// Returns the range of the substring at an index in lexicographic order, counted with multiplicity.
  ///
  ///     let text = Array("abab".utf8)
  ///     let part = SortedSubstrings(text).occurrence(at: 4)  // of a, a, ab, ab, aba, abab, b, b, ba, bab
  ///     String(decoding: text[part], as: UTF8.self)  // "aba"
  ///
  /// - Parameter index: An index in 0 ..< `occurrenceCount`. Equal substrings are in the lexicographic order of the
  ///   suffixes that they begin.
  /// - Returns: The range of the occurrence; for each index a distinct one.
  /// - Complexity: O(log *n* + *c*) for a text of *n* elements, where *c* is the length of its longest repeated
  ///   substring.
  public func occurrence(at index: Int) -> Range<Int> {
    precondition(0 <= index && index < occurrenceCount, "the text has not so many parts")
    let first = Self.first(above: index, in: occurrenceSums)
    let known = first == 0 ? 0 : common[first - 1]
    // Of the substrings that are new with this suffix the longest are passed first: only they occur once.
    var rest = occurrenceSums[first] - 1 - index
    var (place, length, end) = (first, suffixes.count - suffixes[first], first + 1)
    while true {
      // Invariant: substrings of this length, and shorter ones down to the LCP after it, are prefixes of all suffixes
      // from the first one to the end; `rest` occurrences come after the wanted one.
      let shorter = Swift.max(known, common[place])
      let times = end - first
      if rest < (length - shorter) * times {
        let start = suffixes[end - 1 - rest % times]
        return start..<start + length - rest / times
      }
      rest -= (length - shorter) * times
      length = shorter
      place = Int(nextLess[place])
      end = place + 1
    }
  }

  /// Returns the first position with a sum above a number, as the last one has.
  private static func first(above number: Int, in sums: [Int]) -> Int {
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
