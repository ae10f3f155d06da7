/// The kinds of the open containers and cells of a rendering, outermost first.
///
/// It uses raw memory. An array would check at the beginning and the end of each container that nobody shares it.
struct PlaceStack: ~Copyable {
  typealias Place = RowResolver.Place

  private var start: UnsafeMutablePointer<Place>
  private(set) var count = 0
  private var capacity = 64

  init() { start = .allocate(capacity: capacity) }

  deinit { start.deallocate() }

  var isEmpty: Bool { count == 0 }

  /// The kind of the innermost one; `nil` if none is open.
  @inline(__always)
  var last: Place? { count > 0 ? start[count &- 1] : nil }

  @inline(__always)
  mutating func push(_ place: Place) {
    if count == capacity { grow() }
    (start + count).initialize(to: place)
    count &+= 1
  }

  /// Removes the innermost one and returns its kind; `nil` if none is open.
  @inline(__always)
  mutating func pop() -> Place? {
    guard count > 0 else { return nil }
    count &-= 1
    return start[count]
  }

  /// Returns what a closure makes of the innermost one of which it makes anything; `nil` if there is none.
  func lastResult<Result>(of transform: (Place) -> Result?) -> Result? {
    for index in stride(from: count - 1, through: 0, by: -1) {
      if let result = transform(start[index]) { return result }
    }
    return nil
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Place>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}
