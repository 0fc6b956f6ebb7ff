// The conversation of a C++ host with the bench, as bench/README.md describes it, and what all
// contenders share: the clock, and arrays in files.

#pragma once

#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <functional>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

struct Contender {
  std::string offer;  // SUITE/NAME/TYPE
  std::function<void(const std::string& file)> load;
  std::function<long long()> sample;  // nanoseconds
  std::function<void(const std::string& file)> writeResult;
};

template <typename T> inline const char* typeName();
template <> inline const char* typeName<int32_t>() { return "int32"; }
template <> inline const char* typeName<int64_t>() { return "int64"; }
template <> inline const char* typeName<double>() { return "double"; }
template <> inline const char* typeName<std::string>() { return "string"; }

template <typename T> std::string offer(const std::string& suite, const std::string& name) {
  return suite + "/" + name + "/" + typeName<T>();
}

template <typename Body> long long nanoseconds(Body body) {
  const auto start = std::chrono::steady_clock::now();
  body();
  const auto end = std::chrono::steady_clock::now();
  return std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count();
}

// MARK: - Arrays in files

template <typename T> void writeArray(const std::string& file, const std::vector<T>& array) {
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  if constexpr (std::is_same_v<T, std::string>) {
    for (const auto& text : array) out << text << '\n';
  } else {
    out.write(reinterpret_cast<const char*>(array.data()), array.size() * sizeof(T));
  }
  if (!out.flush()) throw std::runtime_error("cannot write " + file);
}

template <typename T> std::vector<T> readArray(const std::string& file) {
  std::ifstream in(file, std::ios::binary | std::ios::ate);
  if (!in) throw std::runtime_error("cannot read " + file);
  const size_t bytes = in.tellg();
  in.seekg(0);
  std::vector<T> array;
  if constexpr (std::is_same_v<T, std::string>) {
    for (std::string text; std::getline(in, text);) array.push_back(text);
  } else {
    array.resize(bytes / sizeof(T));
    in.read(reinterpret_cast<char*>(array.data()), array.size() * sizeof(T));
  }
  return array;
}

// MARK: - The conversation

class Host {
 public:
  explicit Host(std::string about) : about(std::move(about)) {}

  void add(Contender contender) { contenders.push_back(std::move(contender)); }

  // Serves until the end of the commands. The standard input and output are moved out of the way:
  // contenders use them as their own.
  int serve() {
    FILE* commands = fdopen(dup(0), "r");
    FILE* replies = fdopen(dup(1), "w");
    if (!freopen("/dev/null", "r", stdin) || !freopen("/dev/null", "w", stdout)) return 1;
    char* line = nullptr;
    size_t capacity = 0;
    for (ssize_t length; (length = getline(&line, &capacity, commands)) > 0;) {
      std::string command(line, length);
      if (command.back() == '\n') command.pop_back();
      if (command == "quit") break;
      std::string reply;
      try {
        reply = "ok " + answer(command);
      } catch (const std::exception& error) {
        reply = std::string("error ") + error.what();
      }
      fprintf(replies, "%s\n", reply.c_str());
      fflush(replies);
    }
    free(line);
    return 0;
  }

 private:
  std::string about;
  std::vector<Contender> contenders;

  std::string answer(const std::string& command) {
    if (command == "about") return about;
    if (command == "contenders") return offers();
    // A verb, a contender, and the rest of the line: file names may hold blanks.
    const auto first = command.find(' ');
    const auto second = command.find(' ', first + 1);
    if (first == std::string::npos) throw std::runtime_error("unknown command " + command);
    const auto verb = command.substr(0, first);
    const auto file = second == std::string::npos ? "" : command.substr(second + 1);
    auto& contender = find(command.substr(first + 1, second - first - 1));
    if (verb == "sample") return std::to_string(contender.sample());
    if (verb == "load") {
      contender.load(file);
    } else if (verb == "result") {
      contender.writeResult(file);
    } else {
      throw std::runtime_error("unknown command " + verb);
    }
    return "";
  }

  std::string offers() const {
    std::string all;
    for (const auto& contender : contenders) all += (all.empty() ? "" : "\t") + contender.offer;
    return all;
  }

  Contender& find(const std::string& offer) {
    for (auto& contender : contenders) {
      if (contender.offer == offer) return contender;
    }
    throw std::runtime_error("no contender " + offer);
  }
};
