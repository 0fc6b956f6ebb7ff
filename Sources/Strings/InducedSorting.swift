// Suffix arrays by induced sorting (SA-IS): Nong, Zhang, Chan, "Two efficient algorithms for linear time suffix array
// construction", IEEE Transactions on Computers 60 (2011).

/// A text of which the suffixes are being sorted.
///
/// A suffix is of type S if it is smaller than the suffix that begins one element later, otherwise of type L, as the
/// shortest suffix is. LMS suffixes are those of type S that follow one of type L: at most every other suffix. The text
/// from one of them to the next, or to its end, is an LMS substring.
///
///     text    b a n a n a
///     type    L S L S L L
///     LMS       *   *
///
/// Suffixes that begin with the same symbol are adjacent in the order; in these buckets those of type L come first.
internal struct _InducedSorting<Symbol: FixedWidthInteger> {
  private let text: UnsafePointer<Symbol>
  private let count: Int
  /// How often each symbol occurs.
  private var sizes: [Int32]
  /// For each symbol the position in its bucket where the next suffix goes, or went.
  private var places: [Int32]
  /// The suffixes in their order.
  ///
  /// While they induce each other, 0 stands where there is none yet, and the complement of a suffix where the one
  /// before it in the text must not be induced from it now.
  private let order: UnsafeMutablePointer<Int32>

  private init(
    _ text: UnsafePointer<Symbol>, count: Int, alphabetSize: Int,
    order: UnsafeMutablePointer<Int32>
  ) {
    (self.text, self.count, self.order) = (text, count, order)
    sizes = [Int32](repeating: 0, count: alphabetSize)
    places = sizes
    for place in 0..<count { sizes[symbol(place)] += 1 }
  }

  /// Returns the suffixes of a text in their order.
  ///
  /// Symbols are in 0 ..< `alphabetSize`.
  internal static func suffixArray(
    of text: UnsafeBufferPointer<Symbol>, alphabetSize: Int
  ) -> [Int] {
    precondition(text.count < Int32.max, "a text has fewer than 2147483647 elements")
    guard let start = text.baseAddress, !text.isEmpty else { return [] }
    let order = UnsafeMutablePointer<Int32>.allocate(capacity: text.count)
    defer { order.deallocate() }
    var sorting = Self(start, count: text.count, alphabetSize: alphabetSize, order: order)
    sorting.sort()
    return UnsafeBufferPointer(start: order, count: text.count).map { Int($0) }
  }

  private mutating func sort() {
    let lmsCount = placeLMSSuffixes()
    // A single one is in its order.
    if lmsCount > 1 {
      induce()
      moveLMSSuffixesToFront()
      let names = nameLMSSubstrings(lmsCount)
      sortLMSSuffixes(lmsCount, names: names)
      placeSortedLMSSuffixes(lmsCount)
    }
    induce()
  }
}

// MARK: - Types and buckets

extension _InducedSorting {
  private func symbol(_ place: Int) -> Int { Int(truncatingIfNeeded: text[place]) }

  /// Calls the body with all LMS suffixes, from the last to the first.
  @inline(__always)
  private func forEachLMSSuffix(_ body: (Int) -> Void) {
    var isS = false
    for suffix in stride(from: count - 2, through: 0, by: -1) {
      let nextIsS = isS
      isS = text[suffix] < text[suffix + 1] || text[suffix] == text[suffix + 1] && nextIsS
      if nextIsS, !isS { body(suffix + 1) }
    }
  }

  private mutating func setPlaces(toEnds: Bool) {
    var start: Int32 = 0
    for symbol in sizes.indices {
      let end = start + sizes[symbol]
      places[symbol] = toEnds ? end : start
      start = end
    }
  }

  /// Puts a suffix before those that have been put at the end of its bucket.
  private mutating func putAtEnd(_ suffix: Int) {
    let symbol = symbol(suffix)
    places[symbol] -= 1
    order[Int(places[symbol])] = Int32(truncatingIfNeeded: suffix)
  }

  /// Puts the LMS suffixes at the ends of their buckets and returns how many there are.
  private mutating func placeLMSSuffixes() -> Int {
    order.initialize(repeating: 0, count: count)
    setPlaces(toEnds: true)
    var lmsCount = 0
    forEachLMSSuffix { suffix in
      putAtEnd(suffix)
      lmsCount += 1
    }
    return lmsCount
  }

  /// Puts the LMS suffixes, which are at the front in their order, at the ends of their buckets.
  private mutating func placeSortedLMSSuffixes(_ lmsCount: Int) {
    (order + lmsCount).update(repeating: 0, count: count - lmsCount)
    setPlaces(toEnds: true)
    for place in (0..<lmsCount).reversed() {
      // Among all suffixes it is no nearer to the front than among these: nothing is overwritten.
      let suffix = Int(order[place])
      order[place] = 0
      putAtEnd(suffix)
    }
  }
}

// MARK: - Inducing

extension _InducedSorting {
  /// Sorts all suffixes, given the LMS suffixes at the ends of their buckets: if those are in their order,
  /// entirely, otherwise up to the end of the next LMS substring.
  ///
  /// Afterwards `places` are where the suffixes of type S begin in the buckets.
  private mutating func induce() {
    // A suffix of type L is larger than the suffix after it in the text. So a scan of the order from the front meets
    // that one first, and can put the larger one in its bucket.
    setPlaces(toEnds: false)
    induceTypeL()
    // With type S it is the other way round. LMS suffixes are overwritten before they are met.
    setPlaces(toEnds: true)
    induceTypeS()
  }

  private mutating func induceTypeL() {
    let (text, order, count) = (text, order, count)
    places.withUnsafeMutableBufferPointer { places in
      func put(_ suffix: Int) {
        let first = text[suffix]
        let symbol = Int(truncatingIfNeeded: first)
        let followsTypeS = suffix > 0 && text[suffix - 1] < first
        let entry = Int32(truncatingIfNeeded: suffix)
        order[Int(places[symbol])] = followsTypeS ? ~entry : entry
        places[symbol] &+= 1
      }
      // After the shortest suffix there is the empty one, the smallest of all.
      put(count - 1)
      for place in 0..<count {
        let suffix = Int(order[place])
        order[place] = ~order[place]
        if suffix > 0 { put(suffix - 1) }
      }
    }
  }

  private mutating func induceTypeS() {
    let (text, order, count) = (text, order, count)
    places.withUnsafeMutableBufferPointer { places in
      for place in (0..<count).reversed() {
        let next = Int(order[place])
        if next <= 0 {
          order[place] = ~order[place]
          continue
        }
        let suffix = next - 1
        let first = text[suffix]
        let symbol = Int(truncatingIfNeeded: first)
        let followsTypeS = suffix > 0 && text[suffix - 1] <= first
        let entry = Int32(truncatingIfNeeded: suffix)
        places[symbol] &-= 1
        order[Int(places[symbol])] = followsTypeS ? entry : ~entry
      }
    }
  }
}

// MARK: - Sorting LMS suffixes

extension _InducedSorting {
  /// Keeps of all suffixes only the LMS suffixes.
  private mutating func moveLMSSuffixesToFront() {
    var front = 0
    var end = 0
    for symbol in sizes.indices {
      end += Int(sizes[symbol])
      for place in Int(places[symbol])..<end {
        let suffix = Int(order[place])
        if suffix > 0, self.symbol(suffix - 1) > symbol {
          order[front] = Int32(truncatingIfNeeded: suffix)
          front += 1
        }
      }
    }
  }

  /// Writes the names of the LMS substrings, whose suffixes are at the front in the order of the substrings, to the end
  /// in the order of the text, and returns the number of names.
  ///
  /// Names are the ranks of the substrings, from 0; equal substrings have the same name.
  private mutating func nameLMSSubstrings(_ lmsCount: Int) -> Int {
    // No two LMS suffixes are neighbors in the text: halves of them are distinct. First there are
    // the lengths of the substrings, then their names, counted from 1 on.
    let names = order + lmsCount
    names.update(repeating: 0, count: count - lmsCount)
    var next = count
    forEachLMSSuffix { suffix in
      names[suffix / 2] = Int32(truncatingIfNeeded: next - suffix)
      next = suffix
    }
    var nameCount: Int32 = 0
    var (previous, previousLength) = (0, 0)
    for place in 0..<lmsCount {
      let suffix = Int(order[place])
      let length = Int(names[suffix / 2])
      // Comparing up to the next LMS suffix is enough: what that one is decides in the order of the names, too.
      let isSame =
        length == previousLength
        && (0..<length).allSatisfy { text[suffix + $0] == text[previous + $0] }
      if !isSame { nameCount += 1 }
      names[suffix / 2] = nameCount
      (previous, previousLength) = (suffix, length)
    }
    var free = count
    for half in (0..<count - lmsCount).reversed() where names[half] > 0 {
      free -= 1
      order[free] = names[half] - 1
    }
    return Int(nameCount)
  }

  /// Writes the LMS suffixes to the front in their order, which is that of the suffixes of their names.
  private mutating func sortLMSSuffixes(_ lmsCount: Int, names nameCount: Int) {
    let names = order + (count - lmsCount)
    if nameCount == lmsCount {
      for place in 0..<lmsCount { order[Int(names[place])] = Int32(truncatingIfNeeded: place) }
    } else {
      var sorting = _InducedSorting<Int32>(
        names, count: lmsCount, alphabetSize: nameCount, order: order)
      sorting.sort()
    }
    // The names have done their work: the suffixes that they are the names of take their places.
    var free = count
    forEachLMSSuffix { suffix in
      free -= 1
      order[free] = Int32(truncatingIfNeeded: suffix)
    }
    for place in 0..<lmsCount { order[place] = names[Int(order[place])] }
  }
}
