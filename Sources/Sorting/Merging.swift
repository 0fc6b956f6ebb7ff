// Merging: what merge sort is made of. Of plain, small elements from both ends at once, without a
// branch: two comparisons that need not wait for each other. Merging from both ends as in Rust's
// small sorts (Bergdoll, Peters: ipnsort, 2024).

extension UnsafeMutableBufferPointer {
  /// Stably merges the sorted parts of the range before and from `middle`, and returns the number of inversions.
  @inlinable
  internal func _merge(
    _ range: Range<Int>, at middle: Int, scratch: UnsafeMutableBufferPointer,
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Int {
    guard let base = baseAddress, let scratch = scratch.baseAddress,
      try areInIncreasingOrder(base[middle], base[middle - 1])
    else { return 0 }
    let (leftCount, rightCount) = (middle - range.lowerBound, range.upperBound - middle)
    let start = base + range.lowerBound
    // Folded at compile time, as in `_quickSortSplit`. Where comparing means waiting for memory, a
    // branch that is guessed lets the processor go on meanwhile.
    if _sortingElementsAreCheap {
      return try start._mergeFromBothEnds(
        leftCount, rightCount, scratch: scratch, by: areInIncreasingOrder)
    } else {
      return try start._mergeForward(
        leftCount, rightCount, scratch: scratch, by: areInIncreasingOrder)
    }
  }
}

extension UnsafeMutablePointer {
  /// Merges two sorted parts of any elements, and returns the number of inversions.
  @inlinable
  internal func _mergeForward(
    _ leftCount: Int, _ rightCount: Int, scratch: UnsafeMutablePointer,
    by areInIncreasingOrder: (Pointee, Pointee) throws -> Bool
  ) rethrows -> Int {
    scratch.moveInitialize(from: self, count: leftCount)
    var (left, right, next) = (scratch, self + leftCount, self)
    let (leftEnd, rightEnd) = (scratch + leftCount, self + leftCount + rightCount)
    var inversions = 0
    // Invariant: self..<next is merged, and next..<right a hole for what remains on the left. The
    // `defer` fills it also when the predicate throws.
    defer { next.moveInitialize(from: left, count: leftEnd - left) }
    while left < leftEnd && right < rightEnd {
      if try areInIncreasingOrder(right.pointee, left.pointee) {
        next.moveInitialize(from: right, count: 1)
        right += 1
        inversions += leftEnd - left
      } else {
        next.moveInitialize(from: left, count: 1)
        left += 1
      }
      next += 1
    }
    return inversions
  }

  /// Merges two sorted parts of plain elements, and returns the number of inversions.
  @inlinable
  internal func _mergeFromBothEnds(
    _ leftCount: Int, _ rightCount: Int, scratch: UnsafeMutablePointer,
    by areInIncreasingOrder: (Pointee, Pointee) throws -> Bool
  ) rethrows -> Int {
    scratch.update(from: self, count: leftCount + rightCount)
    let (leftStart, rightStart) = (scratch, scratch + leftCount)
    var (left, leftEnd) = (leftStart, rightStart)
    var (right, rightEnd) = (rightStart, rightStart + rightCount)
    var (next, nextEnd) = (self, self + leftCount + rightCount)
    // What remains fills the gap in the middle, also when the predicate throws. Each element is
    // taken once, whatever the predicate says.
    defer {
      next.update(from: left, count: leftEnd - left)
      (next + (leftEnd - left)).update(from: right, count: rightEnd - right)
    }
    // Each element of the left part is in the wrong order with those of the right part that come
    // before it. These are added up at each step, as a step that asks which part its element is
    // from has a branch, and what the steps of the other part add, 0 + 1 + 2 + …, is known. Nothing
    // can wrap below 2^32 elements.
    var (beforeFront, behindBack) = (0, 0)
    while true {
      // Each round takes two elements, of either part: so many rounds need not look at the ends.
      let rounds = Swift.min(leftEnd - left, rightEnd - right) / 2
      if rounds == 0 { break }
      for _ in 0..<rounds {
        beforeFront &+= right - rightStart
        let (first, second) = (left.pointee, right.pointee)
        let rightIsSmaller = try areInIncreasingOrder(second, first)
        next.pointee = rightIsSmaller ? second : first
        next += 1
        right += rightIsSmaller._oneOrZero
        left += 1 - rightIsSmaller._oneOrZero
        behindBack &+= rightStart - leftEnd
        let (last, veryLast) = ((leftEnd - 1).pointee, (rightEnd - 1).pointee)
        let leftIsLarger = try areInIncreasingOrder(veryLast, last)
        nextEnd -= 1
        nextEnd.pointee = leftIsLarger ? last : veryLast
        leftEnd -= leftIsLarger._oneOrZero
        rightEnd -= 1 - leftIsLarger._oneOrZero
      }
    }
    while left < leftEnd && right < rightEnd {
      beforeFront &+= right - rightStart
      let rightIsSmaller = try areInIncreasingOrder(right.pointee, left.pointee)
      next.pointee = rightIsSmaller ? right.pointee : left.pointee
      next += 1
      right += rightIsSmaller._oneOrZero
      left += 1 - rightIsSmaller._oneOrZero
    }
    let (front, back) = (right - rightStart, rightStart - leftEnd)
    let inFront = beforeFront - front * (front - 1) / 2 + (leftEnd - left) * front
    let behind = behindBack - back * (back - 1) / 2 + back * (rightEnd - rightStart)
    return inFront + behind
  }

  /// Merges the sorted halves of so many plain elements, the left one the shorter if they differ,
  /// and returns true; or false if the order proves contradictory: what was written is then
  /// worthless.
  @inlinable
  internal func _mergeHalves(
    _ count: Int, into merged: UnsafeMutablePointer,
    by areInIncreasingOrder: (Pointee, Pointee) throws -> Bool
  ) rethrows -> Bool {
    let half = count / 2
    var (left, right) = (0, half)
    var (leftEnd, rightEnd) = (half - 1, count - 1)
    for step in 0..<half {
      // Invariant: the `step` smallest are in merged[..<step], the `step` largest in
      // merged[(count - step)...]; left...leftEnd and right...rightEnd remain. Each side takes at
      // most `half` elements, so no index leaves its half, whatever the predicate says. Wrapping
      // operators: indices of so few elements cannot wrap.
      let rightIsSmaller = try areInIncreasingOrder(self[right], self[left])
      merged[step] = rightIsSmaller ? self[right] : self[left]
      right &+= rightIsSmaller ? 1 : 0
      left &+= rightIsSmaller ? 0 : 1
      let leftIsLarger = try areInIncreasingOrder(self[rightEnd], self[leftEnd])
      merged[count &- 1 &- step] = leftIsLarger ? self[leftEnd] : self[rightEnd]
      leftEnd &-= leftIsLarger ? 1 : 0
      rightEnd &-= leftIsLarger ? 0 : 1
    }
    if count % 2 == 1 {
      let remainsLeft = left <= leftEnd
      merged[half] = remainsLeft ? self[left] : self[right]
      left += remainsLeft ? 1 : 0
      right += remainsLeft ? 0 : 1
    }
    // Both ends must have met: otherwise an element was taken twice, and another not at all.
    return left == leftEnd + 1 && right == rightEnd + 1
  }
}

extension Bool {
  /// 1 for true, without a choice.
  ///
  /// Several choices by one condition become a branch: merging pairs
  /// of Int32 took 52 instead of 28 ns per element.
  @inlinable
  @inline(__always)
  internal var _oneOrZero: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
