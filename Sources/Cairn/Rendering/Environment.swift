import Synchronization

/// Reads a value of the environment in a view's `body`.
///
/// ```swift
/// struct Greeting: View {
///   @Environment(\.layoutDirection) private var direction
///   var body: some View { Text(direction == .leftToRight ? "Hello" : "שלום") }
/// }
/// ```
///
/// Outside a rendering it reads the default values.
@propertyWrapper
public struct Environment<Value>: @unchecked Sendable {
  // Unchecked, because it holds nothing but a key path or a type. A key path of a property that belongs to the main actor is not
  // sendable; only the rendering that the view belongs to reads it.
  private let read: (EnvironmentValues) -> Value

  /// Creates a reader of one value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  init(read: @escaping (EnvironmentValues) -> Value) { self.read = read }

  /// The value in force where the view is rendered.
  public var wrappedValue: Value {
    read(EnvironmentSource.current?.renderer?.environment ?? EnvironmentValues())
  }
}

/// The renderer whose environment ``Environment`` reads.
///
/// A body cannot get the environment as an argument without reflection, so it finds it through the task. Unchecked:
/// rendering is synchronous, so one thread at a time uses the renderer. A task that outlives the rendering finds no
/// renderer. A weak reference would not do: a renderer that has one is counted in a table of its own from then on, which
/// takes three times as long.
package final class EnvironmentSource: @unchecked Sendable {
  @TaskLocal static var current: EnvironmentSource?

  private let held = Mutex(Held())
  /// How deep views are, for renderers that do not count it themselves.
  var nesting = Nesting()
  var hasToldDepth = false
  /// The states of views that are being evaluated ahead.
  var states: StateGraph?
  /// The states that views share which are not evaluated together.
  var sharedStates = SharedStates()
  /// The fields of the form that is being rendered; `nil` outside of forms.
  var formFields: FormFields?
  /// What deletes an element at a position of the sequence that is rendered next; `nil` for nothing.
  var elementDeletion: ((Int) -> Void)?
  /// Whether elements that are rendered are rows of a list.
  var isInList = false
  /// Whether readers cannot delete the rows that are rendered.
  var isDeleteDisabled = false
  /// What shows in front of the page; it is rendered behind everything else.
  ///
  /// Swift does not check exclusive access, because each rendering asks for it and nobody keeps hold of it.
  @exclusivity(unchecked) var presentations: [Recording] = []
  private var knownTypes: StatefulTypes?
  /// Which types of views have states.
  var statefulTypes: StatefulTypes {
    let types = knownTypes ?? StatefulTypes()
    knownTypes = types
    return types
  }

  /// A renderer until its rendering ends.
  ///
  /// Unchecked, because the lock around it is what makes it safe to ask for.
  private struct Held: @unchecked Sendable {
    var renderer: (any Renderer)?
  }

  package init() {}

  /// The renderer; `nil` when the rendering has ended.
  var renderer: (any Renderer)? { held.withLock { $0 }.renderer }

  /// Begins a rendering.
  func begin(_ renderer: any Renderer) { held.withLock { $0.renderer = renderer } }

  /// Lets go of the renderer, which another rendering may use from here on.
  func end() { held.withLock { $0.renderer = nil } }

  /// Makes a source whose rendering has ended ready for another one, or replaces it by a new one.
  ///
  /// A task that outlives the rendering may still ask the old one for its renderer. Most renderings have no tasks, states, forms
  /// or presentations, and their renderers count depth themselves.
  package static func renew(_ source: inout EnvironmentSource) {
    if !isKnownUniquelyReferenced(&source) || !source.isUntouched { source = EnvironmentSource() }
  }

  private var isUntouched: Bool {
    nesting.isOutermost && !hasToldDepth && states == nil && formFields == nil && presentations.isEmpty
      && knownTypes == nil
  }
}
