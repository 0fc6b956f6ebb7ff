// How each pattern is made: distances from the low end of the range, as plain 64-bit numbers.
// Not generic, so that it is compiled once, optimized, for every element type.

extension InputPattern {
  /// The values' distances from the lower bound of a range, all within the span.
  @usableFromInline
  internal func _offsets(count: Int, span: UInt64, seed: UInt64) -> [UInt64] {
    precondition(0...(1 << 31) ~= count, "a count from 0 to 2^31 is supported, not \(count)")
    var random = SplitMix64(seed: seed)
    switch self {
    case .random:
      return (0..<count).map { _ in random.next(in: 0...span) }
    case .allEqual:
      return Array(repeating: span / 2, count: count)
    case .twoValues, .fewValues:
      let ranks = PatternRanks(highest: self == .twoValues ? 1 : 15, span: span)
      return (0..<count).map { _ in ranks.offset(random.next(below: ranks.highest + 1)) }
    case .skewed:
      return (0..<count).map { _ in
        // A uniform number below a uniform power of two: probability falls as 1/k.
        let bits = random.next(below: UInt64(64 - span.leadingZeroBitCount) + 1)
        return bits == 0 ? 0 : min(span, random.next() >> (64 - bits))
      }
    case .extremes:
      let choices = [0, min(1, span), span / 2, span - min(1, span), span]
      return (0..<count).map { _ in choices[Int(random.next(below: UInt64(choices.count)))] }
    default:
      return _rankedOffsets(count: count, span: span, random: &random)
    }
  }

  /// The offsets of the shapes that are made of ranks, spread over the span.
  private func _rankedOffsets(
    count: Int, span: UInt64, random: inout SplitMix64
  ) -> [UInt64] {
    let last = UInt64(max(count, 1) - 1)
    let positions = 0..<UInt64(count)
    let ranks = PatternRanks(highest: _highestRank(count: count), span: span)
    switch self {
    case .permutation:
      var offsets = positions.map { ranks.offset($0) }
      random.shuffle(&offsets)
      return offsets
    case .organPipe:
      return positions.map { ranks.offset(min($0, last - $0)) }
    case .saw:
      return positions.map { ranks.offset($0 % (ranks.highest + 1)) }
    case .fallingSaw:
      return positions.map { ranks.offset(ranks.highest - $0 % (ranks.highest + 1)) }
    case .runs:
      return _runs(count: count, ranks: ranks, random: &random)
    case .interleaved:
      return positions.map { ranks.offset($0 / 2 + ($0 % 2) * ((last + 2) / 2)) }
    case .mostlySorted:
      return positions.map {
        random.nextIsOne(in: 20) ? random.next(in: 0...span) : ranks.offset($0)
      }
    case .pushFront:
      return positions.map { ranks.offset($0 == last ? 0 : $0 + 1) }
    case .pushMiddle:
      return positions.map {
        ranks.offset($0 == last ? last / 2 : $0 < last / 2 ? $0 : $0 + 1)
      }
    case .noisyAscent, .wideAscent:
      let noise = ranks.highest - last
      return positions.map { ranks.offset($0 + random.next(in: 0...noise)) }
    case .halfIncreasing:
      return positions.map { $0 % 2 == 0 ? ranks.offset($0) : random.next(in: 0...span) }
    case .reversed:
      return positions.map { ranks.offset(last - $0) }
    default:
      return positions.map { ranks.offset($0) }
    }
  }

  /// The rank that lies on the upper end of the range.
  private func _highestRank(count: Int) -> UInt64 {
    let last = UInt64(max(count, 1) - 1)
    switch self {
    case .organPipe: return last / 2
    case .saw, .fallingSaw:
      // Without the square root of `Double`, which needs a library that judges may not link.
      return (0...last).first { ($0 + 1) * ($0 + 1) > last } ?? 0
    case .noisyAscent: return last + 1_000
    case .wideAscent: return last + last / 2
    default: return last
    }
  }

  private func _runs(
    count: Int, ranks: PatternRanks, random: inout SplitMix64
  ) -> [UInt64] {
    var offsets: [UInt64] = []
    offsets.reserveCapacity(count)
    // A run climbs by random steps from a random start; 32 steps of the mean size cross the range.
    let longestStep = max(1, ranks.highest / 16)
    while offsets.count < count {
      var rank = random.next(in: 0...ranks.highest)
      while offsets.count < count && rank <= ranks.highest {
        offsets.append(ranks.offset(rank))
        rank += random.next(in: 0...longestStep)
        if random.nextIsOne(in: 256) { break }
      }
    }
    return offsets
  }
}

/// Spreads the ranks `0...highest` evenly over `0...span`, both ends met exactly.
internal struct PatternRanks {
  internal let highest: UInt64
  private let whole: UInt64
  private let rest: UInt64

  internal init(highest: UInt64, span: UInt64) {
    self.highest = highest
    (whole, rest) = span.quotientAndRemainder(dividingBy: max(highest, 1))
  }

  /// The offset of a rank: `span * rank / highest`, rounded down.
  internal func offset(_ rank: UInt64) -> UInt64 {
    // rest < highest and rank <= highest < 2^32: the product fits.
    rest == 0 ? rank * whole : rank * whole + rank * rest / highest
  }
}
