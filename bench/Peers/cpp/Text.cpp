// Numbers from text and to text with C and C++, through the standard input and output.

#include <malloc.h>

#include <memory>

#include "Host.hpp"
#include "Readers.hpp"
#include "SwarReader.hpp"

// MARK: - Input

void openInput(const std::string& file) {
  if (!freopen(file.c_str(), "r", stdin)) throw std::runtime_error("cannot read " + file);
}

// The stream reads the descriptor 0 through a buffer of its own, which still holds the end of the
// last file. Taking it byte by byte never looks beyond it, as the stream's own functions do.
void openCin(const std::string& file) {
  for (auto rest = std::cin.rdbuf()->in_avail(); rest > 0; rest--) std::cin.rdbuf()->sbumpc();
  std::cin.clear();
  openInput(file);
}

template <typename Reader, typename T> std::vector<T> readNumbers() {
  int32_t count;
  if (!Reader::read(count) || count < 0) throw std::runtime_error("the input has no count");
  std::vector<T> numbers(count);
  for (auto& number : numbers) {
    if (!Reader::read(number)) throw std::runtime_error("the input ends early");
  }
  return numbers;
}

template <typename Reader, typename T, typename Open>
void addReader(Host& host, const std::string& name, Open open) {
  auto path = std::make_shared<std::string>();
  auto numbers = std::make_shared<std::vector<T>>();
  host.add({
      offer<T>("input", name),
      [=](const std::string& file) { *path = file; },
      [=] {
        // The memory of the last sample is not to be used again: a program reads only once, and
        // gets memory that nobody has touched.
        *numbers = std::vector<T>();  // an assignment of {} would keep it
        malloc_trim(0);
        return nanoseconds([&] {
          open(*path);
          *numbers = readNumbers<Reader, T>();
        });
      },
      [=](const std::string& file) { writeArray(file, *numbers); },
  });
}

template <typename T> void addReaders(Host& host) {
  addReader<ScanfReader, T>(host, "scanf", openInput);
  addReader<CinReader, T>(host, "cin", openCin);
  addReader<GetcharReader, T>(host, "getchar_unlocked", openInput);
  addReader<FreadReader, T>(host, "fread", [](const std::string& file) {
    openInput(file);
    FreadReader::start();
  });
  addReader<SwarReader, T>(host, "fread-swar", [](const std::string& file) {
    openInput(file);
    SwarReader::start();
  });
}

// MARK: - Output

void print(int32_t number) { printf("%" PRId32 "\n", number); }
void print(int64_t number) { printf("%" PRId64 "\n", number); }

// A file that is there keeps its bytes and is written over. Finding room for a new one is the
// system's work; it takes as long as the fastest contender, and never twice the same time.
template <typename T> void printAll(const std::vector<T>& numbers, const std::string& file) {
  if (!freopen(file.c_str(), "r+", stdout)) throw std::runtime_error("cannot write " + file);
  for (T number : numbers) print(number);
  // Writes what is left, and closes the file.
  if (!freopen("/dev/null", "w", stdout)) throw std::runtime_error("cannot close " + file);
}

template <typename T> void addPrintf(Host& host) {
  auto numbers = std::make_shared<std::vector<T>>();
  auto path = std::make_shared<std::string>();
  host.add({
      offer<T>("output", "printf"),
      [=](const std::string& file) {
        *numbers = readArray<T>(file);
        *path = file + ".out";
        writeArray<char>(*path, {});
      },
      [=] {
        std::ofstream(*path, std::ios::app);  // makes sure that there is one
        return nanoseconds([&] { printAll(*numbers, *path); });
      },
      [=](const std::string& file) { writeArray(file, readArray<char>(*path)); },
  });
}

int main() {
  std::ios::sync_with_stdio(false);
  Host host("libstdc++ " + std::to_string(_GLIBCXX_RELEASE));
  addReaders<int32_t>(host);
  addReaders<int64_t>(host);
  addPrintf<int32_t>(host);
  addPrintf<int64_t>(host);
  return host.serve();
}
