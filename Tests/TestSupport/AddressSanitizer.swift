import Foundation

/// Whether the address sanitizer watches over the running tests and the programs built with them.
public enum AddressSanitizer {
  /// Its library is a part of every program it watches.
  public static let isOn = dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil
}
