// The nodes of a static top tree: binary trees over the vertices of each heavy path, and over what hangs on each vertex.

/// A node of the tree of a heavy path, or of the tree of what hangs on a vertex.
@frozen @usableFromInline
internal struct _TopTreeNode: Sendable {
  /// The parent in the same tree.
  ///
  /// For the root of a tree it is the complement of what takes its value: for a path the branch that it is, for branches
  /// the vertex that they hang on; `top` for the path that begins at the root of all.
  @usableFromInline internal var up = top
  /// The two parts, of a path the one that is nearer to the root first.
  ///
  /// A vertex has the branches that hang on it as its left part, and a branch that is a path has that; −1 for none.
  @usableFromInline internal var left: Int32 = -1
  @usableFromInline internal var right: Int32 = -1

  @usableFromInline internal static let top = Int32.min

  @usableFromInline
  internal init() {}

  @inlinable internal var parts: (left: Int, right: Int) { (Int(left), Int(right)) }
}

/// What the values of a static top tree are computed from.
@frozen @usableFromInline
internal struct _TopTreeParts<Value> {
  @usableFromInline internal let pathNodes: [_TopTreeNode]
  @usableFromInline internal let branchNodes: [_TopTreeNode]
  @usableFromInline internal let values: [Value]

  @inlinable
  internal init(pathNodes: [_TopTreeNode], branchNodes: [_TopTreeNode], values: [Value]) {
    (self.pathNodes, self.branchNodes, self.values) = (pathNodes, branchNodes, values)
  }
}

/// What is done with values.
///
/// As the steps upward are made where the compiler sees the operations, they call no other function.
@frozen @usableFromInline
internal struct _TopTreeRules<Value, Path, Branch> {
  @usableFromInline internal let identity: Branch
  @usableFromInline internal let combine: (Branch, Branch) -> Branch
  @usableFromInline internal let vertex: (Value, Branch) -> Path
  @usableFromInline internal let join: (Path, Path) -> Path
  @usableFromInline internal let extend: (Path) -> Branch
  /// Recomputes all that depends on the value at a place.
  @usableFromInline internal let recompute:
    (
      _ place: Int, _TopTreeParts<Value>, UnsafeMutableBufferPointer<Path>,
      UnsafeMutableBufferPointer<Branch>
    ) -> Void

  @inlinable @inline(__always)
  internal init(
    identity: Branch, combine: @escaping (Branch, Branch) -> Branch,
    vertex: @escaping (Value, Branch) -> Path, join: @escaping (Path, Path) -> Path,
    extend: @escaping (Path) -> Branch
  ) {
    (self.identity, self.combine, self.vertex) = (identity, combine, vertex)
    (self.join, self.extend) = (join, extend)
    recompute = { place, parts, paths, branches in
      parts.pathNodes.withUnsafeBufferPointer { pathNodes in
        parts.branchNodes.withUnsafeBufferPointer { branchNodes in
          var place = place
          while true {
            // Invariant: all that hangs on the place is right; what depends on its value is not.
            let root = Int(pathNodes[place].left)
            paths[place] = vertex(parts.values[place], root < 0 ? identity : branches[root])
            var up = pathNodes[place].up
            while up >= 0 {
              let node = pathNodes[Int(up)]
              paths[Int(up)] = join(paths[Int(node.left)], paths[Int(node.right)])
              up = node.up
            }
            if up == _TopTreeNode.top { return }
            let path = branchNodes[Int(~up)]
            branches[Int(~up)] = extend(paths[Int(path.left)])
            up = path.up
            while up >= 0 {
              let node = branchNodes[Int(up)]
              branches[Int(up)] = combine(branches[Int(node.left)], branches[Int(node.right)])
              up = node.up
            }
            place = Int(~up)
          }
        }
      }
    }
  }
}

/// The trees of all heavy paths, and of all that hangs on vertices.
@usableFromInline
internal struct _TopTreeShape: Sendable {
  /// First the vertices, by their places, then what is joined of others.
  @usableFromInline internal private(set) var paths: [_TopTreeNode]
  @usableFromInline internal private(set) var branches: [_TopTreeNode] = []
  /// The path that begins at the root.
  @usableFromInline internal private(set) var top = 0
  private let places: [Int32]

  /// Returns the shape for a tree, and an order in which to compute values, each after its parts.
  ///
  /// The order is of the nodes of paths, and the complements of branches. Vertices on which nothing hangs are left out.
  @usableFromInline
  internal static func made(of tree: RootedTree) -> (shape: _TopTreeShape, steps: [Int32]) {
    var shape = _TopTreeShape(tree)
    let steps = shape.addNodes(tree)
    return (shape, steps)
  }

  private init(_ tree: RootedTree) {
    places = tree.places
    paths = Array(repeating: _TopTreeNode(), count: tree.vertexCount)
    paths.reserveCapacity(2 * tree.vertexCount)
  }

  private mutating func addNodes(_ tree: RootedTree) -> [Int32] {
    let ends = tree.order.map { Int32(truncatingIfNeeded: tree.subtree(of: $0).upperBound) }
    var steps: [Int32] = []
    var pathRoots = [Int32](repeating: -1, count: ends.count)
    for start in ends.indices.reversed() where tree.lines[start].start == start {
      // Invariant: the trees of all paths that begin at later places are there.
      var (items, weights): ([Int32], [Int32]) = ([], [])
      var place = start
      while true {
        let next = place + 1
        let hasNext = next < ends[place]
        addBranches(below: place, from: hasNext ? Int(ends[next]) : next, ends, pathRoots, &steps)
        items.append(Int32(truncatingIfNeeded: place))
        weights.append(ends[place] - Int32(truncatingIfNeeded: place))
        if !hasNext { break }
        weights[weights.count - 1] -= ends[next] - Int32(truncatingIfNeeded: next)
        place = next
      }
      pathRoots[start] = _balanced(items, weights) { upper, lower in
        steps.append(Int32(truncatingIfNeeded: paths.count))
        return Self.add(upper, lower, to: &paths)
      }
    }
    top = Int(pathRoots[0])
    return steps
  }

  /// Adds the branches that hang on a vertex: the paths that begin at its children from a place on.
  private mutating func addBranches(
    below place: Int, from firstChild: Int, _ ends: [Int32], _ pathRoots: [Int32],
    _ steps: inout [Int32]
  ) {
    var (items, weights): ([Int32], [Int32]) = ([], [])
    var child = firstChild
    while child < ends[place] {
      let branch = Int32(truncatingIfNeeded: branches.count)
      var node = _TopTreeNode()
      node.left = pathRoots[child]
      branches.append(node)
      paths[Int(pathRoots[child])].up = ~branch
      steps.append(~branch)
      items.append(branch)
      weights.append(ends[child] - Int32(truncatingIfNeeded: child))
      child = Int(ends[child])
    }
    if items.isEmpty { return }
    let root = _balanced(items, weights) { left, right in
      steps.append(~Int32(truncatingIfNeeded: branches.count))
      return Self.add(left, right, to: &branches)
    }
    branches[Int(root)].up = ~Int32(truncatingIfNeeded: place)
    paths[place].left = root
    steps.append(Int32(truncatingIfNeeded: place))
  }

  /// Adds a node of two parts, and returns it.
  private static func add(
    _ left: Int32, _ right: Int32, to nodes: inout [_TopTreeNode]
  ) -> Int32 {
    precondition(nodes.count < Int32.max, "the tree has too many vertices")
    let index = Int32(truncatingIfNeeded: nodes.count)
    var node = _TopTreeNode()
    (node.left, node.right) = (left, right)
    nodes.append(node)
    nodes[Int(left)].up = index
    nodes[Int(right)].up = index
    return index
  }
}

extension _TopTreeShape {
  @usableFromInline
  internal func place(of vertex: Int) -> Int {
    precondition(0 <= vertex && vertex < places.count, "there is no such vertex")
    return Int(places[vertex])
  }

  /// The parts of the heavy path below a place, from there on.
  @usableFromInline
  internal func below(_ place: Int) -> [Int] { siblings(of: place).below }

  /// The parts of the heavy path above a place, from there on.
  @usableFromInline
  internal func above(_ place: Int) -> [Int] { siblings(of: place).above }

  private func siblings(of place: Int) -> (above: [Int], below: [Int]) {
    var (node, above, below): (Int32, [Int], [Int]) = (Int32(truncatingIfNeeded: place), [], [])
    while paths[Int(node)].up >= 0 {
      let upper = paths[Int(paths[Int(node)].up)]
      if upper.left == node {
        below.append(Int(upper.right))
      } else {
        above.append(Int(upper.left))
      }
      node = paths[Int(node)].up
    }
    return (above, below)
  }

  /// All that hangs on a vertex by light edges.
  @usableFromInline
  internal func branch(at place: Int) -> Int? {
    let root = Int(paths[place].left)
    return root < 0 ? nil : root
  }

  /// The place that the heavy path of a place hangs on, and what else hangs there by light edges.
  @usableFromInline
  internal func parent(ofPathOf place: Int) -> (place: Int, others: [Int])? {
    var up = paths[place].up
    while up >= 0 { up = paths[Int(up)].up }
    if up == _TopTreeNode.top { return nil }
    var (node, others) = (~up, [Int]())
    while branches[Int(node)].up >= 0 {
      let upper = branches[Int(branches[Int(node)].up)]
      others.append(Int(upper.left == node ? upper.right : upper.left))
      node = branches[Int(node)].up
    }
    return (Int(~branches[Int(node)].up), others)
  }
}

/// Joins adjacent items until one is left.
///
/// The depth of an item of weight *w* is at most 2 log₂(*s* / *w*) + 2, where *s* is the weight of all.
internal func _balanced(
  _ items: [Int32], _ weights: [Int32], join: (Int32, Int32) -> Int32
) -> Int32 {
  var sums = [0]
  for weight in weights { sums.append(sums.last! + Int(weight)) }
  func joined(_ range: Range<Int>) -> Int32 {
    if range.count == 1 { return items[range.lowerBound] }
    // The first cut after which at least half of the weight is to the left, or the one before.
    let ends = sums[range.lowerBound] + sums[range.upperBound]
    var (low, high) = (range.lowerBound + 1, range.upperBound - 1)
    while low < high {
      let middle = (low + high) / 2
      if 2 * sums[middle] >= ends { high = middle } else { low = middle + 1 }
    }
    if low - 1 > range.lowerBound, sums[low] + sums[low - 1] > ends { low -= 1 }
    return join(joined(range.lowerBound..<low), joined(low..<range.upperBound))
  }
  return joined(0..<items.count)
}
