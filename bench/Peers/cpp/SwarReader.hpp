// Reads whole numbers eight digits at a time: the bytes of one register, three multiplications.
// The conversion is Johnny Lee's, as described in Lemire: Quickly parsing eight digits (2018).

#pragma once

#include <cstdint>
#include <cstdio>
#include <cstring>

struct SwarReader {
  // The longest number with its sign and the blank before it, and eight bytes to look at.
  static constexpr size_t lookahead = 32;
  inline static char buffer[(1 << 16) + lookahead];
  inline static size_t position, end;

  static void start() { position = end = 0; }

  template <typename T> static bool read(T& number) {
    if (end - position < lookahead) refill();
    while (position < end && (buffer[position] == ' ' || buffer[position] == '\n' ||
                              buffer[position] == '\r')) {
      position++;
      if (end - position < lookahead) refill();
    }
    const bool negative = buffer[position] == '-';
    position += negative;

    const unsigned first = digitCount();
    if (first == 0) return false;
    uint64_t value = digits(first);
    for (unsigned count = first; count == 8;) {
      count = digitCount();
      if (count == 0) break;
      value = value * powers[count] + digits(count);
    }
    number = negative ? -(T)value : (T)value;
    return true;
  }

 private:
  inline static constexpr uint64_t powers[9] = {1,         10,         100,         1'000, 10'000,
                                                100'000, 1'000'000, 10'000'000, 100'000'000};

  // Moves the rest to the front and fills up; behind the end there are zeros, which are no digits.
  static void refill() {
    memmove(buffer, buffer + position, end - position);
    end -= position;
    position = 0;
    end += fread(buffer + end, 1, (1 << 16) - end, stdin);
    memset(buffer + end, 0, lookahead);
  }

  static uint64_t nextEight() {
    uint64_t bytes;
    memcpy(&bytes, buffer + position, 8);
    return bytes;
  }

  // How many of the next eight bytes are digits, up to the first that is none.
  static unsigned digitCount() {
    // A digit differs from '0' by 0 to 9: adding 0x76 leaves the top bit clear. The carry of a
    // larger byte only reaches bytes behind it, which do not matter any more.
    const uint64_t difference = nextEight() ^ 0x3030303030303030;
    const uint64_t others = ((difference + 0x7676767676767676) | difference) & 0x8080808080808080;
    return others == 0 ? 8 : __builtin_ctzll(others) / 8;
  }

  // Takes so many digits, from 1 to 8, and returns their value.
  static uint64_t digits(unsigned count) {
    // In front of them come zeros, as if the number had eight digits.
    uint64_t value = (nextEight() - 0x3030303030303030) << (64 - 8 * count);
    position += count;
    value = value * 10 + (value >> 8);
    return (((value & 0x000000FF000000FF) * 0x000F424000000064) +
            ((value >> 16 & 0x000000FF000000FF) * 0x0000271000000001)) >> 32;
  }
};
