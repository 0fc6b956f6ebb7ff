// BOJ 17404 as study notes solve it: readLine, split, an array of arrays, and the table of a street
// once for each color of the first house. The program that the library is compared with; do not
// make it faster.
// swiftc -O boj-17404-blog.swift

let n = Int(readLine()!)!
var costs: [[Int]] = []
for _ in 0..<n {
  costs.append(readLine()!.split(separator: " ").map { Int($0)! })
}

let infinity = 1_000_000_000
var answer = infinity
for first in 0..<3 {
  var dp = [[Int]](repeating: [infinity, infinity, infinity], count: n)
  dp[0][first] = costs[0][first]
  for i in 1..<n {
    dp[i][0] = min(dp[i - 1][1], dp[i - 1][2]) + costs[i][0]
    dp[i][1] = min(dp[i - 1][0], dp[i - 1][2]) + costs[i][1]
    dp[i][2] = min(dp[i - 1][0], dp[i - 1][1]) + costs[i][2]
  }
  for last in 0..<3 where last != first {
    answer = min(answer, dp[n - 1][last])
  }
}
print(answer)
