import DataStructures
import Testing

/// What is printed is what is in there, not how it is stored.
@Suite struct DescriptionTests {
  @Test func elementsAreShownAsThoseOfAnArray() {
    var fenwick = FenwickTree([3, 1, 4, 1, 5])
    fenwick[1] = 9
    var segments = SegmentTree([3, 1, 4, 1, 5], identity: 0, combine: +)
    segments[1] = 9
    var lazy = LazySegmentTree<Int, Int>(
      [3, 0, 4, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    lazy.update(1...1, by: 9)
    var row = ImplicitTreap([3, 1, 4, 9, 5], identity: 0, combine: max)
    row.reverse(1...3)
    row[3] = 1
    #expect("\(fenwick)" == "[3, 9, 4, 1, 5]" && "\(segments)" == "[3, 9, 4, 1, 5]")
    #expect("\(lazy)" == "[3, 9, 4, 1, 5]" && "\(row)" == "[3, 9, 4, 1, 5]")
    #expect("\(PrefixSums([3, 9, 4]))" == "[3, 9, 4]" && "\(PrefixSums<Int>([]))" == "[]")
    #expect("\(FenwickTree<Int>([]))" == "[]")
    #expect("\(SegmentTree(["a", "b"], identity: "", combine: +))" == "[\"a\", \"b\"]")
  }

  @Test func gridsAreShownRowByRow() {
    var grid = GridFenwickTree(rows: [[1, 2, 3], [4, 5, 6]])
    grid[1, 0] = -4
    #expect("\(grid)" == "[[1, 2, 3], [-4, 5, 6]]")
    #expect("\(GridSums(rows: [[1, 2], [3, 4], [5, -6]]))" == "[[1, 2], [3, 4], [5, -6]]")
    #expect("\(GridSums<Int>(rows: []))" == "[]" && "\(GridFenwickTree<Int>(rows: []))" == "[]")
  }

  @Test func aQueueIsShownInTheOrderOfRemoval() {
    let queue = PriorityQueue([5, 2, 8, 1, 9, 3], by: >)
    #expect("\(queue)" == "[9, 8, 5, 3, 2, 1]" && queue.count == 6)
    #expect("\(PriorityQueue<Int>())" == "[]")
  }

  @Test func pairsAreShownAsTuples() {
    #expect("\(Pair(1, Pair("a", 2.5)))" == "(1, (\"a\", 2.5))")
    #expect("\(SortedMultiset([Pair(2, 1), Pair(1, 3)]))" == "[(1, 3), (2, 1)]")
  }

  @Test func setsAndBitsAreShownByTheirMembers() {
    var sets = DisjointSets(count: 4)
    sets.union(3, 1)
    #expect("\(sets)" == "[[0], [1, 3], [2]]" && "\(DisjointSets(count: 0))" == "[]")
    var changing = RollbackDisjointSets(count: 4)
    changing.union(3, 1)
    var heights = WeightedDisjointSets(count: 4)
    heights.addDifference(5, from: 3, to: 1)
    var known = RollbackWeightedDisjointSets(count: 4)
    known.addDifference(5, from: 3, to: 1)
    var roads = TimedDisjointSets(count: 4)
    roads.union(3, 1, at: 7)
    #expect("\(changing)" == "\(sets)" && "\(heights)" == "\(sets)")
    #expect("\(known)" == "\(sets)" && "\(roads)" == "\(sets)")
    #expect(
      "\(BitSet(bitCount: 90, ones: [70, 3]))" == "[3, 70]" && "\(BitSet(bitCount: 5))" == "[]")
    #expect("\(XORBasis([0b0110, 0b0101, 0b0011]))" == "[3, 5]")
  }

  /// Texts are in quotation marks, as in a dictionary, else nobody could tell where one ends.
  @Test func dictionaries() {
    let prices: SortedDictionary = ["b": "1, c: 2", "a": ""]
    #expect(prices.description == #"["a": "", "b": "1, c: 2"]"#)
    #expect(SortedDictionary<Int, Int>().description == [Int: Int]().description)
    #expect(IntegerDictionary<Int>().description == [Int: Int]().description)
    #expect("\([2: "b", 1: "1: c, 2"] as IntegerDictionary)" == #"[2: "b", 1: "1: c, 2"]"#)
  }
}
