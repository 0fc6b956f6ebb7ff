// What to write where the elements of a priority queue have no order of their own. Without these the compiler says only
// that a tuple "cannot conform to 'Comparable'".

extension PriorityQueue {
  /// Tells how an order is given.
  @available(
    *, unavailable,
    message:
      "give the order with by:, as in PriorityQueue<(Int, Int)>(by: <), or make the elements pairs: Pair"
  )
  public init() { fatalError("unavailable") }

  /// Tells how an order is given.
  @available(
    *, unavailable,
    message:
      "give the order with by:, as in PriorityQueue(pairs, by: <), or make the elements pairs: Pair"
  )
  public init(_ elements: some Sequence<Element>) { fatalError("unavailable") }
}
