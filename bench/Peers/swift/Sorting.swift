// The sorts of Swift's standard library.

/// The arrays that all sorts share for one type of element.
final class SortArrays<T> {
  var input: [T] = []
  var sorted: [T] = []
}

extension SortArrays where T: Element {
  func contender(_ name: String, _ sort: @escaping (inout [T]) -> Void) -> Contender {
    Contender(
      offer: "sort/\(name)/\(T.typeName)",
      load: { self.input = try T.readArray($0) },
      sample: {
        // A copy of its own: an assignment would put it off until the sort begins.
        self.sorted = self.input.withUnsafeBufferPointer { Array($0) }
        return nanoseconds { sort(&self.sorted) }
      },
      writeResult: { try T.writeArray(self.sorted, $0) })
  }
}

/// Both ways to call the sort, for each type: closures that name it, or the compiler could not
/// make code for just that type.
func sorts() -> [Contender] {
  let (int32, int64) = (SortArrays<Int32>(), SortArrays<Int>())
  let (double, string) = (SortArrays<Double>(), SortArrays<String>())
  return [
    int32.contender("swift-sort") { $0.sort() },
    int32.contender("swift-sort-by") { $0.sort { $0 < $1 } },
    int64.contender("swift-sort") { $0.sort() },
    int64.contender("swift-sort-by") { $0.sort { $0 < $1 } },
    double.contender("swift-sort") { $0.sort() },
    double.contender("swift-sort-by") { $0.sort { $0 < $1 } },
    string.contender("swift-sort") { $0.sort() },
    string.contender("swift-sort-by") { $0.sort { $0 < $1 } },
  ]
}
