extension View {
  /// Leads from the rows that the view is to a page with what can be done with each, instead of holding it in the list.
  ///
  /// A row shows one link. Nothing of the page is needed to render the list, so a long one stays small, and no form has to
  /// be around it:
  ///
  /// ```swift
  /// ListCell(peak.name)
  ///   .swipeActions(destination: "peaks/\(peak.slug)/actions.html")
  /// ```
  ///
  /// They win over those of the list's configuration at the same side, where ``SwipeActions/init(destination:)`` says the
  /// same of all rows.
  ///
  /// - Parameters:
  ///   - edge: The side whose actions are on the page. The link itself stands at the end of the row.
  ///   - destination: The address of the page, under the same rules as ``Link``'s.
  /// - Returns: The view with the link.
  public func swipeActions(edge: HorizontalEdge = .trailing, destination: String) -> ListRowView<Self> {
    let actions = SwipeActions(destination: destination)
    return ListRowView(content: self) { $0[swipeActionsAt: edge] = actions }
  }
}
