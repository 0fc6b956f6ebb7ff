// Shrinks a text that makes a program fail, by delta debugging without knowing its meaning: fewer
// lines, fewer tokens, smaller numbers, simpler order. After Zeller, Hildebrandt: Simplifying and
// Isolating Failure-Inducing Input, IEEE TSE 28 (2002).

/// A text that is shrunk step by step, as long as it still passes a test.
///
/// Every step leaves fewer or shorter tokens, smaller numbers, or the same in a simpler order, so
/// the process terminates. It only uses a common property of inputs: a number before a list is
/// often its length, so every removal is also tried together with decreasing such a number.
///
///     var shrinker = TextShrinker(Array("3\n8 5 9\n".utf8)) { $0.contains(UInt8(ascii: "9")) }
///     try shrinker.shrink()  // true
///     shrinker.simplest      // "9\n"
public struct TextShrinker {
  /// Returns whether a text still has the property to preserve, such as making a program fail.
  public typealias Test = (_ text: [UInt8]) throws -> Bool

  /// Thrown by a test to stop shrinking.
  public struct OutOfBudget: Error {
    /// Creates the error.
    public init() {}
  }

  /// The simplest text so far.
  public var simplest: [UInt8] { text.bytes }

  var text: TokenText

  private let isKept: Test
  private var tried: Set<[UInt8]> = []
  /// The number that was decreased with the last removal: the next removal likely needs the same.
  var provenCounter: TokenText.Place?

  /// The maximum length of texts to memoize: testing a longer one again is cheaper than the memory.
  private static let longestRemembered = 4096

  /// Creates a shrinker of a text.
  ///
  /// - Parameter isKept: Returns whether a simpler text still has the property; it is not called
  ///   for the original text.
  public init(_ bytes: [UInt8], isKept: @escaping Test) {
    text = TokenText(bytes)
    self.isKept = isKept
  }

  /// Shrinks the text until no step preserves the property any more.
  ///
  /// - Returns: Whether that was reached; false if the test ran out of budget.
  /// - Throws: What the test throws.
  /// - Complexity: O(*n*²) tests for *n* tokens that can only be removed one by one, and O(log *v*)
  ///   tests for a number *v*.
  @discardableResult
  public mutating func shrink() throws -> Bool {
    do {
      _ = try attempt(text.withPlainSpaces)
      repeat {
        // Cheap steps with a large effect first: a removed line makes every later step cheaper.
      } while try removeLines() || removeTokens() || removeFromSquares() || removeCharacters()
        || simplifyRegions() || lowerNumbers() || equalizeNumbers() || levelCharacters()
      return true
    } catch is OutOfBudget {
      return false
    }
  }

  /// Accepts a candidate if it differs and passes the test.
  mutating func attempt(_ candidate: TokenText) throws -> Bool {
    if candidate == text { return false }
    let bytes = candidate.bytes
    if bytes.count <= Self.longestRemembered && !tried.insert(bytes).inserted { return false }
    guard try isKept(bytes) else { return false }
    text = candidate
    return true
  }
}
