// A program that the runner attends to: without limits and with the runner's own terminal.

#pragma once

// Replaces this process with a program that is killed when its runner dies. The arguments are the
// runner's process ID, a descriptor, the program's path, and its arguments from its own name on.
//
// Writes to the descriptor how many nanoseconds of CPU time this process has used itself, as a
// number of 8 bytes; if the program cannot be started, the error number follows. The program does
// not inherit the descriptor. Returns only on failure, with the exit code.
int become_attended_program(int count, char **arguments);
