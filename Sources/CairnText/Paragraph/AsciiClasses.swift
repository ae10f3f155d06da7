/// The line-break classes of ASCII, in a table of their own that takes only two cache lines.
struct AsciiClasses: Sendable {
  static let shared = AsciiClasses()

  /// Never freed; see ``LineBreakPairs``.
  private nonisolated(unsafe) let classes: UnsafePointer<LineBreakClass>

  private init() {
    let table = LineBreakTable()
    let classes = UnsafeMutablePointer<LineBreakClass>.allocate(capacity: 128)
    for value in 0..<128 { (classes + value).initialize(to: table(UInt32(value))) }
    self.classes = UnsafePointer(classes)
  }

  @inline(__always)
  subscript(byte: UInt8) -> LineBreakClass { classes[Int(byte & 0x7F)] }
}
