// The nodes of a segment tree whose elements are limited in whole ranges: each knows its largest and its smallest
// element, how many there are of these, and what comes next to them. A limit between the largest element and the next
// one changes the largest ones only, so that nothing further down needs to be looked at.

/// What is done to each of some elements: something is added, and then they are limited.
@usableFromInline
internal struct _Clamping: Sendable {
  @usableFromInline internal var summand = 0
  /// What they are at least, and at most.
  @usableFromInline internal var low = Int.min
  @usableFromInline internal var high = Int.max

  @usableFromInline
  internal init(summand: Int = 0, low: Int = .min, high: Int = .max) {
    (self.summand, self.low, self.high) = (summand, low, high)
  }
}

/// Whether a number is small enough for an element, and for whatever is added to it in between.
internal func _isClampable(_ number: Int) -> Bool {
  -1 << 61 <= number && number <= 1 << 61
}

/// What is known of some elements, neighbors of each other.
internal struct _ClampingNode: Sendable {
  /// What the elements come to, modulo 2⁶⁴.
  var sum: Int
  var max: Int
  var min: Int
  /// The largest element that is less than `max`, and the smallest that is greater than `min`; `Int.min` and `Int.max`
  /// if all are equal.
  var nextMax = Int.min
  var nextMin = Int.max
  /// What is still to be added to all below, before `min` and `max` limit them.
  var waiting = 0
  /// How many elements are the largest one, and the smallest.
  var maxCount: Int32 = 1
  var minCount: Int32 = 1

  init(_ element: Int) { (sum, max, min) = (element, element, element) }

  /// Adds to each of `count` elements.
  ///
  /// Nothing wraps but the sum, unless all elements are equal and limits have taken most of what was added away again:
  /// then `max`, which has to be `min`, decides what there is.
  mutating func add(_ summand: Int, _ count: Int) {
    sum &+= summand &* count
    if min < max {
      nextMax &+= summand
      nextMin &+= summand
    }
    max &+= summand
    min &+= summand
    waiting &+= summand
  }

  /// Lowers the largest elements to a number that the others are less than.
  mutating func lower(to limit: Int) {
    sum &+= (limit &- max) &* Int(maxCount)
    if min == max { min = limit } else if nextMin == max { nextMin = limit }
    max = limit
  }

  /// Raises the smallest elements to a number that the others are greater than.
  mutating func raise(to limit: Int) {
    sum &+= (limit &- min) &* Int(minCount)
    if min == max { max = limit } else if nextMax == min { nextMax = limit }
    min = limit
  }

  /// Does what was put off at the node above to `count` elements.
  mutating func receive(_ summand: Int, _ low: Int, _ high: Int, _ count: Int) {
    if summand != 0 { add(summand, count) }
    if max > high { lower(to: high) }
    if min < low { raise(to: low) }
  }

  /// Limits the elements if it takes no look at those below, and returns whether it does not.
  ///
  /// It never does if all are equal: no limit that matters is `Int.min` or `Int.max`.
  mutating func take(_ low: Int, _ high: Int) -> Bool {
    if max > high {
      guard nextMax < high else { return false }
      lower(to: high)
    }
    if min < low {
      guard nextMin > low else { return false }
      raise(to: low)
    }
    return true
  }

  /// Finds out what two halves come to.
  mutating func combine(_ left: Self, _ right: Self) {
    sum = left.sum &+ right.sum
    if left.max == right.max {
      (max, maxCount) = (left.max, left.maxCount &+ right.maxCount)
      nextMax = Swift.max(left.nextMax, right.nextMax)
    } else if left.max > right.max {
      (max, maxCount) = (left.max, left.maxCount)
      nextMax = Swift.max(left.nextMax, right.max)
    } else {
      (max, maxCount) = (right.max, right.maxCount)
      nextMax = Swift.max(left.max, right.nextMax)
    }
    if left.min == right.min {
      (min, minCount) = (left.min, left.minCount &+ right.minCount)
      nextMin = Swift.min(left.nextMin, right.nextMin)
    } else if left.min < right.min {
      (min, minCount) = (left.min, left.minCount)
      nextMin = Swift.min(left.nextMin, right.min)
    } else {
      (min, minCount) = (right.min, right.minCount)
      nextMin = Swift.min(left.min, right.nextMin)
    }
  }
}

/// The two nodes below one, and how many elements each of them has.
internal struct _ClampingHalves {
  let (left, right): (Int, Int)
  let (leftCount, rightCount): (Int, Int)

  init(_ node: Int, _ count: Int) {
    leftCount = count &>> 1
    rightCount = count &- leftCount
    left = node &+ 1
    right = node &+ 2 &* leftCount
  }
}

/// The nodes of a tree while it changes.
internal struct _ClampingNodes {
  let all: UnsafeMutablePointer<_ClampingNode>

  /// Makes the nodes of some elements, of which there is at least one.
  func build(_ node: Int, _ elements: ArraySlice<Int>) {
    if elements.count == 1 {
      all[node] = _ClampingNode(elements[elements.startIndex])
      return
    }
    let halves = _ClampingHalves(node, elements.count)
    build(halves.left, elements.prefix(halves.leftCount))
    build(halves.right, elements.dropFirst(halves.leftCount))
    all[node].combine(all[halves.left], all[halves.right])
  }

  /// Passes what waits at a node on to its halves.
  func passDown(_ node: Int, _ halves: _ClampingHalves) {
    let (waiting, low, high) = (all[node].waiting, all[node].min, all[node].max)
    all[node].waiting = 0
    all[halves.left].receive(waiting, low, high, halves.leftCount)
    all[halves.right].receive(waiting, low, high, halves.rightCount)
  }

  /// Changes those of a node's elements that are at some places, at least one of them.
  func update(_ node: Int, _ own: Range<Int>, _ places: Range<Int>, _ clamping: _Clamping) {
    if places.lowerBound <= own.lowerBound && own.upperBound <= places.upperBound {
      if clamping.summand != 0 { add(clamping.summand, node, own.count) }
      limit(node, own.count, clamping.low, clamping.high)
      return
    }
    // Most limits are none to most elements.
    if clamping.summand == 0, all[node].max <= clamping.high, all[node].min >= clamping.low {
      return
    }
    let halves = _ClampingHalves(node, own.count)
    passDown(node, halves)
    let middle = own.lowerBound &+ halves.leftCount
    if places.lowerBound < middle {
      update(halves.left, own.lowerBound..<middle, places, clamping)
    }
    if places.upperBound > middle {
      update(halves.right, middle..<own.upperBound, places, clamping)
    }
    all[node].combine(all[halves.left], all[halves.right])
  }

  /// Adds to all elements of a node.
  func add(_ summand: Int, _ node: Int, _ count: Int) {
    let (least, isTooSmall) = all[node].min.addingReportingOverflow(summand)
    let (greatest, isTooLarge) = all[node].max.addingReportingOverflow(summand)
    precondition(
      !isTooSmall && !isTooLarge && _isClampable(least) && _isClampable(greatest),
      "an element is not in -2^61...2^61")
    all[node].add(summand, count)
  }

  /// Limits all elements of a node.
  func limit(_ node: Int, _ count: Int, _ low: Int, _ high: Int) {
    // A single element always takes them.
    if all[node].take(low, high) { return }
    let halves = _ClampingHalves(node, count)
    passDown(node, halves)
    limit(halves.left, halves.leftCount, low, high)
    limit(halves.right, halves.rightCount, low, high)
    all[node].combine(all[halves.left], all[halves.right])
  }
}

/// The nodes of a tree that stays as it is: what waits above a node is done to a copy of what it knows.
internal struct _ClampedNodes {
  let all: UnsafePointer<_ClampingNode>

  /// What is to be done to those below a node, given what is to be done to its own elements.
  private func below(_ node: Int, _ above: _Clamping) -> _Clamping {
    let next = all[node]
    return _Clamping(
      summand: above.summand &+ next.waiting,
      low: Swift.max(Swift.min(next.min &+ above.summand, above.high), above.low),
      high: Swift.max(Swift.min(next.max &+ above.summand, above.high), above.low))
  }

  /// What those of a node's elements come to that are at some places, at least one of them.
  func sum(
    _ node: Int, _ own: Range<Int>, _ places: Range<Int>, _ above: _Clamping
  ) -> Int {
    let below = below(node, above)
    if places.lowerBound <= own.lowerBound && own.upperBound <= places.upperBound {
      let (bound, isTooLarge) = Swift.max(below.high, 0 &- below.low)
        .multipliedReportingOverflow(by: own.count)
      // Swift 6.3 forgets the flag where the product is not looked at.
      precondition(!isTooLarge && bound >= 0, "the sum of the range may not fit Int")
      var next = all[node]
      next.receive(above.summand, above.low, above.high, own.count)
      return next.sum
    }
    let halves = _ClampingHalves(node, own.count)
    let middle = own.lowerBound &+ halves.leftCount
    let left =
      places.lowerBound < middle
      ? sum(halves.left, own.lowerBound..<middle, places, below) : 0
    let right =
      places.upperBound > middle
      ? sum(halves.right, middle..<own.upperBound, places, below) : 0
    let (sum, isTooLarge) = left.addingReportingOverflow(right)
    precondition(!isTooLarge, "the sum of the range may not fit Int")
    return sum
  }

  /// The smallest and the largest of those of a node's elements that are at some places, at least one of them.
  func extremes(
    _ node: Int, _ own: Range<Int>, _ places: Range<Int>, _ above: _Clamping
  ) -> (min: Int, max: Int) {
    let below = below(node, above)
    if places.lowerBound <= own.lowerBound && own.upperBound <= places.upperBound {
      return (below.low, below.high)
    }
    let halves = _ClampingHalves(node, own.count)
    let middle = own.lowerBound &+ halves.leftCount
    if places.upperBound <= middle {
      return extremes(halves.left, own.lowerBound..<middle, places, below)
    }
    let right = extremes(halves.right, middle..<own.upperBound, places, below)
    if places.lowerBound >= middle { return right }
    let left = extremes(halves.left, own.lowerBound..<middle, places, below)
    return (Swift.min(left.min, right.min), Swift.max(left.max, right.max))
  }
}
