import InputPatterns
import ProblemKit

let mostStudents = 32_000
let mostPairs = 100_000

struct Class {
  var studentCount: Int
  /// Who has to be in front of whom; students are counted from 1.
  var pairs: [(front: Int, back: Int)]
}

/// Puts everybody behind those who have to be in front, starting from whoever has not been put anywhere, and
/// returns `nil` if that is not possible.
func lineUp(_ students: Class) -> [Int]? {
  var fronts = [[Int]](repeating: [], count: students.studentCount + 1)
  for pair in students.pairs { fronts[pair.back].append(pair.front) }
  var isOnPath = [Bool](repeating: false, count: students.studentCount + 1)
  var isInLine = isOnPath
  var line: [Int] = []
  for student in 1...students.studentCount where !isInLine[student] {
    var path = [student]
    while let last = path.last {
      isOnPath[last] = true
      if let front = fronts[last].popLast() {
        if isInLine[front] { continue }
        if isOnPath[front] { return nil }
        path.append(front)
      } else {
        path.removeLast()
        isOnPath[last] = false
        isInLine[last] = true
        line.append(last)
      }
    }
  }
  return line
}

/// Looks for a student whom nobody left has to be in front of, again and again.
func oneByOne(_ students: Class) -> [Int] {
  var left = Array(1...students.studentCount)
  var line: [Int] = []
  while !left.isEmpty {
    let place = left.firstIndex { student in
      students.pairs.allSatisfy { $0.back != student || line.contains($0.front) }
    }
    line.append(left.remove(at: place!))
  }
  return line
}

let format = InputFormat<Class>(
  read: { input in
    let studentCount = try input.integer("N", in: 1...mostStudents)
    try input.space()
    let pairCount = try input.integer("M", in: 1...mostPairs)
    try input.lineEnd()
    let numbers = try input.rows(pairCount, [("a", 1...studentCount), ("b", 1...studentCount)])
    let students = Class(
      studentCount: studentCount,
      pairs: stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) })
    try input.require(lineUp(students) != nil, "no order is right")
    return students
  },
  write: { students in
    [
      .line([students.studentCount, students.pairs.count]),
      .rows(students.pairs.flatMap { [$0.front, $0.back] }, width: 2),
    ]
  })

/// Any order of all students in which those in front are.
let checker = Checker<Class> { students, output, _ in
  var tokens = TokenReader(output)
  var places = [Int](repeating: 0, count: students.studentCount + 1)
  for place in 1...students.studentCount {
    let student = try tokens.integer("student \(place)", in: 1...students.studentCount)
    if places[student] > 0 {
      return .wrongAnswer("student \(student) is in two places, \(places[student]) and \(place)")
    }
    places[student] = place
  }
  try tokens.end()
  for pair in students.pairs where places[pair.front] > places[pair.back] {
    return .wrongAnswer("student \(pair.front) has to be in front of student \(pair.back)")
  }
  return .ok("all \(students.pairs.count) pairs are in order")
}

// MARK: - Cases

/// Pairs of students from a random order.
func anyPairs(_ random: inout SplitMix64, students: Int, pairs: Int) -> Class {
  var order = Array(1...students)
  random.shuffle(&order)
  return Class(
    studentCount: students,
    pairs: (0..<pairs).map { _ in
      let front = random.next(in: 0...students - 2)
      return (order[front], order[random.next(in: front + 1...students - 1)])
    })
}

func fixed(
  _ name: String, _ about: String, students: Int, _ pairs: [(front: Int, back: Int)]
) -> Case<Class> {
  Case(name, answer: .bruteForce, about: about) { _ in Class(studentCount: students, pairs: pairs) }
}

let smallInputs = SmallInputs<Class>(largestSize: mostPairs) { random, size in
  let pairs = size.clamped(to: 1...mostPairs)
  let students = random.next(in: 2...(size + 2).clamped(to: 2...mostStudents))
  return anyPairs(&random, students: students, pairs: pairs)
}

Problem(
  id: "boj-2252", title: "Line up", link: "https://www.acmicpc.net/problem/2252",
  limits: Limits(seconds: 2, memory: 128),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "looks for the next student again and again, up to N = 60",
      when: { $0.studentCount <= 60 }, solve: { [.line(oneByOne($0))] }),
    Answer(.reference, about: "puts everybody behind those in front") { [.line(lineUp($0)!)] },
  ],
  checker: checker,
  smallInputs: smallInputs
) {
  fixed("smallest", "two students, the second in front", students: 2, [(2, 1)])
  fixed("twice", "a pair that is compared twice", students: 2, [(1, 2), (1, 2)])
  fixed("apart", "students whom nobody has been compared with", students: 5, [(5, 3)])
  fixed(
    "two-in-front", "one student behind two, of whom one is behind the other", students: 3,
    [(3, 1), (2, 1), (3, 2)])
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few students") { random in
    let students = random.next(in: 2...9)
    return anyPairs(&random, students: students, pairs: random.next(in: 1...12))
  }
  Case("random-max", about: "as many students and pairs as can be") {
    anyPairs(&$0, students: mostStudents, pairs: mostPairs)
  }
  Case("few-max", about: "four hundred students, all of them compared with many") {
    anyPairs(&$0, students: 400, pairs: mostPairs)
  }
  Case("backward-max", about: "each student behind the one with the next number") { _ in
    let pairs = (1..<mostStudents).map { (front: $0 + 1, back: $0) }
    return Class(studentCount: mostStudents, pairs: pairs)
  }
  Case("star-max", about: "the last student in front of all others") { _ in
    let pairs = (0..<mostPairs).map { (front: mostStudents, back: 1 + $0 % (mostStudents - 1)) }
    return Class(studentCount: mostStudents, pairs: pairs)
  }
}.main()
