/// An object whose properties with ``Published`` are states of the views that use it.
///
/// ```swift
/// final class Tour: ObservableObject {
///   @Published var showsHeights = false
/// }
///
/// struct TourView: View {
///   @StateObject private var tour = Tour()
///   var body: some View { Toggle("Heights", isOn: $tour.showsHeights) }
/// }
/// ```
///
/// While a page is made, controls change such a property as they change a ``State``: the object itself keeps its values.
public protocol ObservableObject: AnyObject {}

/// A property of an ``ObservableObject`` that a reader of a page can change.
///
/// Outside of a rendering it is an ordinary property, so a server can set it before.
@propertyWrapper
public struct Published<Value> {
  private let location: PublishedLocation<Value>

  /// Creates a property with a first value.
  public init(wrappedValue: Value) { location = PublishedLocation(wrappedValue) }

  /// Creates a property with a first value.
  public init(initialValue: Value) { location = PublishedLocation(initialValue) }

  /// The value for which a view is being evaluated; outside of a rendering the latest one.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// What sends the values of the property; nothing is sent in what is rendered ahead.
  public var projectedValue: EventPublisher<Value> { EventPublisher() }
}

extension Published: PublishedProperty {
  var identity: any StateIdentity { location }
}

/// A property of an object, whatever the type of its values.
protocol PublishedProperty {
  var identity: any StateIdentity { get }
}

/// What a published property refers to: its identity, and its value outside of renderings.
private final class PublishedLocation<Value>: StateLocation<Value> {
  override func change(to value: Value) { initialValue = value }
}
