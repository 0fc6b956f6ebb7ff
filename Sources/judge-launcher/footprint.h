// The memory footprint of this process, which is counted for every program that it starts.

#pragma once

// Releases the memory that was needed only for starting up.
void shrink_footprint(void);
