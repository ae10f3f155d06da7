#if canImport(Glibc)
  import Glibc

  /// How much the heap grows while something runs: the most memory that it takes above what was there.
  enum HeapGrowth {
    /// Returns the growth in kibibytes.
    ///
    /// Free blocks that are left from before are taken first, so that nothing is counted less than it takes, and what
    /// is freed stays with the heap, so that the most is seen at the end.
    static func kibibytes(of work: () -> Void) -> Double? {
      guard keepFreedMemory() else { return nil }
      let plugs = fillHoles()
      let start = end
      work()
      let growth = end - start
      plugs.forEach { free($0) }
      return Double(growth) / 1024
    }

    /// The address at which the heap ends.
    private static var end: Int { Int(bitPattern: sbrk(0)) }

    /// Lets all memory come from the heap that ends at one address, which only grows.
    private static func keepFreedMemory() -> Bool {
      typealias SetOption = @convention(c) (Int32, Int32) -> Int32
      guard let symbol = dlsym(nil, "mallopt") else { return false }
      let setOption = unsafeBitCast(symbol, to: SetOption.self)
      let trimThreshold: Int32 = -1
      let topPadding: Int32 = -2
      let mappingThreshold: Int32 = -3
      return [(trimThreshold, .max), (topPadding, 0), (mappingThreshold, 1 << 25)]
        .allSatisfy { setOption($0.0, $0.1) == 1 }
    }

    private static func fillHoles() -> [UnsafeMutableRawPointer] {
      var plugs: [UnsafeMutableRawPointer] = []
      plugs.reserveCapacity(1 << 20)
      var size = 1 << 24
      while size >= 32 {
        let start = end
        while plugs.count < plugs.capacity, let plug = malloc(size) {
          if end > start {
            free(plug)
            break
          }
          plugs.append(plug)
        }
        size /= 2
      }
      return plugs
    }
  }
#else
  /// How much the heap grows while something runs, which is told by glibc only.
  enum HeapGrowth {
    static func kibibytes(of work: () -> Void) -> Double? { nil }
  }
#endif
