// The nodes of a segment tree beats: each knows the maximum and the minimum of its elements, their counts, and the
// second largest and second smallest element. A limit between the largest and the second largest element changes the
// largest ones only, so that no node further down needs to be visited.

/// An update of each element: an addition, followed by clamping.
@usableFromInline
internal struct _Clamping: Sendable {
  @usableFromInline internal var summand = 0
  /// The lower and the upper limit.
  @usableFromInline internal var low = Int.min
  @usableFromInline internal var high = Int.max

  @usableFromInline
  internal init(summand: Int = 0, low: Int = .min, high: Int = .max) {
    (self.summand, self.low, self.high) = (summand, low, high)
  }
}

/// Whether a number is small enough for an element, and for pending additions to it.
internal func _isClampable(_ number: Int) -> Bool {
  -1 << 61 <= number && number <= 1 << 61
}

/// The aggregates of a contiguous run of elements.
internal struct _ClampingNode: Sendable {
  /// The sum of the elements, modulo 2⁶⁴.
  var sum: Int
  var max: Int
  var min: Int
  /// The second largest and the second smallest distinct element; `Int.min` and `Int.max` if all are equal.
  var nextMax = Int.min
  var nextMin = Int.max
  /// The pending addition to all nodes below, applied before they are clamped by `min` and `max`.
  var waiting = 0
  /// The number of occurrences of the maximum, and of the minimum.
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

  /// Lowers the largest elements to a number that is greater than all others.
  mutating func lower(to limit: Int) {
    sum &+= (limit &- max) &* Int(maxCount)
    if min == max { min = limit } else if nextMin == max { nextMin = limit }
    max = limit
  }

  /// Raises the smallest elements to a number that is less than all others.
  mutating func raise(to limit: Int) {
    sum &+= (limit &- min) &* Int(minCount)
    if min == max { max = limit } else if nextMax == min { nextMax = limit }
    min = limit
  }

  /// Applies what is pending at the parent to `count` elements.
  mutating func receive(_ summand: Int, _ low: Int, _ high: Int, _ count: Int) {
    if summand != 0 { add(summand, count) }
    if max > high { lower(to: high) }
    if min < low { raise(to: low) }
  }

  /// Clamps the elements if that does not require visiting the children, and returns whether it does.
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

  /// Computes the aggregates from those of both halves.
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

/// The two children of a node, and the number of elements of each.
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

/// The nodes of a tree that is being changed.
internal struct _ClampingNodes {
  let all: UnsafeMutablePointer<_ClampingNode>

  /// Builds the nodes of at least one element.
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

  /// Pushes the pending update of a node down to its children.
  func passDown(_ node: Int, _ halves: _ClampingHalves) {
    let (waiting, low, high) = (all[node].waiting, all[node].min, all[node].max)
    all[node].waiting = 0
    all[halves.left].receive(waiting, low, high, halves.leftCount)
    all[halves.right].receive(waiting, low, high, halves.rightCount)
  }

  /// Updates those of a node's elements that lie in a range, at least one of them.
  func update(_ node: Int, _ own: Range<Int>, _ places: Range<Int>, _ clamping: _Clamping) {
    if places.lowerBound <= own.lowerBound && own.upperBound <= places.upperBound {
      if clamping.summand != 0 { add(clamping.summand, node, own.count) }
      limit(node, own.count, clamping.low, clamping.high)
      return
    }
    // Most limits do not affect most elements.
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

  /// Clamps all elements of a node.
  func limit(_ node: Int, _ count: Int, _ low: Int, _ high: Int) {
    // A single element can always be clamped.
    if all[node].take(low, high) { return }
    let halves = _ClampingHalves(node, count)
    passDown(node, halves)
    limit(halves.left, halves.leftCount, low, high)
    limit(halves.right, halves.rightCount, low, high)
    all[node].combine(all[halves.left], all[halves.right])
  }
}

/// The nodes of a tree that is only read: pending updates are applied to copies of the aggregates.
internal struct _ClampedNodes {
  let all: UnsafePointer<_ClampingNode>

  /// Returns the update pending for the children of a node, given the one for its own elements.
  private func below(_ node: Int, _ above: _Clamping) -> _Clamping {
    let next = all[node]
    return _Clamping(
      summand: above.summand &+ next.waiting,
      low: Swift.max(Swift.min(next.min &+ above.summand, above.high), above.low),
      high: Swift.max(Swift.min(next.max &+ above.summand, above.high), above.low))
  }

  /// Returns the sum of those of a node's elements that lie in a range, at least one of them.
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

  /// Returns the minimum and the maximum of those of a node's elements that lie in a range, at least one of them.
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

  /// Appends all elements of a node, of which there are `count`.
  func append(_ node: Int, _ count: Int, _ above: _Clamping, to elements: inout [Int]) {
    let below = below(node, above)
    if count == 1 { return elements.append(below.high) }
    let halves = _ClampingHalves(node, count)
    append(halves.left, halves.leftCount, below, to: &elements)
    append(halves.right, halves.rightCount, below, to: &elements)
  }
}
