// The nodes of a segment tree of lower hulls. The hull of a node is that of its left half up to the left end of a bridge,
// and that of its right half from the right end on; only the bridge is stored.

/// A linear function of the index.
@usableFromInline
internal struct _Line: Sendable {
  @usableFromInline internal var slope = 0
  @usableFromInline internal var intercept = 0

  @usableFromInline
  internal init(slope: Int = 0, intercept: Int = 0) {
    (self.slope, self.intercept) = (slope, intercept)
  }

  internal static func += (sum: inout Self, line: Self) {
    sum.slope += line.slope
    sum.intercept += line.intercept
  }

  /// The value at an index.
  internal subscript(x: Int) -> Int { slope * x + intercept }
}

/// A point (index, element).
internal struct _HullPoint: Sendable {
  internal var x: Int
  internal var y: Int

  internal func raised(by line: _Line) -> Self { Self(x: x, y: y + line[x]) }

  /// Whether the point is below the line from one point to another one on its right.
  internal func isBelow(_ start: Self, _ end: Self) -> Bool {
    (y - start.y) * (end.x - start.x) < (end.y - start.y) * (x - start.x)
  }
}

internal struct _HullNode: Sendable {
  /// The ends of the bridge; of a single element both are the same.
  private var leftX: Int32
  private var rightX: Int32
  private var leftY: Int
  private var rightY: Int
  /// What has been added here, but not yet further down; of a single element nothing.
  internal private(set) var waiting = _Line()

  internal init(_ index: Int, _ element: Int) {
    (leftX, leftY) = (Int32(truncatingIfNeeded: index), element)
    (rightX, rightY) = (leftX, leftY)
  }

  internal init(_ left: _HullPoint, _ right: _HullPoint) {
    (leftX, leftY) = (Int32(truncatingIfNeeded: left.x), left.y)
    (rightX, rightY) = (Int32(truncatingIfNeeded: right.x), right.y)
  }

  internal var left: _HullPoint { _HullPoint(x: Int(leftX), y: leftY) }
  internal var right: _HullPoint { _HullPoint(x: Int(rightX), y: rightY) }

  internal mutating func add(_ line: _Line) {
    leftY += line[Int(leftX)]
    rightY += line[Int(rightX)]
    if leftX < rightX { waiting += line }
  }

  /// Returns what has to be added further down, which is done then.
  internal mutating func takeWaiting() -> _Line {
    defer { waiting = _Line() }
    return waiting
  }
}

/// A node, and the indices of the elements that are in it.
internal struct _HullRange {
  internal let node: Int
  internal let places: Range<Int>

  internal init(_ count: Int) { (node, places) = (0, 0..<count) }

  private init(_ node: Int, _ places: Range<Int>) { (self.node, self.places) = (node, places) }

  internal var isSingle: Bool { places.count == 1 }

  /// The first index of the right half.
  internal var middle: Int { places.lowerBound + places.count / 2 }

  internal var left: Self { Self(node + 1, places.lowerBound..<middle) }
  internal var right: Self {
    Self(node + 2 * (middle - places.lowerBound), middle..<places.upperBound)
  }
}

/// The nodes of a tree.
internal struct _HullNodes {
  internal let all: UnsafeMutablePointer<_HullNode>

  internal func build(_ range: _HullRange, _ elements: [Int]) {
    if range.isSingle {
      let index = range.places.lowerBound
      all[range.node] = _HullNode(index, elements[index])
      return
    }
    build(range.left, elements)
    build(range.right, elements)
    findBridge(of: range)
  }

  /// Adds to all elements of a node that are at the given places.
  internal func add(_ line: _Line, _ places: Range<Int>, _ range: _HullRange) {
    if !places.overlaps(range.places) { return }
    if places.lowerBound <= range.places.lowerBound, range.places.upperBound <= places.upperBound {
      all[range.node].add(line)
      return
    }
    let waiting = all[range.node].takeWaiting()
    all[range.left.node].add(waiting)
    all[range.right.node].add(waiting)
    add(line, places, range.left)
    add(line, places, range.right)
    findBridge(of: range)
  }

  /// Returns the minimum of the elements of a node that are at the given places, `Int.max` if there are none.
  ///
  /// - Parameter above: What has to be added to them still.
  internal func minimum(_ places: Range<Int>, _ range: _HullRange, _ above: _Line) -> Int {
    if !places.overlaps(range.places) { return .max }
    if places.lowerBound <= range.places.lowerBound, range.places.upperBound <= places.upperBound {
      return minimum(range, above)
    }
    var line = above
    line += all[range.node].waiting
    return Swift.min(minimum(places, range.left, line), minimum(places, range.right, line))
  }

  /// Returns the minimum of a node: its hull descends up to there, and ascends from there on.
  private func minimum(_ range: _HullRange, _ above: _Line) -> Int {
    var (range, line) = (range, above)
    while true {
      let node = all[range.node]
      let (left, right) = (node.left.raised(by: line), node.right.raised(by: line))
      if range.isSingle { return left.y }
      line += node.waiting
      range = left.y < right.y ? range.left : range.right
    }
  }

  /// Appends all elements of a node.
  ///
  /// - Parameter above: What has to be added to them still.
  internal func append(_ range: _HullRange, _ above: _Line, to elements: inout [Int]) {
    if range.isSingle { return elements.append(all[range.node].left.raised(by: above).y) }
    var line = above
    line += all[range.node].waiting
    append(range.left, line, to: &elements)
    append(range.right, line, to: &elements)
  }

  /// Finds the bridge between the hulls of both halves of a node at which nothing is waiting.
  private func findBridge(of range: _HullRange) {
    var (left, right) = (range.left, range.right)
    var (leftLine, rightLine) = (_Line(), _Line())
    while true {
      // Invariant: the left end of the bridge is in `left`, the right end in `right`, and both lines are what has to be
      // added there.
      let (leftNode, rightNode) = (all[left.node], all[right.node])
      let (a, b) = (leftNode.left.raised(by: leftLine), leftNode.right.raised(by: leftLine))
      let (c, d) = (rightNode.left.raised(by: rightLine), rightNode.right.raised(by: rightLine))
      if left.isSingle && right.isSingle {
        all[range.node] = _HullNode(a, c)
        return
      }
      let step: (leftHalf: Bool?, rightHalf: Bool?)
      if !left.isSingle && c.isBelow(a, b) {
        step = (true, nil)
      } else if !right.isSingle && b.isBelow(c, d) {
        step = (nil, false)
      } else if left.isSingle {
        step = (nil, true)
      } else if right.isSingle {
        step = (false, nil)
      } else {
        // The lines of both meet between them. If that is on the left of the border, all on the right is too high there
        // for a bridge that begins before b; else it is the other way round.
        step = Self.isLower(a, b, than: c, d, at: range.middle) ? (false, nil) : (nil, true)
      }
      if let isLeft = step.leftHalf {
        leftLine += leftNode.waiting
        left = isLeft ? left.left : left.right
      } else {
        rightLine += rightNode.waiting
        right = step.rightHalf! ? right.left : right.right
      }
    }
  }

  /// Whether the line through the first two points is below that of the others at this index, which is between them.
  private static func isLower(
    _ a: _HullPoint, _ b: _HullPoint, than c: _HullPoint, _ d: _HullPoint, at x: Int
  ) -> Bool {
    let (width, otherWidth) = (b.x - a.x, d.x - c.x)
    let height = b.y * width + (b.y - a.y) * (x - b.x)
    let otherHeight = c.y * otherWidth - (d.y - c.y) * (c.x - x)
    let (product, other) = (
      height.multipliedFullWidth(by: otherWidth), otherHeight.multipliedFullWidth(by: width)
    )
    return (product.high, product.low) < (other.high, other.low)
  }
}
