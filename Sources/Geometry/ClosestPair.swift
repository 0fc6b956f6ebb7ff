// The closest pair of points by divide and conquer. F. P. Preparata, M. I. Shamos: Computational Geometry, 5.4.

extension Collection where Element == LatticePoint {
  /// Returns the indices of a closest pair of points.
  ///
  ///     let places = [LatticePoint(0, 0), LatticePoint(9, 9), LatticePoint(4, 1), LatticePoint(8, 7)]
  ///     places.indicesOfClosestPair()  // (first: 1, second: 3)
  ///
  /// The two points may coincide, at distance 0.
  ///
  /// - Returns: The smaller index first; `nil` if there are fewer than two points.
  /// - Complexity: O(*n* log² *n*) in the worst case, O(*n* log *n*) unless most points lie on few vertical lines;
  ///   O(*n*) space
  @inlinable
  public func indicesOfClosestPair() -> (first: Index, second: Index)? {
    Array(self)._placesOfClosestPair().map {
      (index(startIndex, offsetBy: $0.first), index(startIndex, offsetBy: $0.second))
    }
  }
}

extension Collection where Element == RealPoint {
  /// Returns the indices of a closest pair of points.
  ///
  ///     let places = [RealPoint(0, 0), RealPoint(9, 9), RealPoint(4, 1), RealPoint(8.5, 7)]
  ///     places.indicesOfClosestPair()  // (first: 1, second: 3)
  ///
  /// The two points may coincide, at distance 0.
  ///
  /// - Returns: The smaller index first; `nil` if there are fewer than two points. Of pairs that are as close to each
  ///   other but for rounding it may be any.
  /// - Complexity: O(*n* log² *n*) in the worst case, O(*n* log *n*) unless most points lie on few vertical lines;
  ///   O(*n*) space
  @inlinable
  public func indicesOfClosestPair() -> (first: Index, second: Index)? {
    Array(self)._placesOfClosestPair().map {
      (index(startIndex, offsetBy: $0.first), index(startIndex, offsetBy: $0.second))
    }
  }
}

// MARK: - Core

extension Array where Element == LatticePoint {
  @usableFromInline
  internal func _placesOfClosestPair() -> (first: Int, second: Int)? {
    count < 2 ? nil : _closestPlaces(ascending: _ascendingPlaces().map { Int($0) })
  }
}

extension Array where Element == RealPoint {
  @usableFromInline
  internal func _placesOfClosestPair() -> (first: Int, second: Int)? {
    count < 2 ? nil : _closestPlaces(ascending: indices.sorted { self[$0] < self[$1] })
  }
}

extension Array where Element: _PlanePoint {
  /// Returns the places of a closest pair, given all places in ascending order of the points.
  internal func _closestPlaces(ascending places: [Int]) -> (first: Int, second: Int) {
    var search = _ClosestPairSearch(self, ascending: places)
    search._search(0..<count)
    let (first, second) = (search._first, search._second)
    return (Swift.min(first, second), Swift.max(first, second))
  }
}

/// The state of the divide-and-conquer search for the closest pair.
internal struct _ClosestPairSearch<Point: _PlanePoint> {
  internal typealias Entry = (point: Point, index: Int)

  /// All points, sorted.
  private let _entries: [Entry]
  /// The strip: points of both halves that are close to the dividing line.
  private var _strip: [Entry] = []
  private var _squaredDistance: Point.Coordinate
  internal private(set) var _first = 0
  internal private(set) var _second = 1

  internal init(_ points: [Point], ascending places: [Int]) {
    _squaredDistance = points[0].squaredDistance(to: points[1])
    _entries = places.map { (points[$0], $0) }
  }

  /// Compares all pairs of a range of points that may be closer than the closest pair so far.
  internal mutating func _search(_ stretch: Range<Int>) {
    if stretch.count <= 4 {
      for place in stretch {
        for other in stretch.lowerBound..<place { _compare(_entries[other], _entries[place]) }
      }
      return
    }
    let middle = (stretch.lowerBound + stretch.upperBound) / 2
    _search(stretch.lowerBound..<middle)
    _search(middle..<stretch.upperBound)
    let line = _entries[middle].point.x
    _strip.removeAll(keepingCapacity: true)
    var next = middle - 1
    while next >= stretch.lowerBound, _isClose(line - _entries[next].point.x) {
      _strip.append(_entries[next])
      next -= 1
    }
    if _strip.isEmpty { return }
    next = middle
    while next < stretch.upperBound, _isClose(_entries[next].point.x - line) {
      _strip.append(_entries[next])
      next += 1
    }
    _strip.sort { $0.point.y < $1.point.y }
    // Only a few of them fit between a point and the height up to which others can be closer.
    for place in _strip.indices {
      var other = place - 1
      while other >= 0, _isClose(_strip[place].point.y - _strip[other].point.y) {
        _compare(_strip[other], _strip[place])
        other -= 1
      }
    }
  }

  private func _isClose(_ difference: Point.Coordinate) -> Bool {
    difference * difference < _squaredDistance
  }

  private mutating func _compare(_ entry: Entry, _ other: Entry) {
    let squaredDistance = entry.point.squaredDistance(to: other.point)
    if squaredDistance < _squaredDistance {
      (_squaredDistance, _first, _second) = (squaredDistance, entry.index, other.index)
    }
  }
}
