// The nodes of a segment tree that remembers maxima. What is pending at a node is kept apart for its largest elements,
// which limits change, and for all others, each with the greatest that it has been in between.

/// What has been added, one after another, to the largest elements of a node and to its others.
internal struct _PendingAdditions: Sendable {
  /// The sum of what has been added to the largest elements, and to the others.
  var toMax = 0
  var toRest = 0
  /// The greatest of all sums on the way, which begin with 0.
  var peakOfMax = 0
  var peakOfRest = 0

  /// What it is for a node with none of the largest elements.
  var ofRest: Self {
    Self(toMax: toRest, toRest: toRest, peakOfMax: peakOfRest, peakOfRest: peakOfRest)
  }

  /// Appends what has been added later.
  ///
  /// A node whose elements are all equal has no others: what is pending for them may wrap.
  mutating func append(_ later: Self) {
    peakOfMax = Swift.max(peakOfMax, toMax &+ later.peakOfMax)
    peakOfRest = Swift.max(peakOfRest, toRest &+ later.peakOfRest)
    toMax &+= later.toMax
    toRest &+= later.toRest
  }
}

/// The aggregates of a contiguous run of elements.
internal struct _HistoricalNode: Sendable {
  /// The sum of the elements, modulo 2⁶⁴.
  var sum: Int
  var min: Int
  var max: Int
  /// The second largest distinct element; `Int.min` if all are equal.
  var nextMax = Int.min
  /// The greatest that an element has ever been.
  var pastMax: Int
  /// The number of occurrences of the maximum.
  var maxCount = 1
  /// What is pending for all nodes below.
  var waiting = _PendingAdditions()

  init(_ element: Int) { (sum, min, max, pastMax) = (element, element, element, element) }

  /// Applies additions to `count` elements.
  mutating func receive(_ additions: _PendingAdditions, _ count: Int) {
    sum &+= additions.toMax &* maxCount &+ additions.toRest &* (count &- maxCount)
    pastMax = Swift.max(pastMax, max &+ additions.peakOfMax)
    min &+= min == max ? additions.toMax : additions.toRest
    max &+= additions.toMax
    if nextMax > .min { nextMax &+= additions.toRest }
    waiting.append(additions)
  }

  /// Computes the aggregates from those of both halves.
  mutating func combine(_ left: Self, _ right: Self) {
    sum = left.sum &+ right.sum
    min = Swift.min(left.min, right.min)
    pastMax = Swift.max(left.pastMax, right.pastMax)
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
  }
}

/// The nodes of a tree, in preorder, as those of a ``ClampingSegmentTree``.
internal struct _HistoricalNodes {
  let all: UnsafeMutablePointer<_HistoricalNode>

  /// Builds the nodes of at least one element.
  func build(_ node: Int, _ elements: ArraySlice<Int>) {
    if elements.count == 1 {
      all[node] = _HistoricalNode(elements[elements.startIndex])
      return
    }
    let halves = _ClampingHalves(node, elements.count)
    build(halves.left, elements.prefix(halves.leftCount))
    build(halves.right, elements.dropFirst(halves.leftCount))
    all[node].combine(all[halves.left], all[halves.right])
  }

  /// Returns what the children of a node have to receive, if it is what the node still has to receive.
  private func shares(
    _ halves: _ClampingHalves, of additions: _PendingAdditions
  ) -> (left: _PendingAdditions, right: _PendingAdditions) {
    // The largest elements are in the child that has the greater maximum, or in both.
    let (left, right) = (all[halves.left].max, all[halves.right].max)
    return (
      left < right ? additions.ofRest : additions, right < left ? additions.ofRest : additions
    )
  }

  /// Pushes the pending additions of a node down to its children.
  func passDown(_ node: Int, _ halves: _ClampingHalves) {
    let (left, right) = shares(halves, of: all[node].waiting)
    all[node].waiting = _PendingAdditions()
    all[halves.left].receive(left, halves.leftCount)
    all[halves.right].receive(right, halves.rightCount)
  }

  /// Adds to those of a node's elements that lie in a range, at least one of them.
  func add(_ summand: Int, _ node: Int, _ own: Range<Int>, _ places: Range<Int>) {
    if places.lowerBound <= own.lowerBound && own.upperBound <= places.upperBound {
      let (least, isTooSmall) = all[node].min.addingReportingOverflow(summand)
      let (greatest, isTooLarge) = all[node].max.addingReportingOverflow(summand)
      precondition(
        !isTooSmall && !isTooLarge && _isClampable(least) && _isClampable(greatest),
        "an element is not in -2^61...2^61")
      let peak = Swift.max(summand, 0)
      all[node].receive(
        _PendingAdditions(
          toMax: summand, toRest: summand, peakOfMax: peak, peakOfRest: peak), own.count)
      return
    }
    let halves = _ClampingHalves(node, own.count)
    passDown(node, halves)
    let middle = own.lowerBound &+ halves.leftCount
    if places.lowerBound < middle { add(summand, halves.left, own.lowerBound..<middle, places) }
    if places.upperBound > middle { add(summand, halves.right, middle..<own.upperBound, places) }
    all[node].combine(all[halves.left], all[halves.right])
  }

  /// Limits those of a node's elements that lie in a range, at least one of them.
  func limit(_ limit: Int, _ node: Int, _ own: Range<Int>, _ places: Range<Int>) {
    if all[node].max <= limit { return }
    // A limit above all others changes only the largest elements: there is no need to visit the children.
    if places.lowerBound <= own.lowerBound && own.upperBound <= places.upperBound,
      all[node].nextMax < limit
    {
      all[node].receive(_PendingAdditions(toMax: limit &- all[node].max), own.count)
      return
    }
    let halves = _ClampingHalves(node, own.count)
    passDown(node, halves)
    let middle = own.lowerBound &+ halves.leftCount
    if places.lowerBound < middle {
      self.limit(limit, halves.left, own.lowerBound..<middle, places)
    }
    if places.upperBound > middle {
      self.limit(limit, halves.right, middle..<own.upperBound, places)
    }
    all[node].combine(all[halves.left], all[halves.right])
  }

  /// Returns the aggregates of those of a node's elements that lie in a range, at least one of them, after what the node
  /// still has to receive.
  func total(
    _ node: Int, _ own: Range<Int>, _ places: Range<Int>, _ above: _PendingAdditions
  ) -> _HistoricalNode {
    if places.lowerBound <= own.lowerBound && own.upperBound <= places.upperBound {
      var total = all[node]
      total.receive(above, own.count)
      return total
    }
    var waiting = all[node].waiting
    waiting.append(above)
    let halves = _ClampingHalves(node, own.count)
    let (left, right) = shares(halves, of: waiting)
    let middle = own.lowerBound &+ halves.leftCount
    if places.upperBound <= middle {
      return total(halves.left, own.lowerBound..<middle, places, left)
    }
    var both = total(halves.right, middle..<own.upperBound, places, right)
    if places.lowerBound < middle {
      both.combine(total(halves.left, own.lowerBound..<middle, places, left), both)
    }
    return both
  }

  /// Appends all elements of a node, of which there are `count`, after what the node still has to receive.
  func append(_ node: Int, _ count: Int, _ above: _PendingAdditions, to elements: inout [Int]) {
    if count == 1 { return elements.append(all[node].max &+ above.toMax) }
    var waiting = all[node].waiting
    waiting.append(above)
    let halves = _ClampingHalves(node, count)
    let (left, right) = shares(halves, of: waiting)
    append(halves.left, halves.leftCount, left, to: &elements)
    append(halves.right, halves.rightCount, right, to: &elements)
  }
}
