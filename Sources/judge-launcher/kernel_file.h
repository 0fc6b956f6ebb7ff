// Small files of the kernel, read or written by a single call.

#pragma once

#include <stdint.h>

// Overwrites the file with a text; false if the kernel refuses.
int write_file(const char *path, const char *text);

// Reads as much as fits, and terminates it with a zero byte; false if nothing can be read.
int read_file(const char *path, char *text, int capacity);

// Returns the number after a word at the start of a line, or 0 if there is no such line.
int64_t number_behind(const char *text, const char *word);
