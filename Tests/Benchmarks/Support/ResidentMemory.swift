import Foundation

/// The memory of this process.
enum ResidentMemory {
  /// The most that was resident at any time so far, in megabytes.
  static func peak() throws -> Double {
    #if os(Linux)
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
        let kilobytes = line.split(separator: " ").compactMap({ Double($0) }).first
      else { throw BenchmarkError.noMemoryFigure }
      return kilobytes / 1024
    #else
      var usage = rusage()
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { throw BenchmarkError.noMemoryFigure }
      return Double(usage.ru_maxrss) / 1_048_576
    #endif
  }
}
