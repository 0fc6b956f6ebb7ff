// Horn's algorithm: the job that has the most weight for its time follows its parent at once, so that the two are like one.

/// Blocks of jobs that follow each other without a gap, each named by its first job.
internal struct _ScheduleBlocks {
  /// What a block takes and weighs in all.
  private struct Sums: Equatable {
    var time: Int
    var weight: Int

    /// Whether this has more weight for its time; without either it is to follow its parent at once.
    func isBefore(_ other: Sums) -> Bool {
      let ahead = Swift.max(weight, time == 0 ? 1 : 0)
      let behind = Swift.max(other.weight, other.time == 0 ? 1 : 0)
      let product = ahead.multipliedFullWidth(by: other.time)
      let otherProduct = behind.multipliedFullWidth(by: time)
      return (product.high, product.low) > (otherProduct.high, otherProduct.low)
    }
  }

  private var sums: [Sums]
  private var lasts: [Int32]
  /// The job after each one in its block; its own number after the last one.
  private var nexts: [Int32]
  /// A job before each one in its block (disjoint sets); its own number before the first one.
  private var before: [Int32]
  /// A heap of all blocks but the first one, the best on top; those that have become others since are there, too.
  private var queue: [(sums: Sums, first: Int32)] = []

  /// Creates a block of each job.
  internal init(_ jobs: [(time: Int, weight: Int)]) {
    sums = jobs.map { job in
      precondition(job.time >= 0 && job.weight >= 0, "a time or a weight is negative")
      return Sums(time: job.time, weight: job.weight)
    }
    lasts = jobs.indices.map { Int32(truncatingIfNeeded: $0) }
    (nexts, before) = (lasts, lasts)
    queue = sums.indices.dropFirst().map { (sums[$0], Int32(truncatingIfNeeded: $0)) }
    for place in (0..<queue.count / 2).reversed() { moveDown(queue[place], from: place) }
  }

  /// Joins all blocks to that of job 0, which is above all others.
  internal mutating func join(parent: (Int) -> Int) {
    while let (key, name) = queue.first {
      let first = Int(name)
      var worse = queue[queue.count - 1]
      if before[first] == name, sums[first] == key {
        let above = head(of: parent(first))
        nexts[Int(lasts[above])] = name
        lasts[above] = lasts[first]
        before[first] = Int32(truncatingIfNeeded: above)
        sums[above].time += key.time
        sums[above].weight += key.weight
        if above > 0 {
          // It is no better than what it was joined with was alone.
          worse = (sums[above], Int32(truncatingIfNeeded: above))
          moveDown(worse, from: 0)
          continue
        }
      }
      queue.removeLast()
      if !queue.isEmpty { moveDown(worse, from: 0) }
    }
  }

  /// Returns the jobs of the first block, in its order.
  internal func inOrder() -> [Int] {
    var (job, jobs) = (0, [0])
    jobs.reserveCapacity(nexts.count)
    while Int(nexts[job]) != job {
      job = Int(nexts[job])
      jobs.append(job)
    }
    return jobs
  }

  /// Returns the first job of the block of a job.
  private mutating func head(of job: Int) -> Int {
    var job = job
    while Int(before[job]) != job {
      before[job] = before[Int(before[job])]
      job = Int(before[job])
    }
    return job
  }

  /// Puts an element at a place of the heap, or below it.
  private mutating func moveDown(_ element: (sums: Sums, first: Int32), from place: Int) {
    queue.withUnsafeMutableBufferPointer { queue in
      var place = place
      while true {
        var child = 2 * place + 1
        if child >= queue.count { break }
        if child + 1 < queue.count, queue[child + 1].sums.isBefore(queue[child].sums) { child += 1 }
        if !queue[child].sums.isBefore(element.sums) { break }
        queue[place] = queue[child]
        place = child
      }
      queue[place] = element
    }
  }
}
