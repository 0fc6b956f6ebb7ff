// Seaweeds (sticky braids): strands of which no two cross twice. Their composition is the distance product of
// unit-Monge matrices. Tiskin, "Semi-local string comparison: algorithmic techniques and applications", 2013, 3.

/// Computes at which elements longest increasing subsequences do not become longer.
///
/// At each position a strand begins, and passes the ranks upward. The line of a rank runs from left to right: at the
/// element of that rank the strand of its position ends up on the line, which no later strand meets twice. Where a
/// strand meets a line with a strand on it that began later, these two change places. The strand that leaves the last
/// rank at a position is the loss there: from its start and all earlier ones, the element makes no longest increasing
/// subsequence longer; from all later ones it does.
///
/// The strands of some ranks are a partial permutation of their positions. That of two blocks of ranks is the product of
/// those of the blocks, where each strand passes the positions of the other block straight on.
internal enum _Seaweeds {
  /// The number of ranks whose strands are followed one by one; 32 and 128 are no faster for 10⁵ elements.
  internal static let blockSize = 64

  /// Returns for each position where the strand from there leaves the last rank, or -1 if it does not.
  internal static func exits(positionsByRank ranking: [Int32]) -> [Int32] {
    let count = ranking.count
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: 18 * count)
    defer { memory.deallocate() }
    memory.initialize(repeating: -1, count: 18 * count)
    let (positions, merged) = (memory, memory + count)
    let (exits, work) = (memory + 2 * count, memory + 3 * count)
    for (rank, position) in ranking.enumerated() { positions[rank] = position }
    for low in stride(from: 0, to: count, by: blockSize) {
      follow(positions + low, exits + low, Swift.min(blockSize, count - low))
    }
    var width = blockSize
    while width < count {
      for low in stride(from: 0, to: count - width, by: 2 * width) {
        let block = _SeaweedBlock(
          lowCount: width, count: Swift.min(2 * width, count - low), positions: positions + low,
          exits: exits + low, work: work)
        block.join(merged + low)
      }
      width *= 2
    }
    return Array(UnsafeBufferPointer(start: exits, count: count))
  }

  /// Follows each strand of a block.
  internal static func follow(
    _ positions: UnsafeMutablePointer<Int32>, _ exits: UnsafeMutablePointer<Int32>, _ count: Int
  ) {
    let ranks = (0..<count).sorted { positions[$0] < positions[$1] }
    let sorted = ranks.map { positions[$0] }
    // The starts of the strands on the lines of the ranks.
    var starts = [Int32](repeating: -1, count: count)
    for (place, rank) in ranks.enumerated() {
      positions[place] = sorted[place]
      starts[rank] = Int32(truncatingIfNeeded: place)
      var start: Int32 = -1
      for line in rank + 1..<count {
        (start, starts[line]) = (
          Swift.max(start, starts[line]), Swift.min(start, starts[line])
        )
      }
      if start >= 0 { exits[Int(start)] = Int32(truncatingIfNeeded: place) }
    }
  }
}

/// Two blocks of ranks, the lower one first.
internal struct _SeaweedBlock {
  internal let lowCount: Int
  internal let count: Int
  /// The positions of each of the two in ascending order, and the exits of the strands from there, as indices in them.
  internal let positions: UnsafeMutablePointer<Int32>
  internal let exits: UnsafeMutablePointer<Int32>
  /// 15 numbers for each rank of the two.
  internal let work: UnsafeMutablePointer<Int32>

  /// Makes one block of the two.
  internal func join(_ merged: UnsafeMutablePointer<Int32>) {
    // The indices among all positions, and the strand for each exit, of the two.
    let (places, strands) = (work, work + count)
    for place in 0..<count { strands[place] = -1 }
    var lossCount = 0
    for place in 0..<count {
      let base = place < lowCount ? 0 : lowCount
      if exits[place] >= 0 {
        strands[base + Int(exits[place])] = Int32(truncatingIfNeeded: place)
      } else {
        lossCount += place < lowCount ? 1 : 0
      }
    }
    merge(merged, places)
    // The lower block as rows: first the strands that begin on its lines, which leave it where no others do, and then
    // those that begin at positions. The upper block as columns: first where strands leave it, and then its lines.
    let (rows, columns) = (work + 2 * count, work + 3 * count)
    let (starts, ends) = (work + 4 * count, work + 5 * count)
    var (lineRow, row, column) = (0, lossCount, 0)
    var (low, high) = (0, lowCount)
    for place in 0..<count {
      let number = Int32(truncatingIfNeeded: place)
      if low < lowCount && places[low] == number {
        if strands[low] < 0 {
          rows[lineRow] = number
          lineRow += 1
        }
        if exits[low] >= 0 {
          rows[row] = places[Int(exits[low])]
          starts[row] = number
          row += 1
        }
        columns[column] = number
        ends[column] = number
        column += 1
        low += 1
      } else {
        rows[row] = number
        starts[row] = number
        row += 1
        if strands[high] >= 0 {
          columns[column] = places[Int(strands[high])]
          ends[column] = number
          column += 1
        }
        high += 1
      }
    }
    let endCount = column
    for place in lowCount..<count where exits[place] < 0 {
      columns[column] = places[place]
      column += 1
    }
    _SeaweedProduct.multiply(rows, columns, count, work + 6 * count)
    for place in 0..<count { exits[place] = -1 }
    for row in lossCount..<count where Int(rows[row]) < endCount {
      exits[Int(starts[row])] = ends[Int(rows[row])]
    }
    positions.update(from: merged, count: count)
  }

  /// Merges the positions of the two, and tells where each comes to be.
  internal func merge(
    _ merged: UnsafeMutablePointer<Int32>, _ places: UnsafeMutablePointer<Int32>
  ) {
    var (low, high) = (0, lowCount)
    for place in 0..<count {
      let isLow = high == count || low < lowCount && positions[low] < positions[high]
      let next = isLow ? low : high
      merged[place] = positions[next]
      places[next] = Int32(truncatingIfNeeded: place)
      low += isLow ? 1 : 0
      high += isLow ? 0 : 1
    }
  }
}

/// The product of two permutations as sticky braids: the distance product of unit-Monge matrices.
///
/// The matrix of a permutation has in row *i* and column *j* the number of its points from row *i* on, before column
/// *j*. The product has the minimum over *k* of the entry *i*, *k* of the first plus the entry *k*, *j* of the second.
internal enum _SeaweedProduct {
  /// The number of strands from which on the product is found by divide and conquer, measured.
  internal static let fewStrands = 24

  /// Multiplies two permutations.
  ///
  /// - Parameters:
  ///   - rows: The column of each row of the first permutation; then of the product.
  ///   - columns: The row of each column of the second permutation.
  ///   - work: Memory of 9 numbers for each of the strands.
  internal static func multiply(
    _ rows: UnsafeMutablePointer<Int32>, _ columns: UnsafeMutablePointer<Int32>, _ count: Int,
    _ work: UnsafeMutablePointer<Int32>
  ) {
    if count <= fewStrands {
      multiplyFew(rows, columns, count, work)
      return
    }
    // The points before the middle between the two factors, and those after it, are two products.
    let middle = count / 2
    let (parts, otherParts) = (work, work + count)
    let (partRows, partColumns) = (work + 2 * count, work + 3 * count)
    split(rows, count, at: middle, to: parts, partRows)
    split(columns, count, at: middle, to: otherParts, partColumns)
    multiply(parts, otherParts, middle, work + 4 * count)
    multiply(parts + middle, otherParts + middle, count - middle, work + 4 * count)
    // The points of both in all rows and columns; those of the upper product have negative numbers, -1 for 0.
    let points = otherParts
    for index in 0..<middle {
      let (row, column) = (partRows[index], partColumns[Int(parts[index])])
      (rows[Int(row)], points[Int(column)]) = (column, row)
    }
    for index in middle..<count {
      let (row, column) = (partRows[index], partColumns[middle + Int(parts[index])])
      (rows[Int(row)], points[Int(column)]) = (~column, ~row)
    }
    choose(rows, points, count)
  }

  /// Separates the entries before the middle from the others, which are counted from the middle on then, and tells
  /// where they have been.
  internal static func split(
    _ entries: UnsafeMutablePointer<Int32>, _ count: Int, at middle: Int,
    to parts: UnsafeMutablePointer<Int32>, _ places: UnsafeMutablePointer<Int32>
  ) {
    var (low, high) = (0, middle)
    let bound = Int32(truncatingIfNeeded: middle)
    for place in 0..<count {
      // No branch, as none would be predicted. No index exceeds the count.
      let isLow = entries[place] < bound
      let index = isLow ? low : high
      parts[index] = entries[place] &- (isLow ? 0 : bound)
      places[index] = Int32(truncatingIfNeeded: place)
      low &+= isLow ? 1 : 0
      high &+= isLow ? 0 : 1
    }
  }

  /// Chooses for each entry of the matrix the smaller one of two: by the lower or the upper part of the factors.
  ///
  /// The lower one has the points of the lower product, and counts all columns of the upper one; the upper one has the
  /// points of the upper product, and counts all rows of the lower one. Their difference, lower minus upper, is the
  /// number of upper points before the row and the column, minus that of lower points from both on: it ascends with the
  /// row and with the column. Where it is at most 0 the lower one is chosen.
  internal static func choose(
    _ rows: UnsafeMutablePointer<Int32>, _ points: UnsafeMutablePointer<Int32>, _ count: Int
  ) {
    // The last column at which the difference is at most 0.
    var column: Int32 = 0
    let end = Int32(truncatingIfNeeded: count)
    var row = end
    /// Whether the difference grows from the column to the next.
    func isBorder() -> Bool {
      if column == end { return true }
      let point = points[Int(column)]
      return point < 0 ? ~point < row : point >= row
    }
    while !isBorder() { column &+= 1 }
    while row > 0 && column < end {
      // Invariant: between column and column + 1 the difference in this row becomes 1.
      row &-= 1
      let point = rows[Int(row)]
      // Whether it is 0 in the row above at column + 1.
      if point < 0 ? ~point <= column : point > column {
        rows[Int(row)] = column
        column &+= 1
        while !isBorder() { column &+= 1 }
      } else if point < 0 {
        rows[Int(row)] = ~point
      }
    }
    while row > 0 {
      row &-= 1
      if rows[Int(row)] < 0 { rows[Int(row)] = ~rows[Int(row)] }
    }
  }

  /// Multiplies two permutations of few strands: sorts the second one by exchanges of neighbors, each of which crosses
  /// two strands of the first one that have not crossed yet.
  internal static func multiplyFew(
    _ rows: UnsafeMutablePointer<Int32>, _ columns: UnsafeMutablePointer<Int32>, _ count: Int,
    _ work: UnsafeMutablePointer<Int32>
  ) {
    let (strands, order) = (work, work + count)
    for place in 0..<count {
      strands[Int(rows[place])] = Int32(truncatingIfNeeded: place)
      order[Int(columns[place])] = Int32(truncatingIfNeeded: place)
    }
    for end in 0..<count {
      let column = order[end]
      var (strand, place) = (strands[end], end)
      while place > 0 && order[place - 1] > column {
        let other = strands[place - 1]
        order[place] = order[place - 1]
        strands[place] = Swift.min(strand, other)
        strand = Swift.max(strand, other)
        place -= 1
      }
      (order[place], strands[place]) = (column, strand)
    }
    for column in 0..<count { rows[Int(strands[column])] = Int32(truncatingIfNeeded: column) }
  }
}
