// Open file descriptors.

#pragma once

// Closes all descriptors from `first` on.
void close_descriptors_from(int first);
