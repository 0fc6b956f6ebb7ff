// The usual ways to read whole numbers in Swift: how many there are, and then them.

import Foundation

/// All that the standard library has: lines, their parts, and a number for each.
func readLineSplit<T: FixedWidthInteger>() throws -> [T] {
  guard let count = readLine().flatMap({ Int($0) }) else {
    throw HostError(description: "the input has no count")
  }
  var numbers: [T] = []
  // On one line or on several.
  while numbers.count < count {
    guard let line = readLine() else { throw HostError(description: "the input ends early") }
    numbers += line.split(separator: " ").map { T($0)! }
  }
  return numbers
}

func readWithFileIO<T>(_ number: (Int) -> T) -> [T] {
  let file = FileIO()
  return (0..<file.readInt()).map { _ in number(file.readInt()) }
}

/// Gives memory that was freed back to the system, where the C library has a call for it, which
/// Swift has no name for.
private func returnFreeMemory() {
  typealias Trim = @convention(c) (_ keptBytes: Int) -> CInt
  guard let trim = dlsym(nil, "malloc_trim") else { return }
  _ = unsafeBitCast(trim, to: Trim.self)(0)
}

/// What a reader reads from and into.
private final class Reading<T: Element> {
  var file = ""
  var numbers: [T] = []

  func contender(_ name: String, _ read: @escaping () throws -> [T]) -> Contender {
    Contender(
      offer: "input/\(name)/\(T.typeName)",
      load: { self.file = $0 },
      sample: {
        // The memory of the last sample is not to be used again: a program reads only once, and
        // gets memory that nobody has touched.
        self.numbers = []
        returnFreeMemory()
        return try nanoseconds {
          try reopen(stdin, self.file, "r")
          self.numbers = try read()
        }
      },
      writeResult: { try T.writeArray(self.numbers, $0) })
  }
}

func readers() -> [Contender] {
  [
    Reading<Int32>().contender("readLine-split") { try readLineSplit() },
    Reading<Int32>().contender("FileIO") { readWithFileIO { Int32($0) } },
    Reading<Int>().contender("readLine-split") { try readLineSplit() },
    Reading<Int>().contender("FileIO") { readWithFileIO { $0 } },
  ]
}
