/// A ``ListCell``, also one about which modifiers have said something by now.
///
/// What can be said about cells can be said in any order with what can be said about views: ``View/tag(_:)`` may come
/// before or after ``destination(_:)``.
public protocol ListCellView: View {
  /// Returns the view with its cell changed.
  func updatingCell(_ change: (inout ListCell) -> Void) -> Self
}

extension ListCell: ListCellView {
  public func updatingCell(_ change: (inout ListCell) -> Void) -> ListCell {
    updating(self, change)
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
