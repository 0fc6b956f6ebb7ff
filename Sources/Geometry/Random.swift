// A linear congruential generator. Knuth, TAOCP vol. 2, 3.3.4 (the multiplier of MMIX).

/// A pseudorandom number generator with a fixed seed.
internal struct _Random {
  private var state: UInt = 0x9E37_79B9_7F4A_7C15

  internal mutating func next(below bound: Int) -> Int {
    // The upper bits are used. Wraparound is intended.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state.multipliedFullWidth(by: UInt(bound)).high)
  }

  internal mutating func shuffle<Element>(_ elements: inout [Element]) {
    for place in elements.indices.dropFirst() {
      elements.swapAt(place, next(below: place + 1))
    }
  }
}
