// A program that the runner attends to: without limits and with the runner's own terminal.

#pragma once

// Replaces this process with a program that is killed when its runner dies. The arguments are the
// runner's process ID, a descriptor, the program's path, and its arguments from its own name on.
//
// Returns only if that fails, with the exit code: the error number is written to the descriptor,
// which the program does not inherit.
int become_attended_program(int count, char **arguments);
