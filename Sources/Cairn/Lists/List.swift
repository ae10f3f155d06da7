/// Rows in a column, in sections or not: SwiftUI's list.
///
/// ```swift
/// List(peaks) { peak in
///   ListCell(peak.name, secondaryText: "\(peak.height) m").destination("peaks/\(peak.slug)")
/// }
/// .listStyle(.insetGrouped)
/// ```
///
/// Each view is a row, and views outside of a ``Section`` make a section of their own. Where a section has a layout, it
/// stands as that says.
@frozen
public struct List<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  /// What a reader can choose, if the list itself says so.
  @usableFromInline var choice: (any ListChoice)?

  /// Creates a list of rows and sections.
  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @inlinable
  public func _render(into renderer: any Renderer) {
    guard let choice else { return RowCalls.list(SpecializedView(content), into: renderer) }
    choice.render(List { content }, into: renderer)
  }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension List {
  /// Creates a list with a row for each of some identifiable elements.
  // Disfavoured because a binding to a collection is a collection too, and has an initializer of its own.
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data) { rowContent($0) }
  }

  /// Creates a list with a row for each element, told apart by a key path.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id) { rowContent($0) }
  }

  /// Creates a list with a row for each number of a range.
  @inlinable
  public init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data) { rowContent($0) }
  }

  /// Creates a list of the elements of a tree, of which those with children unfold.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: Where an element has its children; `nil` is a leaf, an empty collection a branch without any.
  ///   - rowContent: What an element shows.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    content = OutlineGroup(data, children: children) { rowContent($0) }
  }

  /// Creates a list of the elements of a tree, told apart by a key path, of which those with children unfold.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    content = OutlineGroup(data, id: id, children: children) { rowContent($0) }
  }
}

extension View {
  /// Sets the looks of the lists inside; sections with a layout of their own keep it.
  public func listStyle(_ style: ListConfiguration.Appearance) -> EnvironmentView<Self> {
    transformEnvironment(\.self) { environment in
      var list = ListConfiguration(appearance: style)
      if environment.hidesListBackground { list.backgroundColor = .clear }
      environment.sectionLayout = SectionLayout(.list(using: list))
    }
  }
}
