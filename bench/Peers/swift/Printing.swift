// Numbers to text with `print`, a line for each.

import Foundation

private final class Printing<T: Element> {
  var file = ""
  var numbers: [T] = []

  func contender(_ printAll: @escaping ([T]) -> Void) -> Contender {
    Contender(
      offer: "output/print/\(T.typeName)",
      load: {
        self.numbers = try T.readArray($0)
        self.file = $0 + ".out"
        try Data().write(to: URL(fileURLWithPath: self.file))
      },
      sample: {
        // A file that is there keeps its bytes and is written over. Finding room for a new one is
        // the system's work; it takes as long as the fastest contender, and never twice the same
        // time.
        close(open(self.file, O_WRONLY | O_CREAT, 0o644))
        return try nanoseconds {
          try reopen(stdout, self.file, "r+")
          printAll(self.numbers)
          // Writes what is left, and closes the file.
          try reopen(stdout, "/dev/null", "w")
        }
      },
      writeResult: {
        let text = try Data(contentsOf: URL(fileURLWithPath: self.file))
        try text.write(to: URL(fileURLWithPath: $0))
      })
  }
}

func printers() -> [Contender] {
  [
    Printing<Int32>().contender { for number in $0 { print(number) } },
    Printing<Int>().contender { for number in $0 { print(number) } },
  ]
}
