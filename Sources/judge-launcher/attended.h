// A program that the runner attends to: without limits and with the runner's own terminal.

#pragma once

// Replaces this process, or on Linux a new child of the runner, with a program that is killed when
// its runner dies. The arguments are the runner's process ID, a descriptor, the program's path, and
// its arguments from its own name on.
//
// Writes to the descriptor, as numbers of 8 bytes, the program's process ID and how many nanoseconds
// of CPU time its process has used before; if the program cannot be started, the error number
// follows. The program does not inherit the descriptor. Returns the exit code: on failure, and where
// the program has got a process of its own.
int become_attended_program(int count, char **arguments);
