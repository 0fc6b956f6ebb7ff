// Small files of the kernel: each is read or written at once.

#pragma once

#include <stdint.h>

// Writes a text over the content; false if the kernel refuses.
int write_file(const char *path, const char *text);

// Reads as much as fits, and ends it with a zero; false if there is nothing to read.
int read_file(const char *path, char *text, int capacity);

// Returns the number behind a word at the beginning of a line, or 0 without such a line.
int64_t number_behind(const char *text, const char *word);
