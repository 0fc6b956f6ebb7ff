// BOJ 17404 as C++ competitors solve it: cin without synchronization, and the table of a street once
// for each color of the first house.
// g++ -O2 boj-17404.cpp

#include <algorithm>
#include <iostream>

using namespace std;

const int INF = 1'000'000'000;
int cost[1000][3], dp[1000][3];

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);

  int n;
  cin >> n;
  for (int i = 0; i < n; i++) {
    for (int c = 0; c < 3; c++) cin >> cost[i][c];
  }

  int answer = INF;
  for (int first = 0; first < 3; first++) {
    for (int c = 0; c < 3; c++) dp[0][c] = c == first ? cost[0][c] : INF;
    for (int i = 1; i < n; i++) {
      dp[i][0] = min(dp[i - 1][1], dp[i - 1][2]) + cost[i][0];
      dp[i][1] = min(dp[i - 1][0], dp[i - 1][2]) + cost[i][1];
      dp[i][2] = min(dp[i - 1][0], dp[i - 1][1]) + cost[i][2];
    }
    for (int last = 0; last < 3; last++) {
      if (last != first) answer = min(answer, dp[n - 1][last]);
    }
  }
  cout << answer << '\n';
}
