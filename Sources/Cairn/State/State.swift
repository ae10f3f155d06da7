/// A value that a reader of a page can change.
///
/// Declare it as in SwiftUI. A page has no program behind it, so Cairn evaluates ahead: it looks which values the controls of the
/// view can give the state, evaluates the view for each of them, and writes what is common once. The browser shows what belongs to
/// the value that the controls say, without a script.
///
/// ```swift
/// struct Peaks: View {
///   @State private var showsHeights = false
///   var body: some View {
///     Toggle("Heights", isOn: $showsHeights)
///     ForEach(peaks) { peak in
///       Text(peak.name)
///       if showsHeights { Text("\(peak.height) m") }
///     }
///   }
/// }
/// ```
///
/// Text and spoken text show the initial value. So do pages where no control changes the state, and where it would take more
/// values than ``EnvironmentValues/stateVariantLimit``, which is a diagnostic.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  let location: StateLocation<Value>

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { location = StateLocation(wrappedValue) }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { location = StateLocation(initialValue) }

  /// The value for which the view is being evaluated; outside of a rendering the initial value.
  ///
  /// Setting it has an effect only in the action of a control.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// A binding to the value, for controls and for views inside.
  public var projectedValue: Binding<Value> { Binding(location) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

/// What a state refers to: its identity, and its initial value.
class StateLocation<Value>: StateIdentity {
  final var initialValue: Value

  init(_ initialValue: Value) {
    self.initialValue = initialValue
    StateUse.begin()
  }

  final var value: Value {
    get { StateGraph.current?.value(of: self) ?? initialValue }
    set { if let graph = StateGraph.current { graph.write(newValue, to: self) } else { change(to: newValue) } }
  }

  /// Takes a value outside of a rendering.
  func change(to value: Value) {}

  final func makeCell(named name: String) -> StateCell { TypedStateCell(name: name, initialValue: initialValue) }
}

/// The identity of a state, whatever the type of its values.
protocol StateIdentity: AnyObject {
  /// Returns what keeps the values that the state can have in a rendering.
  func makeCell(named name: String) -> StateCell
}
