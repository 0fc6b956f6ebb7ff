// The list of all peers, and how each is built.

/// How a peer is built and run, and its contenders.
struct PeerRecipe: Sendable {
  /// The kinds of products.
  enum Product: Sendable {
    /// A host with contenders of these names, by suite.
    case host([String: [String]])
    /// A program that solves a problem.
    case program(problem: String, name: String)
  }

  /// The compiler or interpreter of the sources.
  enum Tool: Sendable {
    case gxx(libraries: [String] = [])
    case rustc
    case swiftc
    /// Not compiled: the first source is interpreted.
    case python(arguments: [String] = [])
  }

  /// The name of its executable file.
  let name: String
  let tool: Tool
  /// The compiled sources, relative to `bench/Peers`.
  let sources: [String]
  /// The files that those include.
  var included: [String] = []
  let product: Product

  /// The names of its contenders or its program for selections.
  var names: [String] { names(in: nil) }

  /// Returns those of its names that take part in one of these suites, or all if `nil`.
  func names(in suites: Set<String>?) -> [String] {
    func isWanted(_ suite: String) -> Bool { suites?.contains(suite) ?? true }
    switch product {
    case .host(let offers): return offers.filter { isWanted($0.key) }.flatMap(\.value).sorted()
    case .program(_, let name): return isWanted("end-to-end") ? [name] : []
    }
  }

  /// The problem that its program solves.
  var problem: String? {
    switch product {
    case .host: nil
    case .program(let problem, _): problem
    }
  }
}

extension PeerRecipe {
  static let all = hosts + programs

  private static let hosts = [
    PeerRecipe(
      name: "cpp", tool: .gxx(), sources: ["cpp/Standard.cpp"],
      included: ["cpp/Host.hpp", "cpp/Sort.hpp"],
      product: .host([
        "sort": ["std::sort", "std::stable_sort"], "lis": ["lower_bound"], "rgb": ["three-passes"],
      ])),
    PeerRecipe(
      name: "cpp-text", tool: .gxx(), sources: ["cpp/Text.cpp"],
      included: ["cpp/Host.hpp", "cpp/Readers.hpp", "cpp/SwarReader.hpp"],
      product: .host([
        "input": ["scanf", "cin", "getchar_unlocked", "fread", "fread-swar"],
        "output": ["printf"],
      ])),
    PeerRecipe(
      name: "boost", tool: .gxx(), sources: ["cpp/Boost.cpp"],
      included: ["cpp/Host.hpp", "cpp/Sort.hpp"],
      product: .host(["sort": ["pdqsort", "spreadsort"]])),
    PeerRecipe(
      name: "highway", tool: .gxx(libraries: ["hwy_contrib", "hwy"]),
      sources: ["cpp/Highway.cpp"], included: ["cpp/Host.hpp", "cpp/Sort.hpp"],
      product: .host(["sort": ["vqsort", "vqsort-avx2"]])),
    PeerRecipe(
      name: "numpy", tool: .python(), sources: ["numpy/host.py"],
      product: .host(["sort": ["np.sort"]])),
    PeerRecipe(
      name: "numpy-avx2", tool: .python(arguments: ["avx2"]), sources: ["numpy/host.py"],
      product: .host(["sort": ["np.sort-avx2"]])),
    PeerRecipe(
      name: "rust", tool: .rustc, sources: ["rust/main.rs"], included: ["rust/host.rs"],
      product: .host(["sort": ["rust-sort", "rust-sort_unstable"]])),
    PeerRecipe(
      name: "swift", tool: .swiftc,
      sources: [
        "swift/main.swift", "swift/Host.swift", "swift/Elements.swift", "swift/Sorting.swift",
        "swift/Reading.swift", "swift/FileIO.swift", "swift/Printing.swift",
      ],
      product: .host([
        "sort": ["swift-sort", "swift-sort-by"], "input": ["readLine-split", "FileIO"],
        "output": ["print"],
      ])),
  ]

  private static let programs = ["boj-14003", "boj-17404"].flatMap { problem in
    [
      PeerRecipe(
        name: "\(problem)-blog", tool: .swiftc, sources: ["end-to-end/\(problem)-blog.swift"],
        product: .program(problem: problem, name: "blog-swift")),
      PeerRecipe(
        name: "\(problem)-cpp", tool: .gxx(), sources: ["end-to-end/\(problem).cpp"],
        product: .program(problem: problem, name: "idiomatic-cpp")),
    ]
  }
}
