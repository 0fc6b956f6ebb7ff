// Sorting
