// Sorts as contenders: each sample sorts a fresh copy of the input.

#pragma once

#include <memory>

#include "Host.hpp"

// The arrays that all sorts of a host share for one type of element.
template <typename T> struct SortArrays {
  std::vector<T> input;
  std::vector<T> sorted;
};

template <typename T, typename Sort>
Contender sortContender(
    const std::string& name, std::shared_ptr<SortArrays<T>> arrays, Sort sort) {
  return {
      offer<T>("sort", name),
      [arrays](const std::string& file) { arrays->input = readArray<T>(file); },
      [arrays, sort] {
        arrays->sorted = arrays->input;
        return nanoseconds([&] { sort(arrays->sorted); });
      },
      [arrays](const std::string& file) { writeArray(file, arrays->sorted); },
  };
}
