import DynamicProgramming
import FastIO

solve { input, output in
  let first = try input.readTokenBytes(length: 1...1000)
  let second = try input.readTokenBytes(length: 1...1000)
  try input.expectEnd()
  let common = first.longestCommonSubsequence(with: second)
  output.writeLine(common.count)
  if !common.isEmpty { output.writeLine(bytes: common) }
}
