import InputPatterns
import ProblemFamilies
import ProblemKit

Problem(
  id: "boj-1149", title: "RGB street", link: "https://www.acmicpc.net/problem/1149",
  limits: Limits(seconds: 0.5, memory: 128),
  input: Paintings.format,
  answers: Paintings.line.answers,
  checker: .numbers,
  smallInputs: Paintings.smallInputs
) {
  Paintings.cases
}.main()
