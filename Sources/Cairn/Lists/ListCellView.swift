/// A ``ListCell``, perhaps with modifiers of views.
///
/// The modifiers of cells and those of views can be mixed: ``View/tag(_:)`` may come before or after
/// ``destination(_:)``.
public protocol ListCellView: View {
  consuming func updatingCell(_ change: (inout ListCell) -> Void) -> Self
}

extension ListCell: ListCellView {
  public consuming func updatingCell(_ change: (inout ListCell) -> Void) -> ListCell {
    // The cell is taken over, so that it is changed and not copied.
    change(&self)
    return self
  }
}

extension ListRowView: ListCellView where Content: ListCellView {
  public func updatingCell(_ change: (inout ListCell) -> Void) -> Self {
    updating(self) { $0.content = content.updatingCell(change) }
  }
}

extension AttributedView: ListCellView where Content: ListCellView {
  public func updatingCell(_ change: (inout ListCell) -> Void) -> Self {
    AttributedView(content.updatingCell(change), attribute)
  }
}

extension StyledView: ListCellView where Content: ListCellView {
  public func updatingCell(_ change: (inout ListCell) -> Void) -> Self {
    StyledView(content.updatingCell(change), style)
  }
}

extension EnvironmentView: ListCellView where Content: ListCellView {
  public func updatingCell(_ change: (inout ListCell) -> Void) -> Self {
    updating(self) { $0.content = content.updatingCell(change) }
  }
}

extension BadgedView: ListCellView where Content: ListCellView {
  public func updatingCell(_ change: (inout ListCell) -> Void) -> Self {
    BadgedView(content: content.updatingCell(change), badge: badge)
  }
}
