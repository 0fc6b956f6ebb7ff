// How much memory this process occupies, which is counted as every program's.

#pragma once

// Gives back what the start of this process has needed and its work does not.
void shrink_footprint(void);
