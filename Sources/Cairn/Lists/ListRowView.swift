/// A view with attributes of its row.
public struct ListRowView<Content: View>: PrimitiveView {
  var content: Content
  private let attributes: ListRowAttributes

  init(content: Content, change: (inout ListRowAttributes) -> Void) {
    self.content = content
    var attributes = ListRowAttributes()
    change(&attributes)
    self.attributes = attributes
  }

  init(_ content: Content, _ attributes: ListRowAttributes) {
    self.content = content
    self.attributes = attributes
  }

  public func _render(into renderer: any Renderer) {
    guard attributes.isDeleteDisabled, let source = EnvironmentSource.current else {
      return RowCalls.row(attributes, content, into: renderer)
    }
    let outer = source.isDeleteDisabled
    source.isDeleteDisabled = true
    defer { source.isDeleteDisabled = outer }
    RowCalls.row(attributes, content, into: renderer)
  }

  public func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  public static var _isItemSequence: Bool { Content._isItemSequence }

  public static func _traits(_ budget: inout Int) -> ViewTraits {
    ViewTraits(Content._traits(&budget).kind, holdsCells: true)
  }
}

extension View {
  /// Adds actions at a side of the rows that the view is; they win over those of the list's configuration.
  ///
  /// ```swift
  /// ListCell(peak.name)
  ///   .swipeActions { SwipeAction("Delete", action: "delete", role: .destructive) }
  /// ```
  ///
  /// An action that sends something needs a ``Form`` around the list and an identity of the row: that of a `ForEach`, or a tag.
  /// Without them it is left out, with a diagnostic.
  ///
  /// - Parameters:
  ///   - edge: The side; the default is the one where lines end.
  ///   - presentation: How a reader gets at them; the default is that the row is moved aside.
  ///   - actions: The actions, from the row's edge inwards.
  /// - Returns: The view with the actions.
  public func swipeActions(
    edge: HorizontalEdge = .trailing,
    presentation: SwipeActions.Presentation = .scrollSnap,
    @SwipeActionsBuilder actions: () -> [SwipeAction]
  ) -> ListRowView<Self> {
    let actions = SwipeActions(actions(), presentation: presentation)
    return ListRowView(content: self) { $0[swipeActionsAt: edge] = actions }
  }

  /// Shows or hides the lines above and below the view's rows.
  public func listRowSeparator(
    _ visibility: ListSeparatorConfiguration.Visibility,
    edges: VerticalEdge.Set = .all
  ) -> ListRowView<Self> {
    ListRowView(content: self) { row in
      if edges.contains(.top) { row.topSeparatorVisibility = visibility }
      if edges.contains(.bottom) { row.bottomSeparatorVisibility = visibility }
    }
  }

  /// Sets the colour of the lines above and below the view's rows; `nil` for that of the list.
  ///
  /// It shows no line by itself: ``listRowSeparator(_:edges:)`` shows one above a row.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> ListRowView<Self> {
    ListRowView(content: self) { row in
      if edges.contains(.top) { row.topSeparatorColor = color }
      if edges.contains(.bottom) { row.bottomSeparatorColor = color }
    }
  }

  /// Sets the insets of the view's rows, in points; `nil` for those of the list.
  ///
  /// The line below a row begins where its words begin.
  public func listRowInsets(_ insets: EdgeInsets?) -> ListRowView<Self> {
    ListRowView(content: self) { $0.insets = insets }
  }

  /// Sets the colour behind the view's rows; `nil` for that of the list.
  public func listRowBackground(_ color: Color?) -> ListRowView<Self> {
    ListRowView(content: self) { $0.background = color?.fill }
  }

  /// Fills the area behind the view's rows with a colour, a gradient or a material.
  public func listRowBackground(_ style: some ShapeStyle) -> ListRowView<Self> {
    ListRowView(content: self) { $0.background = style.fill }
  }

  /// Gives the view's row an identity for forms, instead of that of its element; in a ``Picker`` the value of a choice.
  public func tag(_ identity: some Hashable) -> ListRowView<Self> {
    ListRowView(content: self) { row in
      row.identity = String(describing: identity)
      row.tag = RowTag(identity)
    }
  }

  /// Sets whether the view's rows cannot be chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> ListRowView<Self> {
    ListRowView(content: self) { $0.isSelectionDisabled = isDisabled }
  }

  /// Sets whether the view's rows cannot be moved; then they have no controls for that.
  ///
  /// Other rows may still be moved past them.
  public func moveDisabled(_ isDisabled: Bool = true) -> ListRowView<Self> {
    ListRowView(content: self) { $0.isMoveDisabled = isDisabled }
  }

  /// Sets whether the view's rows cannot be deleted; then ``Accessory/delete(action:)`` shows no control.
  ///
  /// Swipe actions stay, whatever they do.
  public func deleteDisabled(_ isDisabled: Bool = true) -> ListRowView<Self> {
    ListRowView(content: self) { $0.isDeleteDisabled = isDisabled }
  }
}
