// Exact covers by backtracking, the element with the fewest sets left first: Knuth, Dancing Links, 2000; TAOCP vol. 4B,
// 7.2.2.1, algorithm X.

extension Collection where Element: Collection, Element.Element == Int {
  /// Returns the indices of disjoint sets that together contain each of 0, 1 … exactly once; `nil` if there are none
  /// (exact cover, algorithm X, dancing links).
  ///
  ///     [[0, 2], [0, 3], [1, 2], [3]].exactCover(of: 4)  // [1, 2]
  ///
  /// Each set is a choice, and each element a demand that exactly one choice has to meet. Elements from `count` on need
  /// not be contained, but at most once; a set of such elements only is never chosen. In a sudoku a choice is a digit in
  /// a cell; the demands are that the cell has a digit, and that the row, the column and the box have this digit. On a
  /// chessboard with a queen in each row and column the diagonals are elements that may stay empty:
  ///
  ///     let squares = (0..<6).flatMap { row in (0..<6).map { (row, $0) } }
  ///     let sets = squares.map { row, column in [row, 6 + column, 12 + row + column, 28 + row - column] }
  ///     let queens = sets.exactCover(of: 12)!.map { squares[$0] }
  ///     queens.map { $0.1 }  // [1, 3, 5, 0, 2, 4]: the column of the queen in each row
  ///
  /// What is given, such as the digits of a sudoku, is respected by leaving out the sets that contradict it.
  ///
  /// - Parameter count: The number of elements that have to be contained, at least 0.
  /// - Returns: The indices in ascending order, counted from 0.
  /// - Precondition: The elements of a set are distinct and not negative; the largest one, and the number of those in all
  ///   sets together, are less than 2³¹.
  /// - Complexity: exponential at worst; sudokus take 0.1 to 1 ms.
  public func exactCover(of count: Int) -> [Int]? {
    var first: [Int]?
    forEachExactCover(of: count) { cover in
      first = cover
      return false
    }
    return first
  }

  /// Calls a closure with each exact cover: disjoint sets that together contain each of 0, 1 … exactly once.
  ///
  ///     var count = 0
  ///     [[0], [1], [2], [0, 1], [1, 2]].forEachExactCover(of: 3) { cover in
  ///       count += 1
  ///       return true
  ///     }
  ///     count  // 3: [0, 1, 2], [0, 4] and [2, 3]
  ///
  /// Whether a sudoku has one solution only is known after two calls.
  ///
  /// - Parameters:
  ///   - count: The number of elements that have to be contained, at least 0; those from `count` on may be contained at
  ///     most once.
  ///   - visit: The closure. It gets the indices of the sets in ascending order, and returns whether to go on.
  /// - Precondition: As for `exactCover(of:)`.
  /// - Complexity: exponential at worst.
  public func forEachExactCover(of count: Int, _ visit: ([Int]) throws -> Bool) rethrows {
    precondition(count >= 0, "a number of elements must not be negative")
    var search = _ExactCoverSearch(map { Array($0) }, count)
    try search.visitAll(visit)
  }
}

/// A sparse matrix of circular lists in both directions: the head of all columns is 0, the elements follow, then their
/// occurrences in sets.
internal struct _ExactCoverSearch {
  private var left: [Int32]
  private var right: [Int32]
  private var up: [Int32]
  private var down: [Int32]
  /// The column of each node, and the set it is of.
  private var column: [Int32]
  private var set: [Int32]
  /// How many sets are left with each element.
  private var sizes: [Int32]

  internal init(_ sets: [[Int]], _ count: Int) {
    let elements = Swift.max(count, (sets.joined().max() ?? -1) + 1)
    // Elements that may stay uncovered are alone in their row of columns: they are never chosen.
    left = (0...Int32(elements)).map { $0 == 0 ? Int32(count) : $0 <= count ? $0 - 1 : $0 }
    right = (0...Int32(elements)).map { $0 < count ? $0 + 1 : $0 == count ? 0 : $0 }
    up = Array(0...Int32(elements))
    (down, column, set) = (up, up, Array(repeating: -1, count: up.count))
    sizes = Array(repeating: 0, count: up.count)
    for (index, members) in sets.enumerated() {
      let first = Int32(up.count)
      for (place, element) in members.enumerated() {
        precondition(element >= 0, "the elements of a set must not be negative")
        let (head, node) = (element + 1, first + Int32(place))
        precondition(up[head] < first, "an element is in a set twice")
        left.append(node - 1)
        right.append(node + 1)
        up.append(up[head])
        down.append(Int32(head))
        down[Int(up[head])] = node
        up[head] = node
        column.append(Int32(head))
        set.append(Int32(index))
        sizes[head] += 1
      }
      if members.isEmpty { continue }
      left[Int(first)] = Int32(up.count) - 1
      right[up.count - 1] = first
    }
  }

  /// Visits all covers, until the visitor wants no more; without recursion, so that a cover may have any number of sets.
  internal mutating func visitAll(_ visit: ([Int]) throws -> Bool) rethrows {
    // Where each set that is chosen has the element it was chosen for.
    var path: [Int] = []
    while true {
      // Invariant: of the covers with the sets on the path none has been visited.
      var node = 0
      if right[0] == 0 {
        if try !visit(path.map { Int(set[$0]) }.sorted()) { return }
      } else {
        let element = scarcest()
        if sizes[element] > 0 {
          cover(element)
          node = Int(down[element])
        }
      }
      // Back to the last element for which there is one more set: after all of them comes its column.
      while node == 0 || set[node] < 0 {
        if node > 0 { uncover(node) }
        guard let last = path.popLast() else { return }
        var other = Int(left[last])
        while other != last {
          uncover(Int(column[other]))
          other = Int(left[other])
        }
        node = Int(down[last])
      }
      path.append(node)
      var other = Int(right[node])
      while other != node {
        cover(Int(column[other]))
        other = Int(right[other])
      }
    }
  }

  /// The element that the fewest sets are left for, or the first one with at most one: there is no choice then.
  private func scarcest() -> Int {
    var best = Int(right[0])
    var element = best
    while element != 0 && sizes[best] > 1 {
      if sizes[element] < sizes[best] { best = element }
      element = Int(right[element])
    }
    return best
  }

  /// Takes an element out, and all sets that contain it out of the columns of their other elements.
  private mutating func cover(_ element: Int) {
    right[Int(left[element])] = right[element]
    left[Int(right[element])] = left[element]
    var node = Int(down[element])
    while node != element {
      var other = Int(right[node])
      while other != node {
        down[Int(up[other])] = down[other]
        up[Int(down[other])] = up[other]
        sizes[Int(column[other])] -= 1
        other = Int(right[other])
      }
      node = Int(down[node])
    }
  }

  /// Undoes `cover`: as each node still knows its neighbors, it puts itself back between them.
  private mutating func uncover(_ element: Int) {
    var node = Int(up[element])
    while node != element {
      var other = Int(left[node])
      while other != node {
        sizes[Int(column[other])] += 1
        down[Int(up[other])] = Int32(other)
        up[Int(down[other])] = Int32(other)
        other = Int(left[other])
      }
      node = Int(up[node])
    }
    right[Int(left[element])] = Int32(element)
    left[Int(right[element])] = Int32(element)
  }
}
