// Static top tree: the vertices of each heavy path are the leaves of a binary tree that is balanced by the sizes of what
// hangs on them, and so are the subtrees that hang on each vertex. Alstrup, Holm, de Lichtenberg, Thorup, "Maintaining
// information in fully dynamic trees with top trees", 2005, for clusters; the balance is that of Bent, Sleator, Tarjan,
// "Biased search trees", 1985.

/// A dynamic program over a rooted tree whose values may change: a static top tree (dynamic DP).
///
/// A tree DP combines values along heavy paths, and those of the subtrees that hang on a path by light edges. Here it
/// is the largest sum of a connected set of vertices that contains the root: of a path, with all that hangs on it, the
/// sum of all its vertices is needed besides the best sum that begins at its top.
///
///     let tree = RootedTree(edges: [(0, 1), (1, 2), (0, 3)])
///     var parts = StaticTopTree<Int, (all: Int, best: Int), Int>(
///       tree, [5, -4, 3, 2], identity: 0, combine: +,
///       vertex: { value, hanging in (value + hanging, value + hanging) },
///       join: { upper, lower in (upper.all + lower.all, max(upper.best, upper.all + lower.best)) },
///       extend: { path in max(0, path.best) })
///     parts.combined().best  // 7: 5 + 2
///     parts[2] = 9
///     parts.combined().best  // 12: 5 - 4 + 9 + 2
///     parts.combined(subtreeOf: 1).best  // 5
///
/// If nothing hangs on paths, it is a `SegmentTree` of `DataStructures`; for path queries or sums over subtrees, a
/// ``RootedTree`` with such a tree is enough. If no value changes, a loop over ``RootedTree/order`` does the same.
///
/// For values of edges, let the value of a vertex include that of the edge to its parent. Write the types out, as above:
/// the compiler does not infer tuples.
public struct StaticTopTree<Value, Path, Branch> {
  @usableFromInline internal let _shape: _TopTreeShape
  /// By the places of the vertices.
  @usableFromInline internal var _values: [Value]
  @usableFromInline internal var _paths: [Path]
  @usableFromInline internal var _branches: [Branch]
  @usableFromInline internal let _rules: _TopTreeRules<Value, Path, Branch>

  /// Creates the dynamic program of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - values: The values of the vertices 0, 1, ….
  ///   - identity: The identity of `combine`: what hangs on a vertex without light edges.
  ///   - combine: An associative and commutative operation, which combines what hangs on one vertex (rake).
  ///   - vertex: Returns what is known of a single vertex as a path, from its value and what hangs on it.
  ///   - join: An associative operation, which makes one path of two adjacent ones (compress). The first argument is
  ///     nearer to the root.
  ///   - extend: Returns what a path is for the parent of its top, on which it hangs.
  /// - Complexity: O(*n* log *n*) for *n* vertices.
  @inlinable
  public init(
    _ tree: RootedTree, _ values: [Value], identity: Branch,
    combine: @escaping (Branch, Branch) -> Branch, vertex: @escaping (Value, Branch) -> Path,
    join: @escaping (Path, Path) -> Path, extend: @escaping (Path) -> Branch
  ) {
    precondition(values.count == tree.vertexCount, "there must be a value for each vertex")
    let (shape, steps) = _TopTreeShape.made(of: tree)
    (_shape, _values) = (shape, tree.order.map { values[$0] })
    _rules = _TopTreeRules(
      identity: identity, combine: combine, vertex: vertex, join: join, extend: extend)
    // All but the vertices and the identity is computed below, from what has been computed before.
    _paths = _values.map { vertex($0, identity) }
    _paths.reserveCapacity(shape.paths.count)
    _branches = []
    _branches.reserveCapacity(shape.branches.count)
    for step in steps {
      let node = Int(step >= 0 ? step : ~step)
      if step < 0 {
        let (left, right) = shape.branches[node].parts
        _branches.append(
          right < 0 ? extend(_paths[left]) : combine(_branches[left], _branches[right]))
      } else if node < _values.count {
        _paths[node] = vertex(_values[node], _branches[shape.paths[node].parts.left])
      } else {
        let (upper, lower) = shape.paths[node].parts
        _paths.append(join(_paths[upper], _paths[lower]))
      }
    }
  }

  /// The number of vertices: they are 0 ..< `vertexCount`.
  ///
  /// - Complexity: O(1)
  @inlinable public var vertexCount: Int { _values.count }

  /// Accesses the value of a vertex.
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: O(1) to read, O(log *n*) to replace, for *n* vertices.
  @inlinable
  public subscript(vertex: Int) -> Value {
    get { _values[_shape.place(of: vertex)] }
    set {
      let place = _shape.place(of: vertex)
      _values[place] = newValue
      let parts = _TopTreeParts(
        pathNodes: _shape.paths, branchNodes: _shape.branches, values: _values)
      let recompute = _rules.recompute
      _paths.withUnsafeMutableBufferPointer { paths in
        _branches.withUnsafeMutableBufferPointer { branches in
          recompute(place, parts, paths, branches)
        }
      }
    }
  }

  /// Returns the result for the whole tree: for the heavy path that begins at the root, with all that hangs on it.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func combined() -> Path { _paths[_shape.top] }

  /// Returns the result for the subtree of a vertex.
  ///
  /// - Parameter vertex: In 0 ..< `vertexCount`.
  /// - Complexity: O(log *n*) for *n* vertices.
  @inlinable
  public func combined(subtreeOf vertex: Int) -> Path {
    let place = _shape.place(of: vertex)
    return _shape.below(place).reduce(_paths[place]) { _rules.join($0, _paths[$1]) }
  }

  /// Returns the result for the whole tree with another vertex as its root.
  ///
  /// Paths are then also seen from below, for which `reversed` is needed. Here it is the largest sum of a path that begins
  /// at a given vertex:
  ///
  ///     typealias Path = (all: Int, down: Int, up: Int)
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (0, 3)])
  ///     let paths = StaticTopTree<Int, Path, Int>(
  ///       tree, [5, -4, 3, 2], identity: 0, combine: max,
  ///       vertex: { value, hanging in (value, value + hanging, value + hanging) },
  ///       join: { upper, lower in
  ///         (
  ///           upper.all + lower.all, max(upper.down, upper.all + lower.down),
  ///           max(lower.up, lower.all + upper.up)
  ///         )
  ///       }, extend: { path in max(0, path.down) })
  ///     paths.combined(rootedAt: 0) { ($0.all, $0.up, $0.down) }.down  // 7: 5 + 2
  ///     paths.combined(rootedAt: 2) { ($0.all, $0.up, $0.down) }.down  // 6: 3 - 4 + 5 + 2
  ///
  /// So are the distance to the nearest of the marked vertices, or the size or the maximum of the connected component of
  /// vertices with the same color, which contains a given vertex, while marks and colors change.
  ///
  /// As edges have no parent of their own then, their values are best those of vertices, one between the two ends of
  /// each edge.
  ///
  /// - Parameters:
  ///   - root: In 0 ..< `vertexCount`.
  ///   - reversed: Returns what is known of a path, with all that hangs on it, in the opposite direction.
  /// - Returns: The result for the path from the new root to the old one, with all that hangs on it.
  /// - Complexity: O(log *n*) for *n* vertices.
  @inlinable
  public func combined(rootedAt root: Int, reversed: (Path) -> Path) -> Path {
    var place = _shape.place(of: root)
    var hanging = _shape.branch(at: place).map { _branches[$0] } ?? _rules.identity
    var path: Path?
    while true {
      // Invariant: `path` leads from the new root to the vertex below the place; it is `nil` at the new root itself. What
      // hangs on the place by light edges is `hanging`, but for that path.
      let lower = _shape.below(place)
      if let first = lower.first {
        let rest = lower.dropFirst().reduce(_paths[first]) { _rules.join($0, _paths[$1]) }
        hanging = _rules.combine(hanging, _rules.extend(rest))
      }
      let own = _rules.vertex(_values[place], hanging)
      let whole = _shape.above(place).reduce(path.map { _rules.join($0, own) } ?? own) {
        _rules.join($0, reversed(_paths[$1]))
      }
      guard let (next, others) = _shape.parent(ofPathOf: place) else { return whole }
      hanging = others.reduce(_rules.identity) { _rules.combine($0, _branches[$1]) }
      (path, place) = (whole, next)
    }
  }
}
