// Hash index: open addressing with linear probing. Knuth, TAOCP vol. 3, 6.4, algorithms L and R.

/// Where integers stand in a list of theirs: the slots of a hash table, which hold numbers of elements.
///
/// The elements themselves are in an array of the owner, so that the slots are small: a search reads one or two lines of
/// the cache, and an element only if its hash is that of the key.
@frozen @usableFromInline
internal struct _IntegerIndex: Sendable {
  @frozen @usableFromInline
  internal struct Slot: Sendable {
    /// The hash of the key, whose first bits are the number of the slot where the search for it begins.
    @usableFromInline internal var hash: UInt32
    /// The number of the element, plus 1; 0 if the slot is free.
    @usableFromInline internal var link: UInt32

    @inlinable
    internal init(hash: UInt32 = 0, link: UInt32 = 0) { (self.hash, self.link) = (hash, link) }
  }

  /// None or a power of two of them, of which at least half are free.
  @usableFromInline internal var slots: [Slot] = []
  /// How many bits of a hash are not part of the number of a slot.
  @usableFromInline internal var shift: UInt32 = 0
  /// Which of the hash functions is used: another one in each run, so that nobody knows keys that collide.
  @usableFromInline internal let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  @inlinable
  internal init() {}

  /// Makes slots for at least the given number of elements.
  @inlinable @inline(__always)
  internal mutating func reserve(_ count: Int) {
    if 2 * count > slots.count { grow(count) }
  }

  /// Moves to more slots.
  @inlinable @inline(never)
  internal mutating func grow(_ count: Int) {
    precondition(count < 1 << 31, "there are too many integers")
    let bits = Int.bitWidth - Swift.max(2 * count - 1, 7).leadingZeroBitCount
    let (old, newShift) = (slots, UInt32(32 - bits))
    slots = Array(repeating: Slot(), count: 1 << bits)
    shift = newShift
    slots.withUnsafeMutableBufferPointer { new in
      for slot in old where slot.link != 0 {
        var place = Int(truncatingIfNeeded: slot.hash &>> newShift)
        while new[place].link != 0 { place = (place &+ 1) & (new.count &- 1) }
        new[place] = slot
      }
    }
  }

  /// Returns the hash of a key: the upper half of a folded product, as it is in wyhash.
  @inlinable @inline(__always)
  internal func hash(_ key: Int) -> UInt32 {
    let product = (UInt64(truncatingIfNeeded: key) ^ seed)
      .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return UInt32(truncatingIfNeeded: (product.high ^ product.low) &>> 32)
  }

  /// Returns the slot of a key, or the free one that it would get; there have to be slots.
  ///
  /// - Parameters:
  ///   - hash: The hash of the key.
  ///   - isRight: Whether the element of this number is that of the key.
  @inlinable @inline(__always)
  internal func place(of hash: UInt32, _ isRight: (Int) -> Bool) -> Int {
    var place = Int(truncatingIfNeeded: hash &>> shift)
    while slots[place].link != 0 {
      if slots[place].hash == hash, isRight(Int(slots[place].link) &- 1) { break }
      place = (place &+ 1) & (slots.count &- 1)
    }
    return place
  }

  /// Returns the number of the element whose slot this is, or `nil` if the slot is free.
  @inlinable @inline(__always)
  internal func number(at place: Int) -> Int? {
    let link = slots[place].link
    return link == 0 ? nil : Int(link) &- 1
  }

  /// Returns the number of the element of a key, or `nil` if there is none.
  @inlinable @inline(__always)
  internal func number(of hash: UInt32, _ isRight: (Int) -> Bool) -> Int? {
    slots.isEmpty ? nil : number(at: place(of: hash, isRight))
  }

  /// Notes the number of the element of a new key in the free slot that it gets.
  @inlinable @inline(__always)
  internal mutating func fill(_ place: Int, _ hash: UInt32, number: Int) {
    slots[place] = Slot(hash: hash, link: UInt32(truncatingIfNeeded: number &+ 1))
  }

  /// Forgets an element, whose number the last one takes.
  ///
  /// - Parameters:
  ///   - number: The number of the element.
  ///   - hash: The hash of its key.
  ///   - last: The number of the last element, which may be the same.
  ///   - lastHash: The hash of its key.
  @inlinable
  internal mutating func remove(
    _ number: Int, _ hash: UInt32, last: Int, _ lastHash: UInt32
  ) {
    var free = place(of: hash) { $0 == number }
    let moved = place(of: lastHash) { $0 == last }
    slots[moved].link = UInt32(truncatingIfNeeded: number &+ 1)
    let mask = slots.count &- 1
    var next = free
    while true {
      // Invariant: a search finds all keys but those that begin at or before the free slot, and stand behind it.
      next = (next &+ 1) & mask
      if slots[next].link == 0 { break }
      let start = Int(truncatingIfNeeded: slots[next].hash &>> shift)
      if (next &- start) & mask >= (next &- free) & mask {
        slots[free] = slots[next]
        free = next
      }
    }
    slots[free].link = 0
  }

  /// Frees all slots, and keeps them.
  @inlinable
  internal mutating func removeAll() {
    for place in slots.indices { slots[place].link = 0 }
  }
}
