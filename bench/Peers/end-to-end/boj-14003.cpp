// BOJ 14003 as C++ competitors solve it: cin without synchronization, lower_bound, remembered
// positions.
// g++ -O2 boj-14003.cpp

#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);

  int n;
  cin >> n;
  vector<int> a(n), position(n), tails;
  for (int& x : a) cin >> x;

  for (int i = 0; i < n; i++) {
    auto it = lower_bound(tails.begin(), tails.end(), a[i]);
    position[i] = it - tails.begin();
    if (it == tails.end()) {
      tails.push_back(a[i]);
    } else {
      *it = a[i];
    }
  }

  int wanted = (int)tails.size() - 1;
  vector<int> answer(tails.size());
  for (int i = n - 1; i >= 0; i--) {
    if (position[i] == wanted) answer[wanted--] = a[i];
  }
  cout << answer.size() << '\n';
  for (int x : answer) cout << x << ' ';
  cout << '\n';
}
