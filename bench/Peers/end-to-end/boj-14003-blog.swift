// BOJ 14003 as study notes solve it: readLine, split, and a binary search in an array filled with an
// infinity. The program that the library is compared with; do not make it faster.
// swiftc -O boj-14003-blog.swift

let n = Int(readLine()!)!
let numbers = readLine()!.split(separator: " ").map { Int($0)! }
var tails = [Int](repeating: Int.max, count: n)
var positions = [Int](repeating: 0, count: n)
var length = 0

for i in 0..<n {
  var low = 0
  var high = length
  while low < high {
    let middle = (low + high) / 2
    if tails[middle] < numbers[i] {
      low = middle + 1
    } else {
      high = middle
    }
  }
  tails[low] = numbers[i]
  positions[i] = low
  if low == length { length += 1 }
}

var answer: [Int] = []
var wanted = length - 1
for i in stride(from: n - 1, through: 0, by: -1) where positions[i] == wanted {
  answer.append(numbers[i])
  wanted -= 1
}
print(length)
print(answer.reversed().map { String($0) }.joined(separator: " "))
