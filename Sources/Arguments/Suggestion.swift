// Suggestions for misspelled words: the nearest word by edit distance.

import Foundation

/// Finds the word that was probably meant.
public enum Suggestion {
  /// Returns the nearest of the known words by edit distance, the first one of a tie, or else the
  /// only one that contains the word; `nil` if none is near enough.
  ///
  ///     Suggestion.nearest(to: "tset", among: ["list", "test"])  // "test"
  ///     Suggestion.nearest(to: "1083", among: ["cf-1083e", "cf-896c"])  // "cf-1083e"
  ///     Suggestion.nearest(to: "bake", among: ["list", "test"])  // nil
  public static func nearest(to word: String, among known: [String]) -> String? {
    let rated = known.map { ($0, distance(from: word.lowercased(), to: $0.lowercased())) }
    guard let (nearest, distance) = rated.min(by: { $0.1 < $1.1 }) else { return nil }
    // Up to one typo in three letters; more make another word, and one makes any letter of another.
    let length = max(word.count, nearest.count)
    if distance <= max(length > 1 ? 1 : 0, length / 3) { return nearest }
    let longer = words(containing: word, among: known)
    return longer.count == 1 ? longer[0] : nil
  }

  /// Returns the known words that contain a word of at least two letters, ignoring case.
  ///
  ///     Suggestion.words(containing: "275", among: ["boj-2750", "boj-2751", "boj-1149"])  // ["boj-2750", "boj-2751"]
  public static func words(containing word: String, among known: [String]) -> [String] {
    word.count > 1 ? known.filter { $0.localizedCaseInsensitiveContains(word) } : []
  }

  /// Returns the edit distance of two words: the minimum number of letters to insert, delete,
  /// replace, or transpose with their neighbor.
  ///
  ///     Suggestion.distance(from: "tset", to: "test")  // 1
  ///
  /// This is the restricted Damerau–Levenshtein distance: no substring is edited twice.
  ///
  /// - Complexity: O(*n* *m*) time and O(*m*) space, where *n* and *m* are the lengths.
  public static func distance(from source: String, to target: String) -> Int {
    let (source, target) = (Array(source), Array(target))
    // Invariant: row[j] is the distance from source[..<i] to target[..<j], `previous` and
    // `beforePrevious` are the rows for i - 1 and i - 2.
    var beforePrevious: [Int] = []
    var previous: [Int] = []
    var row = Array(0...target.count)
    for i in source.indices {
      (beforePrevious, previous) = (previous, row)
      row[0] = i + 1
      for j in target.indices {
        let replaced = previous[j] + (source[i] == target[j] ? 0 : 1)
        row[j + 1] = min(replaced, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
          row[j + 1] = min(row[j + 1], beforePrevious[j - 1] + 1)
        }
      }
    }
    return row[target.count]
  }
}
