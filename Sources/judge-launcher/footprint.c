#define _GNU_SOURCE
#include "footprint.h"

#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>
#ifdef __linux__
#include <link.h>
#endif

#include "kernel_file.h"

#ifdef __linux__
// Drops the resident pages of a library that are mapped read-only; if one is used again, the kernel
// reads it from the library's file.
static int forget_unchanged_pages(struct dl_phdr_info *library, size_t size, void *nothing) {
  (void)size, (void)nothing;
  uintptr_t page = sysconf(_SC_PAGESIZE);
  for (int index = 0; index < library->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
    uintptr_t begin = (library->dlpi_addr + part->p_vaddr) & ~(page - 1);
    uintptr_t end = library->dlpi_addr + part->p_vaddr + part->p_memsz;
    madvise((void *)begin, end - begin, MADV_DONTNEED);
  }
  return 0;
}
#endif

void shrink_footprint(void) {
#ifdef __linux__
  // The package manager links every program with the libraries of Swift. Loading them takes 5 MB,
  // whereas a program written in C may need only 1 MB.
  dl_iterate_phdr(forget_unchanged_pages, NULL);
  // Resets the peak resident set size, which is what counts.
  write_file("/proc/self/clear_refs", "5");
#endif
}
