#include "kernel_file.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int write_file(const char *path, const char *text) {
  int descriptor = open(path, O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return 0;
  ssize_t written = write(descriptor, text, strlen(text));
  close(descriptor);
  return written == (ssize_t)strlen(text);
}

int read_file(const char *path, char *text, int capacity) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return 0;
  ssize_t count = read(descriptor, text, capacity - 1);
  close(descriptor);
  text[count > 0 ? count : 0] = 0;
  return count > 0;
}

int64_t number_behind(const char *text, const char *word) {
  size_t length = strlen(word);
  for (const char *line = text; line != NULL && *line != 0; line = strchr(line, '\n')) {
    if (*line == '\n') line++;
    if (strncmp(line, word, length) == 0 && line[length] == ' ') {
      return strtoll(line + length, NULL, 10);
    }
  }
  return 0;
}
