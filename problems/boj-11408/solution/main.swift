import FastIO
import Graphs

solve { input, output in
  let people = try input.read(Int.self, in: 1...400)
  let jobs = try input.read(Int.self, in: 1...400)
  let (source, sink) = (people + jobs, people + jobs + 1)
  var network = CostNetwork(vertexCount: people + jobs + 2)
  for person in 0..<people {
    network.addEdge(from: source, to: person, capacity: 1, cost: 0)
    for _ in 0..<(try input.read(Int.self, in: 0...jobs)) {
      let job = try input.read(Int.self, in: 1...jobs)
      let price = try input.read(Int.self, in: 0...10_000)
      network.addEdge(from: person, to: people + job - 1, capacity: 1, cost: price)
    }
  }
  try input.expectEnd()
  for job in 0..<jobs { network.addEdge(from: people + job, to: sink, capacity: 1, cost: 0) }
  let flow = network.minimumCostFlow(from: source, to: sink)
  output.writeLine(flow.value)
  output.writeLine(flow.cost)
}
