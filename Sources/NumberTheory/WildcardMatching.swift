// Pattern matching with wildcards by convolutions: a pattern matches where the sum of squared differences, without
// those of wildcards, is 0. Clifford, Clifford, "Simple deterministic wildcard matching", 2007.

extension Collection where Element: Hashable {
  /// Returns the positions of all occurrences of a pattern, where a wildcard in either one matches any element.
  ///
  ///     "abcac".utf8.occurrences(of: "a?c".utf8, wildcard: UInt8(ascii: "?"))  // [0]
  ///     "ab?ac".utf8.occurrences(of: "a?c".utf8, wildcard: UInt8(ascii: "?"))  // [0, 2]
  ///     "ab?ac".utf8.occurrences(of: "ac".utf8, wildcard: UInt8(ascii: "?"))  // [3]
  ///     [1, 0, 3, 2].occurrences(of: [2, 3], wildcard: 0)  // [1]
  ///
  /// A wildcard stands for exactly one element. The result is always right, for any number of distinct elements, but
  /// takes longer for many of them: for a pattern of 500,000 with up to 40 there are seven transforms, with up to 1,000
  /// nine, with any number fifteen. Of a `String` take the `utf8`.
  ///
  /// - Parameters:
  ///   - pattern: The pattern; its occurrences are contiguous.
  ///   - wildcard: The element that matches any other one.
  /// - Returns: The starts of the occurrences as offsets from 0, in ascending order.
  /// - Precondition: The collection has at most 8,388,608 elements.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space, where *n* is the length of the collection, for a bounded number
  ///   of distinct elements in the pattern; at most O(log *n*) times that for any number.
  @inlinable
  public func occurrences(
    of pattern: some Collection<Element>, wildcard: Element
  ) -> [Int] {
    precondition(count <= 1 << 23, "a text has at most 8388608 elements")
    var numbers: [Element: UInt32] = [:]
    var numbered: [UInt32] = []
    for element in pattern {
      if element == wildcard {
        numbered.append(0)
      } else {
        let number = numbers[element] ?? UInt32(numbers.count + 1)
        numbers[element] = number
        numbered.append(number)
      }
    }
    // Elements that are not in the pattern need not be distinguished.
    let others = UInt32(numbers.count + 1)
    let text = map { $0 == wildcard ? 0 : numbers[$0] ?? others }
    return _WildcardMatching.occurrences(of: numbered, in: text, largest: others)
  }
}

// MARK: - Core

@usableFromInline
internal enum _WildcardMatching {
  private typealias Prime = Modulus998244353

  /// - Parameters:
  ///   - pattern: Numbers for its elements; 0 is the wildcard.
  ///   - largest: The largest number in the text.
  @usableFromInline
  internal static func occurrences(
    of pattern: [UInt32], in text: [UInt32], largest: UInt32
  ) -> [Int] {
    if pattern.count > text.count { return [] }
    let known = pattern.lazy.filter { $0 != 0 }.count
    if known == 0 { return Array(0...text.count - pattern.count) }
    let (base, digitCount) = digits(of: largest, known)
    let sums = differences(text, pattern.reversed(), base, digitCount)
    // The sum for an occurrence is at its end. Before the first end sums of others have wrapped around.
    return (0...text.count - pattern.count).filter { sums[$0 + pattern.count - 1] == 0 }
  }

  /// Returns a base, and how many digits in it numbers below a limit have, so that no sum reaches the prime.
  private static func digits(of limit: UInt32, _ termCount: Int) -> (base: UInt32, count: Int) {
    var (base, digitCount, power) = (0, 0, 0)
    while power < Int(limit) {
      digitCount += 1
      base = ((Int(Prime.value) - 1) / (termCount * digitCount)).integerSquareRoot() + 1
      power = (0..<digitCount).reduce(1) { power, _ in Swift.min(power * base, Int(limit)) }
    }
    return (UInt32(base), digitCount)
  }

  /// Returns for each end the sum of the squared differences of digits.
  private static func differences(
    _ text: [UInt32], _ pattern: [UInt32], _ base: UInt32, _ digitCount: Int
  ) -> [UInt32] {
    var size = 1
    while size < text.count { size *= 2 }
    let transform = _NumberTransform<Prime>(size: size)
    var sums = [UInt32](repeating: 0, count: size)
    func values(_ numbers: [UInt32], _ term: (UInt32) -> UInt32) -> [UInt32] {
      // Wildcards count nothing; the others are numbered from 1.
      transform.values(
        _Convolution.padded(numbers.map { $0 == 0 ? 0 : term($0 - 1) }, to: size))
    }
    func squares(_ number: UInt32) -> UInt32 {
      var (rest, sum): (UInt32, UInt32) = (number, 0)
      while rest > 0 {
        sum += (rest % base) * (rest % base)
        rest /= base
      }
      return sum
    }
    // The square of a − b is a² + b² − 2ab.
    transform.addProduct(values(text, squares), values(pattern) { _ in 1 }, to: &sums)
    transform.addProduct(values(text) { _ in 1 }, values(pattern, squares), to: &sums)
    var divisor: UInt32 = 1
    for _ in 0..<digitCount {
      let factors = values(pattern) { number in
        let digit = number / divisor % base
        return digit == 0 ? 0 : Prime.value - 2 * digit
      }
      transform.addProduct(values(text) { $0 / divisor % base }, factors, to: &sums)
      divisor &*= base
    }
    return transform.coefficients(ofSum: sums)
  }
}
