// Which descriptors are open.

#pragma once

// Closes all descriptors from the first one on.
void close_descriptors_from(int first);
