/// What a running app does with a view over time. What Cairn renders has no program behind it, so nothing of it is run.
extension View {
  /// Takes an action for the moment at which the view appears; it is never run.
  public func onAppear(perform action: (() -> Void)? = nil) -> NotedView<Self> {
    noted("onAppear(perform:)", "Prepare the data before you render.")
  }

  /// Takes an action for the moment at which the view disappears; it is never run.
  public func onDisappear(perform action: (() -> Void)? = nil) -> NotedView<Self> {
    noted("onDisappear(perform:)", "Leave it out.")
  }

  /// Takes work that goes with the view; it is never run.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> NotedView<Self> {
    noted("task(priority:_:)", "Load the data before you render, and give them to the view.")
  }

  /// Takes work that goes with the view and a value; it is never run.
  public func task<Value: Equatable>(
    id value: Value,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> NotedView<Self> {
    noted("task(id:priority:_:)", "Load the data before you render, and give them to the view.")
  }

  /// Takes an action for a change of a value, which is given the old and the new one; it is never run.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> NotedView<Self> { notedChange() }

  /// Takes an action for a change of a value; it is never run.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> NotedView<Self> { notedChange() }

  /// Takes an action for a change of a value, which is given the new one; it is never run.
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> NotedView<Self> { notedChange() }

  /// Takes an action for what a publisher sends; it is never run.
  public func onReceive<Output>(
    _ publisher: EventPublisher<Output>,
    perform action: @escaping (Output) -> Void
  ) -> NotedView<Self> { notedEvent() }

  /// Takes an action for what a publisher sends; it is never run.
  @_disfavoredOverload
  public func onReceive<Publisher, Output>(
    _ publisher: Publisher,
    perform action: @escaping (Output) -> Void
  ) -> NotedView<Self> { notedEvent() }

  /// Takes an action for what a publisher sends; it is never run.
  @_disfavoredOverload
  public func onReceive<Publisher>(_ publisher: Publisher, perform action: @escaping (Any) -> Void) -> NotedView<Self> {
    notedEvent()
  }

  /// Takes an action for an address that leads to the app; it is never run.
  public func onOpenURL<Address>(perform action: @escaping (Address) -> Void) -> NotedView<Self> {
    noted("onOpenURL(perform:)", "A page has an address of its own.")
  }

  /// Takes an action for a field that is filled in; it is never run.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> NotedView<Self> {
    noted("onSubmit(of:_:)", "Put the field into a Form, which is sent to its action.")
  }

  /// Takes work that brings the content up to date; it is never run.
  public func refreshable(action: @escaping () async -> Void) -> NotedView<Self> {
    noted("refreshable(action:)", "A reader loads the page again.")
  }

  /// Takes an action for the pointer; it is never run, because a page marks by itself what is under the pointer.
  public func onHover(perform action: @escaping (Bool) -> Void) -> NotedView<Self> {
    noted("onHover(perform:)", "Links, buttons and rows show the pointer by themselves.")
  }

  /// Takes an action for where the pointer is; it is never run.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> NotedView<Self> {
    noted("onContinuousHover(perform:)", "Links, buttons and rows show the pointer by themselves.")
  }

  /// Takes an action for a key of a preference that views inside set; it is never run.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type,
    perform action: @escaping (Key.Value) -> Void
  ) -> NotedView<Self> {
    noted("onPreferenceChange(_:perform:)", "Give the value to both views.")
  }

  /// Sets a value for views around; nobody reads it.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> NotedView<Self> {
    noted("preference(key:value:)", "Give the value to both views.")
  }

  private func notedEvent() -> NotedView<Self> {
    noted("onReceive(_:perform:)", "Take the value before you render.")
  }

  private func notedChange() -> NotedView<Self> {
    noted("onChange(of:)", "Compute what follows from the value in the body.")
  }
}

extension DynamicViewContent {
  /// Takes an action that moves elements; it is never run.
  @_disfavoredOverload
  public func onMove<Indices: Sequence<Int>>(perform action: ((Indices, Int) -> Void)?) -> NotedView<Self> {
    noted("onMove(perform:)", "Give the cells Accessory.reorder() in a Form.")
  }

  /// Takes an action that moves elements; it is never run.
  public func onMove(perform action: ((RowIndices, Int) -> Void)?) -> NotedView<Self> {
    noted("onMove(perform:)", "Give the cells Accessory.reorder() in a Form.")
  }
}

/// The positions of rows on which something is done.
public struct RowIndices: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  private let positions: [Int]

  /// Creates positions from a list of them.
  public init(arrayLiteral elements: Int...) { positions = elements.sorted() }

  /// The first position; `nil` for none.
  public var first: Int? { positions.first }

  public func makeIterator() -> IndexingIterator<[Int]> { positions.makeIterator() }
}

extension Array {
  /// Removes the elements at some positions.
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    for position in offsets.sorted().reversed() where indices.contains(position) { remove(at: position) }
  }

  /// Moves the elements at some positions in front of another one.
  public mutating func move(fromOffsets source: some Sequence<Int>, toOffset destination: Int) {
    let positions = source.filter(indices.contains).sorted()
    let moved = positions.map { self[$0] }
    remove(atOffsets: positions)
    let before = positions.count { $0 < destination }
    insert(contentsOf: moved, at: Swift.min(Swift.max(destination - before, 0), count))
  }
}

/// Where the pointer is.
public enum HoverPhase: Hashable, Sendable {
  /// In the view, at a place in points.
  case active(LayoutPoint)
  /// Outside.
  case ended
}

/// What sends something that was written.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A field for words.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field for a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A value that views hand to those around them; it compiles, and nobody reads it.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }

  /// Joins the values of two views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
