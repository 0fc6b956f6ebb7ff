// Searching
