// vqsort of Highway, a vectorized quicksort: the library picks the widest instructions that the
// processor has when it is called. On Zen 4 those are not the fastest ones, as AVX-512 is slow at
// writing selected lanes there: the second contender has to do without.

#include <hwy/contrib/sort/vqsort.h>
#include <hwy/highway.h>

#include "Sort.hpp"

template <typename T>
void addSort(
    Host& host, const std::string& name, int64_t targets, std::shared_ptr<SortArrays<T>> arrays) {
  auto sorter = std::make_shared<hwy::Sorter>();
  auto contender = sortContender<T>(name, arrays, [sorter](std::vector<T>& a) {
    (*sorter)(a.data(), a.size(), hwy::SortAscending());
  });
  contender.sample = [targets, sample = std::move(contender.sample)] {
    hwy::SetSupportedTargetsForTest(targets);
    // Else the sort would look for the targets first, within the time: asking the processor takes
    // microseconds on a virtual machine.
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    return sample();
  };
  host.add(std::move(contender));
}

template <typename T> void addSorts(Host& host, int64_t withoutAVX512) {
  auto arrays = std::make_shared<SortArrays<T>>();
  addSort<T>(host, "vqsort", 0, arrays);  // 0: whatever the library picks
  addSort<T>(host, "vqsort-avx2", withoutAVX512, arrays);
}

// The best instruction set that both the processor has and the library was compiled for, if it was
// compiled like this program.
const char* instructionSet() {
  const int64_t usable = hwy::SupportedTargets() & HWY_TARGETS;
  return hwy::TargetName(usable & -usable);
}

int main() {
  const auto version = std::to_string(HWY_MAJOR) + "." + std::to_string(HWY_MINOR) + "." +
                       std::to_string(HWY_PATCH);
  Host host("Highway " + version + ", picks " + instructionSet());
  // The better an instruction set, the lower its bit.
  const int64_t withoutAVX512 = hwy::SupportedTargets() & -HWY_AVX2;
  addSorts<int32_t>(host, withoutAVX512);
  addSorts<int64_t>(host, withoutAVX512);
  addSorts<double>(host, withoutAVX512);
  return host.serve();
}
