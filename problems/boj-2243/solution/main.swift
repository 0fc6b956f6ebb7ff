import DataStructures
import FastIO

solve { input, output in
  let operations = try input.read(Int.self, in: 1...100_000)
  let most = 2_000_000_000
  // How many candies there are of each taste; none of taste 0.
  var box = FenwickTree<Int>(count: 1_000_001)
  var tastes: [Int] = []
  for _ in 0..<operations {
    if try input.read(Int.self, in: 1...2) == 1 {
      let place = try input.read(Int.self, in: 1...most)
      tastes.append(box.longestPrefix { $0 < place }.upperBound)
      box.add(-1, at: tastes.last!)
    } else {
      let taste = try input.read(Int.self, in: 1...1_000_000)
      box.add(try input.read(Int.self, in: -most...most), at: taste)
    }
  }
  try input.expectEnd()
  output.writeLines(tastes)
}
