import FastIO
import NumberTheory
import Searching

solve { input, output in
  let sum = try input.read(Int.self, in: 1...4_000_000)
  try input.expectEnd()
  output.writeLine(PrimeSieve(upTo: sum).numberOfSubarrays(withSum: sum))
}
