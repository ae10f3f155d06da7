/// A view for each element of a collection.
///
/// Two elements with the same identity are a diagnostic; both show.
///
/// ```swift
/// ForEach(peaks) { peak in Text(peak.name) }            // Identifiable elements
/// ForEach(names, id: \.self) { name in Text(name) }     // identity by key path
/// ForEach(1..<4) { number in Text("\(number)") }        // a range
/// ```
@frozen
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public let data: Data
  @usableFromInline let content: (__owned Data.Element) -> Content
  @usableFromInline let identity: Identity

  /// The way to get an element's identity; a closure around a key path would cost an allocation.
  @usableFromInline
  enum Identity {
    case position
    case identifiable((Data.Element) -> ID)
    case keyPath(KeyPath<Data.Element, ID>)
  }

  @inlinable
  init(_ data: Data, _ identity: Identity, _ content: @escaping (__owned Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.identity = identity
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  @inlinable
  public func _render(into renderer: any Renderer) {
    if StateUse.hasBegun, needsPlacesOrTags(in: renderer) { return renderWithStates(into: renderer) }
    let rows = renderer._rowScope?.receiver
    let tellsElements = rows?.isAmongItems == true
    if !tellsElements, namesElements(in: renderer) { return renderNamed(into: renderer) }
    if tellsElements, let rows { return render(into: rows, for: renderer) }
    // Indices are used because an iterator would copy each element and retain all that it holds.
    var index = data.startIndex
    while index != data.endIndex {
      content(data[index])._render(into: renderer)
      data.formIndex(after: &index)
    }
    if renderer.checksIdentity { reportRepetitions(to: renderer) }
  }

  /// Renders elements as rows, each with its identity.
  @inlinable
  func render(into rows: any RowReceiver, for renderer: any Renderer) {
    let checks = renderer.checksIdentity
    var notes = IdentityNotes()
    let offset = identityOffset
    var index = data.startIndex
    while index != data.endIndex {
      let own: ElementIdentity
      switch identity {
      case .position: own = ElementIdentity(words: String(describing: data[index]))
      case .identifiable(let id): own = note(id(data[index]), if: checks, in: &notes)
      case .keyPath(let path): own = note(id(at: index, path, offset), if: checks, in: &notes)
      }
      rows.takeElement(own, content(data[index]), role: .ofSequence)
      data.formIndex(after: &index)
    }
    if checks, notes.mayRepeat() { reportRepetitions(to: renderer) }
  }

  @inlinable
  public static var _isItemSequence: Bool { true }

  @inlinable
  public func _countItems(into tally: inout ItemTally) -> Bool {
    tally.add(data.count, of: Content._viewTraits.kind)
  }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits {
    ViewTraits(.several, holdsCells: Content._traits(&budget).holdsCells)
  }

  /// Whether a backend wants to know which element is which, beyond its position.
  @inlinable
  func namesElements(in renderer: any Renderer) -> Bool {
    if case .position = identity { return false }
    return renderer._namesElements
  }

  @usableFromInline
  func renderNamed(into renderer: any Renderer) {
    let identity = identityOfElement
    for element in data { render(content(element), as: identity(element), into: renderer) }
    if renderer.checksIdentity { reportRepetitions(to: renderer) }
  }

  private func render(_ element: some View, as identity: ElementIdentity, into renderer: any Renderer) {
    renderer.beginAttribute(.element(identity.words))
    element._render(into: renderer)
    renderer.endAttribute()
  }

  /// Whether elements may read states, or are the choices of a picker.
  @usableFromInline
  func needsPlacesOrTags(in renderer: any Renderer) -> Bool {
    StateUse.isAround || renderer.environment.tagsElements
  }

  /// Renders elements whose views may read states.
  @usableFromInline
  func renderWithStates(into renderer: any Renderer) {
    if renderer.environment.tagsElements { return renderTagged(into: renderer) }
    if let source = EnvironmentSource.current, let delete = source.elementDeletion {
      source.elementDeletion = nil
      defer { source.elementDeletion = delete }
      return renderRows(deletedBy: delete, into: renderer)
    }
    let content = content
    if let rows = renderer._rowScope?.receiver, rows.isAmongItems {
      if renderer.environment.listSelection?.state != nil {
        takeElements { identity, element in
          rows.takeElement(identity, StateReader { content(element).tag(id(of: element)) }, role: .ofSequence)
        }
      } else if let recorder = rows as? Recorder, let graph = recorder.graph {
        // A reader of states as a view of its own would take a fifth of the time of an element.
        takeElements { identity, element in
          recorder.takeElement(identity, in: graph, role: .ofSequence) {
            graph.render({ content(element) }, into: recorder)
          }
        }
      } else {
        takeElements { identity, element in
          rows.takeElement(identity, StateReader { content(element) }, role: .ofSequence)
        }
      }
    } else {
      let isNamed = namesElements(in: renderer)
      takeElements { identity, element in
        StateGraph.inScope(.element(identity)) {
          let reader = StateReader { content(element) }
          if isNamed { render(reader, as: identity, into: renderer) } else { reader._render(into: renderer) }
        }
      }
    }
    if renderer.checksIdentity { reportRepetitions(to: renderer) }
  }

  /// Renders rows that readers may delete.
  private func renderRows(deletedBy delete: @escaping (Int) -> Void, into renderer: any Renderer) {
    let id: (Data.Element) -> ID
    switch identity {
    case .position:
      RunningAppNote.deletionFromRange.report(ofDeletionTo: renderer)
      return _render(into: renderer)
    case .identifiable(let identity): id = identity
    case .keyPath(let path): id = { $0[keyPath: path] }
    }
    let rows = ForEach<[(offset: Int, element: Data.Element)], ID, DeletableRow<Content>>(
      Array(data.enumerated()),
      .identifiable { id($0.element) }
    ) { row in
      DeletableRow(content: content(row.element)) { delete(row.offset) }
    }
    rows._render(into: renderer)
  }

  /// Calls a closure for each element, with its identity.
  private func takeElements(_ take: (_ identity: ElementIdentity, _ element: Data.Element) -> Void) {
    let identity = identityOfElement
    StateGraph.inScope(.sequence) {
      // Going through a range whose type is not known takes as long as a third of an element.
      if let range = data as? Range<Int> {
        for number in range {
          let element = unsafeBitCast(number, to: Data.Element.self)
          take(identity(element), element)
        }
      } else {
        for element in data { take(identity(element), element) }
      }
    }
  }

  /// Renders the choices of a picker.
  private func renderTagged(into renderer: any Renderer) {
    for element in data { StateReader { content(element) }.tag(id(of: element))._render(into: renderer) }
  }

  /// Returns the identity of an element as a value.
  private func id(of element: Data.Element) -> AnyHashable {
    switch identity {
    case .position: (element as? ID).map { AnyHashable($0) } ?? AnyHashable(identityOfElement(element).words)
    case .identifiable(let id): AnyHashable(id(element))
    case .keyPath(let path): AnyHashable(element[keyPath: path])
    }
  }

  /// Returns the identity of an element.
  private var identityOfElement: (Data.Element) -> ElementIdentity {
    switch identity {
    // What has the identity of its position is a number.
    case .position where Data.Element.self == Int.self: { .of(unsafeBitCast($0, to: Int.self)) }
    case .position: { ElementIdentity(words: String(describing: $0)) }
    case .identifiable(let id): { .of(id($0)) }
    case .keyPath(let path): { .of($0[keyPath: path]) }
    }
  }

  /// Where the identity lies in each element, in bytes; `nil` if it does not.
  @inlinable
  var identityOffset: Int? {
    if case .keyPath(let path) = identity { MemoryLayout<Data.Element>.offset(of: path) } else { nil }
  }

  /// Returns the identity of an element at a key path.
  ///
  /// One that lies in the element is read there, because a key path takes a fifth of the time of a row.
  @inlinable
  func id(at index: Data.Index, _ path: KeyPath<Data.Element, ID>, _ offset: Int?) -> ID {
    guard let offset else { return data[index][keyPath: path] }
    return withUnsafePointer(to: data[index]) { UnsafeRawPointer($0).load(fromByteOffset: offset, as: ID.self) }
  }

  /// Returns the identity of an element, and notes it if identities are compared.
  @inlinable
  func note(_ id: ID, if isCompared: Bool, in notes: inout IdentityNotes) -> ElementIdentity {
    if isCompared {
      if ID.self == Int.self {
        notes.note(number: unsafeBitCast(id, to: Int.self))
      } else {
        notes.note(hash: id.hashValue)
      }
    }
    return .of(id)
  }

  @inlinable
  func reportRepetitions(to renderer: any Renderer) {
    switch identity {
    case .position: break
    case .identifiable(let id):
      IdentityCheck.reportRepetitions(of: data.lazy.map(id), in: "a ForEach or Section", to: renderer)
    case .keyPath(let path):
      IdentityCheck.reportRepetitions(of: data.lazy.map { $0[keyPath: path] }, in: "a ForEach or Section", to: renderer)
    }
  }
}

/// Views that are made of the elements of a collection.
public protocol DynamicViewContent: View {
  /// The collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Creates a view for each element of an identifiable type.
  // Disfavoured because a binding to a collection is a collection too, and has an initializer that reads each element once.
  @_disfavoredOverload
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (__owned Data.Element) -> Content) {
    self.init(data, .identifiable { $0.id }, content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element; a key path leads to its identity.
  @inlinable
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (__owned Data.Element) -> Content
  ) {
    self.init(data, .keyPath(id), content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, .position, content)
  }
}
