// The sorts of Boost.Sort: pattern-defeating quicksort and spreadsort.

#include <boost/sort/pdqsort/pdqsort.hpp>
#include <boost/sort/spreadsort/spreadsort.hpp>
#include <boost/version.hpp>

#include "Sort.hpp"

template <typename T> void addSorts(Host& host) {
  auto arrays = std::make_shared<SortArrays<T>>();
  // For numbers this is the variant without branches.
  host.add(sortContender<T>(
      "pdqsort", arrays, [](std::vector<T>& a) { boost::sort::pdqsort(a.begin(), a.end()); }));
  // The integer, float or string sort, as the type demands.
  host.add(sortContender<T>("spreadsort", arrays, [](std::vector<T>& a) {
    boost::sort::spreadsort::spreadsort(a.begin(), a.end());
  }));
}

int main() {
  std::string version = BOOST_LIB_VERSION;
  version[version.find('_')] = '.';
  Host host("Boost " + version);
  addSorts<int32_t>(host);
  addSorts<int64_t>(host);
  addSorts<double>(host);
  addSorts<std::string>(host);
  return host.serve();
}
