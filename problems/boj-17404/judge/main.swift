import InputPatterns
import ProblemFamilies
import ProblemKit

Problem(
  id: "boj-17404", title: "RGB street 2", link: "https://www.acmicpc.net/problem/17404",
  limits: Limits(seconds: 0.5, memory: 128),
  input: Paintings.format,
  answers: Paintings.circle.answers,
  checker: .numbers,
  smallInputs: Paintings.smallInputs
) {
  Paintings.cases
}.main()
