// What solves a problem of the textbooks, or does what an algorithm there does.

/// Says what there is here for the name of an algorithm or of a problem.
enum TextbookNames {
  /// Returns what does it: by all words, or without those that say little, such as "algorithm", or with those written
  /// out that are short or plural.
  static func here(for name: String) -> String? {
    let words = name.lowercased().replacing("'s", with: "").split { " -_".contains($0) }
    let telling = words.filter { !fillers.contains($0) }
    let whole = telling.map(writtenOut)
    return [words, telling, whole].lazy.filter { !$0.isEmpty }.map { $0.joined() }.compactMap {
      key in
      OtherTypeNames.here(for: key) ?? names.first { $0.elsewhere.contains(key) }?.here
        ?? KoreanNames.here(for: key)
    }.first
  }

  private static let fillers: Set<Substring> = [
    "a", "algorithm", "algorithms", "decomposition", "dp", "method", "of", "on", "optimisation",
    "optimization", "problem", "the", "theorem", "trick", "알고리즘",
  ]

  /// Returns a word in lowercase, written out if it is short, and without the end of a plural or a genitive.
  static func writtenOut(_ word: Substring) -> Substring {
    let word = Substring(word.lowercased())
    if word.hasSuffix("'s") { return word.dropLast(2) }
    let isPlural = word.count > 4 && word.hasSuffix("s") && !word.hasSuffix("ss")
    return written[word] ?? (isPlural ? word.dropLast() : word)
  }

  private static let written: [Substring: Substring] = ["max": "maximum", "min": "minimum"]

  private static let names = dataStructures + graphsAndStrings + mathematics + contests + others
}
