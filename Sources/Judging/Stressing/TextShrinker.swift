// Shrinks a text that makes a program fail, without knowing what it means: fewer lines, fewer words,
// smaller numbers, simpler order. After Zeller, Hildebrandt: Simplifying and Isolating
// Failure-Inducing Input, IEEE TSE 28 (2002).

/// A text that is made simpler step by step, as long as it still does what it is kept for.
///
/// Every step leaves fewer words, or shorter ones, or smaller numbers, or the same in a better order, so
/// that there is an end. Nothing is known of the text but what most inputs have in common: numbers
/// before a list often say how long it is, so that whatever is removed is also tried together with
/// lowering one of those.
///
///     var shrinker = TextShrinker(Array("3\n8 5 9\n".utf8)) { $0.contains(UInt8(ascii: "9")) }
///     try shrinker.shrink()  // true
///     shrinker.simplest      // "9\n"
public struct TextShrinker {
  /// Returns whether a text still does what it is kept for.
  public typealias Test = (_ text: [UInt8]) throws -> Bool

  /// Thrown by a test to end the shrinking.
  public struct OutOfBudget: Error {
    /// Creates the error.
    public init() {}
  }

  /// The simplest text so far.
  public var simplest: [UInt8] { text.bytes }

  var text: TokenText

  private let isKept: Test
  private var tried: Set<[UInt8]> = []
  /// The number that was lowered with the last removal: the next one likely needs the same.
  var provenCounter: TokenText.Place?

  /// Remembering a longer text would cost more memory than trying it again costs time.
  private static let longestRemembered = 4096

  /// Begins with a text.
  ///
  /// - Parameter isKept: Returns whether a simpler text still does what it is kept for; it is not
  ///   asked about the first one.
  public init(_ bytes: [UInt8], isKept: @escaping Test) {
    text = TokenText(bytes)
    self.isKept = isKept
  }

  /// Makes the text simpler until no step is left that keeps what it does.
  ///
  /// - Returns: Whether that was reached; false if the test has run out of budget.
  /// - Throws: What the test throws.
  /// - Complexity: Asks the test O(*n*²) times for *n* words that can be removed one by one only, and
  ///   O(log *v*) times for a number *v*.
  @discardableResult
  public mutating func shrink() throws -> Bool {
    do {
      _ = try attempt(text.withPlainSpaces)
      repeat {
        // Cheap and thorough steps first: a line less makes every later step cheaper.
      } while try removeLines() || removeTokens() || removeFromSquares() || removeCharacters()
        || simplifyRegions() || lowerNumbers() || equalizeNumbers() || levelCharacters()
      return true
    } catch is OutOfBudget {
      return false
    }
  }

  /// Takes a candidate over if it differs and the test keeps it.
  mutating func attempt(_ candidate: TokenText) throws -> Bool {
    if candidate == text { return false }
    let bytes = candidate.bytes
    if bytes.count <= Self.longestRemembered && !tried.insert(bytes).inserted { return false }
    guard try isKept(bytes) else { return false }
    text = candidate
    return true
  }
}
