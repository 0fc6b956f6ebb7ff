import InputPatterns
import ProblemKit

let most = 400
let highestPrice = 10_000

typealias Offer = (job: Int, price: Int)

/// What each person can do, and what for; jobs are counted from 1.
struct Offers {
  var jobs: Int
  var people: [[Offer]]
}

let format = InputFormat<Offers>(
  read: { input in
    let people = try input.integer("N", in: 1...most)
    try input.space()
    let jobs = try input.integer("M", in: 1...most)
    try input.lineEnd()
    let offers = try (0..<people).map { _ in
      let count = try input.integer("K", in: 0...jobs)
      var taken: Set<Int> = []
      let offers = try (0..<count).map { _ in
        try input.space()
        let job = try input.integer("J", in: 1...jobs)
        try input.require(taken.insert(job).inserted, "job \(job) is there twice")
        try input.space()
        return (job: job, price: try input.integer("P", in: 0...highestPrice))
      }
      try input.lineEnd()
      return offers
    }
    return Offers(jobs: jobs, people: offers)
  },
  write: { offers in
    [.line([offers.people.count, offers.jobs])]
      + offers.people.map { .line([$0.count] + $0.flatMap { [$0.job, $0.price] }) }
  })

/// Lets each person do nothing or any job that is left.
func tryEverything(_ offers: Offers) -> (count: Int, cost: Int) {
  func best(_ person: Int, _ taken: Set<Int>, _ cost: Int) -> (count: Int, cost: Int) {
    if person == offers.people.count { return (taken.count, cost) }
    var found = best(person + 1, taken, cost)
    for offer in offers.people[person] where !taken.contains(offer.job) {
      let other = best(person + 1, taken.union([offer.job]), cost + offer.price)
      if (-other.count, other.cost) < (-found.count, found.cost) { found = other }
    }
    return found
  }
  return best(0, [], 0)
}

/// A table of all people and jobs, where who does nothing costs more than all jobs could: the Hungarian algorithm, with
/// a price for each row and each column.
func byTable(_ offers: Offers) -> (count: Int, cost: Int) {
  let idle = 10_000_000
  let width = offers.jobs + offers.people.count
  var rowPrices = [Int](repeating: 0, count: offers.people.count + 1)
  var columnPrices = [Int](repeating: 0, count: width + 1)
  // The person that has each job, counted from 1.
  var owners = [Int](repeating: 0, count: width + 1)
  for (person, known) in offers.people.enumerated() {
    owners[0] = person + 1
    var column = 0
    var least = [Int](repeating: .max, count: width + 1)
    var before = [Int](repeating: 0, count: width + 1)
    var isDone = [Bool](repeating: false, count: width + 1)
    repeat {
      isDone[column] = true
      let row = owners[column]
      let prices = row == person + 1 ? known : offers.people[row - 1]
      var costs = [Int](repeating: 2 * idle, count: width + 1)
      for offer in prices { costs[offer.job] = offer.price }
      for free in offers.jobs + 1...width { costs[free] = idle }
      var (step, next) = (Int.max, 0)
      for other in 1...width where !isDone[other] {
        let rest = costs[other] - rowPrices[row] - columnPrices[other]
        if rest < least[other] { (least[other], before[other]) = (rest, column) }
        if least[other] < step { (step, next) = (least[other], other) }
      }
      for other in 0...width {
        if isDone[other] {
          rowPrices[owners[other]] += step
          columnPrices[other] -= step
        } else if least[other] < .max {
          least[other] -= step
        }
      }
      column = next
    } while owners[column] != 0
    while column != 0 {
      owners[column] = owners[before[column]]
      column = before[column]
    }
  }
  var (count, cost) = (0, 0)
  for job in 1...offers.jobs where owners[job] != 0 {
    let offer = offers.people[owners[job] - 1].first { $0.job == job }
    if let offer { (count, cost) = (count + 1, cost + offer.price) }
  }
  return (count, cost)
}

// MARK: - Cases

/// So many different jobs for each person, at random prices.
func anyOffers(
  _ random: inout SplitMix64, people: Int, jobs: Int, each counts: ClosedRange<Int>,
  prices: ClosedRange<Int>
) -> Offers {
  var all = Array(1...jobs)
  return Offers(
    jobs: jobs,
    people: (0..<people).map { _ in
      random.shuffle(&all)
      let count = min(random.next(in: counts), jobs)
      return all.prefix(count).map { ($0, random.next(in: prices)) }
    })
}

/// Each person can do one job and the next: whoever comes first has to leave the cheaper one to the next.
func chain(_ length: Int, last: Offer) -> Offers {
  Offers(
    jobs: length,
    people: (1..<length).map { [($0, 2), ($0 + 1, 1)] } + [[last]])
}

func fixed(
  _ name: String, _ about: String, answer: AnswerMethod = .bruteForce, _ offers: Offers
) -> Case<Offers> {
  Case(name, answer: answer, about: about) { _ in offers }
}

func small(_ jobs: Int, _ people: [Offer]...) -> Offers { Offers(jobs: jobs, people: people) }

let smallInputs = SmallInputs<Offers>(largestSize: most) { random, size in
  let people = random.next(in: 1...(size + 1).clamped(to: 1...most))
  let jobs = random.next(in: 1...(size + 1).clamped(to: 1...most))
  let prices = random.nextIsOne(in: 2) ? 0...3 : highestPrice - 2...highestPrice
  // Few jobs for each, or any number of them.
  let each = random.nextIsOne(in: 2) ? 0...3 : 0...jobs
  return anyOffers(&random, people: people, jobs: jobs, each: each, prices: prices)
}

func blocks(_ best: (count: Int, cost: Int)) -> [Block] {
  [.line([best.count]), .line([best.cost])]
}

Problem(
  id: "boj-11408", title: "As many jobs as possible, as cheaply as possible",
  link: "https://www.acmicpc.net/problem/11408",
  limits: Limits(seconds: 5, memory: 256),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "lets each person do anything, up to N = 6",
      when: { $0.people.count <= 6 && $0.people.allSatisfy { $0.count <= 6 } },
      solve: { blocks(tryEverything($0)) }),
    Answer(.reference, about: "a table of people and jobs") { blocks(byTable($0)) },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", "one person, one job", small(1, [(1, 5)]))
  fixed("nobody", "nobody can do anything", small(2, [], []))
  fixed("free", "jobs that cost nothing", small(2, [(1, 0), (2, 0)], [(1, 0)]))
  fixed("one-for-all", "all want the same job", small(3, [(2, 7)], [(2, 5)], [(2, 6)]))
  fixed(
    "more-jobs-cost-more", "one job would be cheap, two are dear",
    small(2, [(1, 1), (2, 10_000)], [(1, 10_000)]))
  fixed(
    "gives-way", "the cheapest pair costs more in the end",
    small(2, [(1, 1), (2, 2)], [(1, 2), (2, 9)]))
  fixed(
    "right-of-many", "as many either way, at another price",
    small(2, [(1, 5), (2, 1)], [(1, 1), (2, 5)], [(1, 3), (2, 3)]))
  fixed("chain", "four have to change for the last one", chain(5, last: (5, 9)))
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few people and jobs") {
    let (people, jobs) = ($0.next(in: 1...6), $0.next(in: 1...6))
    return anyOffers(&$0, people: people, jobs: jobs, each: 0...3, prices: 0...9)
  }
  Case("random-medium", seeds: 1...3, about: "a hundred people, few jobs for each") {
    anyOffers(&$0, people: 100, jobs: 90, each: 0...5, prices: 0...highestPrice)
  }
  Case("random-max", seeds: 1...2, about: "everybody can do everything") {
    anyOffers(&$0, people: most, jobs: most, each: most...most, prices: 0...highestPrice)
  }
  Case("cheap-max", about: "everybody can do everything, at four prices") {
    anyOffers(&$0, people: most, jobs: most, each: most...most, prices: 0...3)
  }
  Case("dear-max", about: "everybody can do everything, and all of it is dear") {
    anyOffers(
      &$0, people: most, jobs: most, each: most...most, prices: highestPrice...highestPrice)
  }
  Case("sparse-max", about: "three jobs for each person") {
    anyOffers(&$0, people: most, jobs: most, each: 3...3, prices: 0...highestPrice)
  }
  Case("few-jobs-max", about: "forty jobs for all") {
    anyOffers(&$0, people: most, jobs: 40, each: 40...40, prices: 0...highestPrice)
  }
  Case("few-people-max", about: "forty people for all jobs") {
    anyOffers(&$0, people: 40, jobs: most, each: most...most, prices: 0...highestPrice)
  }
  fixed(
    "chain-max", "all have to change for the last one", answer: .reference,
    chain(most, last: (most, highestPrice)))
  fixed(
    "products-max", "whoever is dear is dearest where it costs much", answer: .reference,
    Offers(
      jobs: most,
      people: (1...most).map { person in
        (1...most).map { ($0, person * $0 * highestPrice / (most * most)) }
      }))
}.main()
