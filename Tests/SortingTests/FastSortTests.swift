import Sorting
import Testing

@Suite struct FastSortTests {
  @Test func documentedExamplesAreTrue() {
    var words = ["pear", "fig", "plum"]
    words.fastSort()
    #expect(words == ["fig", "pear", "plum"])
    var temperatures = [21, -4, 35, 0]
    temperatures.fastSort()
    #expect(temperatures == [-4, 0, 21, 35])
    var fruits = ["pear", "fig", "banana"]
    fruits.fastSort { $0.count > $1.count }
    #expect(fruits == ["banana", "pear", "fig"])
  }
}
