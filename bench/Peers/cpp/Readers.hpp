// The usual ways to read whole numbers in C and C++. Each reads how many there are, and then them,
// from the standard input, which has just been opened.

#pragma once

#include <cinttypes>
#include <iostream>
#include <vector>

struct ScanfReader {
  static bool read(int32_t& number) { return scanf("%" SCNd32, &number) == 1; }
  static bool read(int64_t& number) { return scanf("%" SCNd64, &number) == 1; }
};

struct CinReader {
  template <typename T> static bool read(T& number) { return bool(std::cin >> number); }
};

// Reads one number, byte by byte; the source of the bytes is the reader's business.
template <typename T, typename NextByte> bool readDigits(T& number, NextByte nextByte) {
  int byte = nextByte();
  while (byte == ' ' || byte == '\n' || byte == '\r') byte = nextByte();
  const bool negative = byte == '-';
  if (negative) byte = nextByte();
  if (byte < '0' || byte > '9') return false;
  number = 0;
  while (byte >= '0' && byte <= '9') {
    number = number * 10 + (byte - '0');
    byte = nextByte();
  }
  if (negative) number = -number;
  return true;
}

struct GetcharReader {
  template <typename T> static bool read(T& number) { return readDigits(number, getchar_unlocked); }
};

struct FreadReader {
  inline static char buffer[1 << 16];
  inline static size_t position, end;

  static void start() { position = end = 0; }

  static int nextByte() {
    if (position == end) {
      end = fread(buffer, 1, sizeof buffer, stdin);
      position = 0;
      if (end == 0) return EOF;
    }
    return buffer[position++];
  }

  template <typename T> static bool read(T& number) { return readDigits(number, nextByte); }
};
