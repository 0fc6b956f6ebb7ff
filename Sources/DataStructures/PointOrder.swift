// Points ordered by one coordinate, divided level by level by the next bit of their rank in the other one: a wavelet
// tree of ranks. Grossi, Gupta, Vitter, "High-order entropy-compressed text indexes", 2003.

/// Static points: those in a rectangle are given by O(log n) contiguous ranges.
@usableFromInline
internal struct _PointOrder: Sendable {
  /// The coordinates, each in ascending order.
  @usableFromInline internal let xs: [Int]
  @usableFromInline internal let ys: [Int]
  /// The rank of each point in the order of *x*.
  @usableFromInline internal let places: [Int32]
  // Invariant: on level l of L the points are divided into parts, by the first l of the L bits of their ranks in the
  // order of *y*. As ranks are distinct, a part begins where the first of them is, and all parts but the last have 2^(L
  // − l) points. Within a part they are in the order of *x*.
  /// For each level the next bit of each point's rank in the order of *y*, with an extra word at the end.
  @usableFromInline internal let words: [WaveletMatrix._Word]
  /// The number of bits of the number of points: enough for one rank more than there are points.
  @usableFromInline internal let levelCount: Int

  @usableFromInline
  internal init(_ points: [(Int, Int)]) {
    let count = points.count
    precondition(count <= Int32.max, "there are too many points")
    let byX = Self._sorted(points.map(\.0))
    let byY = Self._sorted(points.map(\.1))
    (xs, ys) = (byX.map(\.key), byY.map(\.key))
    levelCount = Int.bitWidth - count.leadingZeroBitCount
    var (places, ranks) = ([Int32](repeating: 0, count: count), [Int32](repeating: 0, count: count))
    for (place, point) in byX.enumerated() { places[Int(point.index)] = Int32(place) }
    for (rank, point) in byY.enumerated() { ranks[Int(places[Int(point.index)])] = Int32(rank) }
    self.places = places
    var words: [WaveletMatrix._Word] = []
    words.reserveCapacity(levelCount * (count / 64 + 1))
    var next = ranks
    for bit in (0..<levelCount).reversed() {
      let size = 1 << (bit + 1)
      var ones = 0
      for start in stride(from: 0, through: count, by: 64) {
        var word = WaveletMatrix._Word()
        word.before = Int32(ones)
        for place in start..<Swift.min(start + 64, count) {
          word.bits |= UInt64(ranks[place] >> Int32(bit) & 1) << UInt64(place - start)
        }
        ones += word.bits.nonzeroBitCount
        words.append(word)
      }
      for start in stride(from: 0, to: count, by: size) {
        var (zero, one) = (start, start + size / 2)
        for place in start..<Swift.min(start + size, count) {
          if ranks[place] >> Int32(bit) & 1 == 1 {
            next[one] = ranks[place]
            one += 1
          } else {
            next[zero] = ranks[place]
            zero += 1
          }
        }
      }
      Swift.swap(&ranks, &next)
    }
    self.words = words
  }

  private static func _sorted(_ keys: [Int]) -> [(key: Int, index: Int32)] {
    var keys = keys.enumerated().map { (key: $1, index: Int32($0)) }
    keys.sort { $0.key < $1.key }
    return keys
  }

  /// Returns the bit of a level at a position.
  @inlinable @inline(__always)
  internal func bit(_ level: Int, _ place: Int) -> Bool {
    words[level * (places.count / 64 + 1) + place >> 6].bits >> UInt64(place & 63) & 1 == 1
  }

  /// Calls the body for each level with where the weights of the part that contains a point begin, how many there are,
  /// and the point's position among them.
  @inlinable @inline(__always)
  internal func forEachPart(
    of index: Int, _ body: (_ first: Int, _ count: Int, _ place: Int) -> Void
  ) {
    precondition(places.indices.contains(index), "no point has this index")
    let count = places.count
    words.withUnsafeBufferPointer { words in
      let place = Int(places[index])
      var part = _PointPart(start: 0, low: place, high: place)
      for level in 0..<levelCount {
        let half = 1 &<< (levelCount &- 1 &- level)
        let (zeros, ones) = part.divided(words.baseAddress! + level &* (count / 64 + 1), half)
        part = bit(level, part.low) ? ones : zeros
        body(
          level &* count &+ part.start, Swift.min(half, count &- part.start),
          part.low &- part.start)
      }
    }
  }

  /// Calls the body for each level with what makes up some points there: those contiguous in the order of *x*, and in a
  /// range of rows, in the order of *y*.
  @inlinable @inline(__always)
  internal func forEachPart(
    _ points: Range<Int>, _ rows: Range<Int>, _ body: (_ level: Int, _ part: _PointPart) -> Void
  ) {
    if points.isEmpty || rows.isEmpty { return }
    words.withUnsafeBufferPointer { words in
      let words = words.baseAddress!
      let wordCount = places.count / 64 + 1
      var part = _PointPart(start: 0, low: points.lowerBound, high: points.upperBound)
      var (level, half) = (0, 1 &<< (levelCount &- 1))
      // The smallest part that contains all the rows.
      while (rows.lowerBound ^ rows.upperBound) & half == 0 {
        let (zeros, ones) = part.divided(words + level &* wordCount, half)
        part = rows.lowerBound & half == 0 ? zeros : ones
        (level, half) = (level &+ 1, half &>> 1)
      }
      // Of its two halves, in one those from the first row on, in the other those before the end.
      var (above, below) = part.divided(words + level &* wordCount, half)
      while half > 1 {
        (level, half) = (level &+ 1, half &>> 1)
        if !above.isEmpty {
          let (zeros, ones) = above.divided(words + level &* wordCount, half)
          if rows.lowerBound & half == 0 { body(level, ones) }
          above = rows.lowerBound & half == 0 ? zeros : ones
        }
        if !below.isEmpty {
          let (zeros, ones) = below.divided(words + level &* wordCount, half)
          if rows.upperBound & half != 0 { body(level, zeros) }
          below = rows.upperBound & half == 0 ? zeros : ones
        }
      }
      // What is left is the first row itself.
      body(level, above)
    }
  }

  /// Returns which coordinates, in ascending order, are in a range.
  @inlinable
  internal static func range(_ range: some KeyRange<Int>, in keys: [Int]) -> Range<Int> {
    keys.withUnsafeBufferPointer { keys in
      _count(keys) { range._isAbove($0) }..<_count(keys) { !range._isBelow($0) }
    }
  }

  /// Returns how many keys satisfy a predicate, which is false for each key after one that fails it.
  @inlinable @inline(__always)
  internal static func _count(
    _ keys: UnsafeBufferPointer<Int>, where passes: (Int) -> Bool
  ) -> Int {
    var (start, length) = (0, keys.count)
    while length > 0 {
      // A conditional move, not a branch: there is nothing to mispredict.
      let half = (length + 1) / 2
      start = passes(keys[start + half - 1]) ? start + half : start
      length -= half
    }
    return start
  }
}

/// A contiguous run in a part of a level.
@frozen @usableFromInline
internal struct _PointPart {
  /// Where the part begins, and from where to where the run is.
  @usableFromInline internal let start: Int
  @usableFromInline internal let low: Int
  @usableFromInline internal let high: Int

  @inlinable
  internal init(start: Int, low: Int, high: Int) {
    (self.start, self.low, self.high) = (start, low, high)
  }

  @inlinable internal var isEmpty: Bool { low == high }

  /// Where they are on the next level: those whose bit is 0, and those whose bit is 1.
  ///
  /// - Parameters:
  ///   - words: The bits of the level.
  ///   - half: How many bits are 0 if the part is full.
  @inlinable @inline(__always)
  internal func divided(
    _ words: UnsafePointer<WaveletMatrix._Word>, _ half: Int
  ) -> (zeros: _PointPart, ones: _PointPart) {
    // The parts before are full: half of their bits are 1.
    let ones = words._ones(before: low) &- start / 2
    let end = words._ones(before: high) &- start / 2
    let second = start &+ half
    return (
      _PointPart(start: start, low: low &- ones, high: high &- end),
      _PointPart(start: second, low: second &+ ones, high: second &+ end)
    )
  }

  /// The sum of their weights on a level.
  @inlinable @inline(__always)
  internal func sum<Weight: AdditiveArithmetic>(_ weights: UnsafePointer<Weight>) -> Weight {
    let entries = weights + start
    // Both ends only decrease, and stop where they meet.
    var (first, end) = (low &- start, high &- start)
    var sum = Weight.zero
    while end > first {
      sum += entries[end &- 1]
      end &= end &- 1
    }
    while first > end {
      sum -= entries[first &- 1]
      first &= first &- 1
    }
    return sum
  }
}
