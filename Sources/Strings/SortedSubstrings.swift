// All parts of a text in lexicographic order, by its suffix array: each suffix begins with as many new parts as it has
// elements more than it has in common with the one before it. Manber, Myers, "Suffix arrays: a new method for on-line
// string searches", 1993.

/// The parts of a text in lexicographic order: the *k*-th smallest one, of the different ones or of all occurrences.
///
///     let parts = SortedSubstrings("banana".utf8)
///     parts.count  // 15: a, an, ana, anan, anana, b, …
///     parts.substring(at: 2)  // 3..<6: "ana"
///     parts.occurrenceCount  // 21: a, a, a, an, an, ana, ana, …
///     parts.occurrence(at: 3)  // 3..<5: "an"
///
/// Parts are elements next to each other, at least one. They are counted from 0, so that the last index is one less than
/// their number.
public struct SortedSubstrings: Sendable {
  /// Where the suffixes begin, in their order.
  private let suffixes: [Int]
  /// For each suffix what it has in common with the next one; 0 for the last.
  private let common: [Int]
  /// For each suffix the next one that has no more in common with the one behind it.
  private var nextLess: [Int32]
  /// How many different parts, and how many occurrences of them, begin the suffixes up to each one.
  private var countSums: [Int]
  private var occurrenceSums: [Int]

  /// Sorts the parts of a text.
  ///
  /// - Parameter text: Bytes, fewer than 2³¹, such as the `utf8` of a `String`.
  /// - Complexity: O(*n*) for *n* bytes.
  @inlinable
  public init(_ text: some Collection<UInt8>) {
    let text = Array(text)
    let suffixes = text.suffixArray()
    self.init(_suffixes: suffixes, common: text.lcpArray(suffixArray: suffixes))
  }

  /// Sorts the parts of a text.
  ///
  /// - Parameter text: Elements, fewer than 2³¹.
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
    // For each suffix what all those behind it begin with in common with it, together.
    var shared = [Int](repeating: 0, count: count + 1)
    var nextLess = [Int32](repeating: 0, count: count)
    for place in (0..<count).dropLast().reversed() {
      var next = place + 1
      while common[next] > common[place] { next = Int(nextLess[next]) }
      nextLess[place] = Int32(truncatingIfNeeded: next)
      shared[place] = common[place] * (next - place) + shared[next]
    }
    var (counts, occurrences) = (0, 0)
    var countSums = [Int](repeating: 0, count: count)
    var occurrenceSums = countSums
    for place in 0..<count {
      // What the suffix before has in common with this one is not new; nor is it with those behind, the last of which
      // is the one that has no more in common with its next one.
      let known = place == 0 ? 0 : common[place - 1]
      let last = place == 0 ? count : Int(nextLess[place - 1])
      counts += count - suffixes[place] - known
      occurrences += count - suffixes[place] + shared[place] - shared[last]
      if place > 0 { occurrences -= known * (last - place + 1) }
      (countSums[place], occurrenceSums[place]) = (counts, occurrences)
    }
    (self.suffixes, self.common, self.nextLess) = (suffixes, common, nextLess)
    (self.countSums, self.occurrenceSums) = (countSums, occurrenceSums)
  }

  /// The number of different parts.
  ///
  /// - Complexity: O(1)
  public var count: Int { countSums.last ?? 0 }

  /// The number of parts, each as often as it occurs: *n*(*n* + 1)/2 for a text of *n* elements.
  ///
  /// - Complexity: O(1)
  public var occurrenceCount: Int { occurrenceSums.last ?? 0 }

  /// Returns where one of the different parts is, counted in lexicographic order.
  ///
  ///     let text = Array("abab".utf8)
  ///     let part = SortedSubstrings(text).substring(at: 3)  // of a, ab, aba, abab, b, ba, bab
  ///     String(decoding: text[part], as: UTF8.self)  // "abab"
  ///
  /// - Parameter index: In 0 ..< `count`: the number of different parts that are smaller.
  /// - Returns: One of the ranges at which the part occurs.
  /// - Complexity: O(log *n*) for a text of *n* elements.
  public func substring(at index: Int) -> Range<Int> {
    precondition(0 <= index && index < count, "the text has not so many different parts")
    let place = Self.first(above: index, in: countSums)
    let length = suffixes.count - suffixes[place] - (countSums[place] - 1 - index)
    return suffixes[place]..<suffixes[place] + length
  }

  /// Returns where one of the parts is, counted in lexicographic order, and each as often as it occurs.
  ///
  ///     let text = Array("abab".utf8)
  ///     let part = SortedSubstrings(text).occurrence(at: 4)  // of a, a, ab, ab, aba, abab, b, b, ba, bab
  ///     String(decoding: text[part], as: UTF8.self)  // "aba"
  ///
  /// - Parameter index: In 0 ..< `occurrenceCount`. Equal parts are in the order of the suffixes that they begin.
  /// - Returns: Where the part occurs: for each index another range.
  /// - Complexity: O(log *n* + *c*) for a text of *n* elements, where *c* is what two of its suffixes have in common at
  ///   most.
  public func occurrence(at index: Int) -> Range<Int> {
    precondition(0 <= index && index < occurrenceCount, "the text has not so many parts")
    let first = Self.first(above: index, in: occurrenceSums)
    let known = first == 0 ? 0 : common[first - 1]
    // Of the parts that are new with this suffix the longest are passed first: only they occur once.
    var rest = occurrenceSums[first] - 1 - index
    var (place, length, end) = (first, suffixes.count - suffixes[first], first + 1)
    while true {
      // Invariant: parts of this length, and shorter ones down to what is common behind it, begin all suffixes from the
      // first one to the end; so many occurrences as are left are behind the wanted one.
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

  /// Returns the first place with a sum above a number, which the last one is.
  private static func first(above number: Int, in sums: [Int]) -> Int {
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
