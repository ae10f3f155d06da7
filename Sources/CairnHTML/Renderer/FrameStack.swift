/// The open containers of a rendering, outermost first.
///
/// It uses raw memory that later renderings take over. An array would check at each element that nobody shares it.
final class FrameStack {
  @exclusivity(unchecked) private var start: UnsafeMutablePointer<Frame>
  /// The number of open containers.
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var capacity = 64

  init() {
    // What has references would have to be released.
    assert(_isPOD(Frame.self))
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  var isEmpty: Bool { count == 0 }

  /// The innermost frame; `nil` if none is open.
  var last: Frame? { count > 0 ? start[count - 1] : nil }

  @inline(__always)
  func push(_ frame: Frame) {
    if count == capacity { grow() }
    (start + count).initialize(to: frame)
    count &+= 1
  }

  /// Removes the innermost frame and returns where it is until the next one is pushed; `nil` if none is open.
  ///
  /// To copy it first takes longer than all else that the end of most containers does.
  @inline(__always)
  func popInPlace() -> UnsafePointer<Frame>? {
    guard count > 0 else { return nil }
    count &-= 1
    return UnsafePointer(start + count)
  }

  @inline(never)
  private func grow() {
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}
