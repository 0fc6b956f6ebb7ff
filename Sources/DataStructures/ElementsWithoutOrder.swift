// Hints where the elements of a priority queue are not `Comparable`. Without these the compiler says only that a tuple
// "cannot conform to 'Comparable'".

extension PriorityQueue {
  /// Unavailable: shows how to give an order.
  @available(
    *, unavailable,
    message:
      "give the order with by:, as in PriorityQueue<(Int, Int)>(by: <), or make the elements pairs: Pair"
  )
  public init() { fatalError("unavailable") }

  /// Unavailable: shows how to give an order.
  @available(
    *, unavailable,
    message:
      "give the order with by:, as in PriorityQueue(pairs, by: <), or make the elements pairs: Pair"
  )
  public init(_ elements: some Sequence<Element>) { fatalError("unavailable") }
}
