// What the C++ standard library offers, and textbook programs that need no more.

#include <algorithm>
#include <array>

#include "Sort.hpp"

template <typename T> void addSorts(Host& host) {
  auto arrays = std::make_shared<SortArrays<T>>();
  host.add(sortContender<T>(
      "std::sort", arrays, [](std::vector<T>& a) { std::sort(a.begin(), a.end()); }));
  host.add(sortContender<T>("std::stable_sort", arrays, [](std::vector<T>& a) {
    std::stable_sort(a.begin(), a.end());
  }));
}

// A longest strictly increasing subsequence: the smallest last element for each length, and for
// each element the length that it has ended.
template <typename T> std::vector<T> longestIncreasingSubsequence(const std::vector<T>& values) {
  std::vector<T> tails;
  std::vector<int> positions(values.size());
  for (size_t i = 0; i < values.size(); i++) {
    auto place = std::lower_bound(tails.begin(), tails.end(), values[i]);
    positions[i] = place - tails.begin();
    if (place == tails.end()) {
      tails.push_back(values[i]);
    } else {
      *place = values[i];
    }
  }
  std::vector<T> subsequence(tails.size());
  int wanted = (int)tails.size() - 1;
  for (int i = (int)values.size() - 1; i >= 0; i--) {
    if (positions[i] == wanted) subsequence[wanted--] = values[i];
  }
  return subsequence;
}

template <typename T> void addLongestIncreasingSubsequence(Host& host) {
  auto values = std::make_shared<std::vector<T>>();
  auto subsequence = std::make_shared<std::vector<T>>();
  host.add({
      offer<T>("lis", "lower_bound"),
      [=](const std::string& file) { *values = readArray<T>(file); },
      [=] {
        *subsequence = std::vector<T>();  // freeing the last one takes time, too
        return nanoseconds([&] { *subsequence = longestIncreasingSubsequence(*values); });
      },
      [=](const std::string& file) { writeArray(file, *subsequence); },
  });
}

// The cheapest painting of a circle of houses: the table of a street, once for each color of the
// first house; the last house must have another.
int cheapestCircle(const std::vector<std::array<int, 3>>& costs) {
  const int infinity = 1'000'000'000;
  const int n = costs.size();
  std::vector<std::array<int, 3>> best(n);
  int answer = infinity;
  for (int first = 0; first < 3; first++) {
    for (int color = 0; color < 3; color++) {
      best[0][color] = color == first ? costs[0][color] : infinity;
    }
    for (int i = 1; i < n; i++) {
      best[i][0] = std::min(best[i - 1][1], best[i - 1][2]) + costs[i][0];
      best[i][1] = std::min(best[i - 1][0], best[i - 1][2]) + costs[i][1];
      best[i][2] = std::min(best[i - 1][0], best[i - 1][1]) + costs[i][2];
    }
    for (int color = 0; color < 3; color++) {
      if (color != first) answer = std::min(answer, best[n - 1][color]);
    }
  }
  return answer;
}

void addCirclePainting(Host& host) {
  auto costs = std::make_shared<std::vector<std::array<int, 3>>>();
  auto cost = std::make_shared<int>();
  host.add({
      offer<int32_t>("rgb", "three-passes"),
      [=](const std::string& file) {
        const auto numbers = readArray<int32_t>(file);
        costs->resize(numbers.size() / 3);
        for (size_t i = 0; i < costs->size(); i++) {
          (*costs)[i] = {numbers[3 * i], numbers[3 * i + 1], numbers[3 * i + 2]};
        }
      },
      [=] { return nanoseconds([&] { *cost = cheapestCircle(*costs); }); },
      [=](const std::string& file) { writeArray<int64_t>(file, {*cost}); },
  });
}

int main() {
  Host host("libstdc++ " + std::to_string(_GLIBCXX_RELEASE));
  addSorts<int32_t>(host);
  addSorts<int64_t>(host);
  addSorts<double>(host);
  addSorts<std::string>(host);
  addLongestIncreasingSubsequence<int32_t>(host);
  addLongestIncreasingSubsequence<int64_t>(host);
  addCirclePainting(host);
  return host.serve();
}
