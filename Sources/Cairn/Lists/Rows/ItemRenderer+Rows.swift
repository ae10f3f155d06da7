/// The attributes of rows.
extension ItemRenderer: RowReceiver {
  func takeElement<Content: View>(_ identity: ElementIdentity, _ content: Content, role: ElementRole) {
    guard isAmongItems else { return content._render(into: self) }
    element(identity) {
      // Most elements are cells, which need no further look.
      if Content.self != ListCell.self, takesRows, becomesRow(role), Content._viewTraits.kind != .cell {
        takeChoosable(content)
      } else {
        content._render(into: self)
      }
    }
  }

  /// Returns whether a view that is no cell becomes a row: a leaf of an outline always does, another view if it can be
  /// chosen.
  private func becomesRow(_ role: ElementRole) -> Bool {
    switch role {
    case .leafOfOutline: true
    case .branchOfOutline: false
    case .ofSequence: environment.hasListSelection
    }
  }

  /// Renders a view as a row of a list if possible: as a cell that it becomes, or in a cell that hosts it.
  ///
  /// Controls, and views with rows of their own, are rendered unchanged.
  private func takeChoosable(_ content: some View, otherwise render: ((RecordedView) -> Void)? = nil) {
    guard _enter(Nesting.element) else { return }
    defer { _leave(Nesting.element) }
    let recorded = RecordedView.recorded(content, for: self)
    if let (condition, shown) = recorded.condition {
      // The whole row is hidden, not what it shows.
      beginStyle(condition)
      takeChoosable(shown, otherwise: render)
      return endStyle()
    }
    let reading = RowReading(recorded, for: self, takesRows: true)
    let becomesCell =
      switch reading.finding {
      case .cell, .label, .outline, .control, .nothing: false
      case .words: true
      // The control for choosing would take in what is to be pressed by itself.
      case .view: reading.count == 1 && !(reading.holdsParts && environment.hasListSelection)
      }
    if becomesCell {
      row(reading.row) { reading.renderContent(into: $0) }
    } else if let render {
      render(recorded)
    } else {
      recorded._render(into: self)
    }
  }

  func takeRow<Content: View>(_ attributes: ListRowAttributes, _ content: Content) {
    let isChosen = attributes.identity != nil && environment.hasListSelection
    guard isAmongItems, takesRows, isChosen, Content._viewTraits.kind != .cell else {
      return row(attributes) { content._render(into: $0) }
    }
    let recorded = RecordedView.recorded(content, for: self)
    takeChoosable(ListRowView(recorded, attributes)) { _ in
      self.row(attributes) { recorded._render(into: $0) }
    }
  }

  func takeBadge<Content: View>(_ badge: Badge, _ content: Content) {
    guard isAmongItems else { return RowCalls.badgeOfView(badge, content, into: self) }
    let attributes = ListRowAttributes(badge: badge)
    guard Content._viewTraits.kind != .cell else { return row(attributes) { content._render(into: $0) } }
    let recorded = RecordedView.recorded(content, for: self)
    let isOfRows =
      recorded.isCell(takesRows: takesRows) || recorded.items(takesRows: takesRows).count != 1
      || takesSections && recorded.isSection(takesRows: takesRows)
    guard isOfRows else { return RowCalls.badgeBeside(recorded, badge, into: self) }
    row(attributes) { recorded._render(into: $0) }
  }

  func takeLabel<Title: View, Icon: View>(_ label: Label<Title, Icon>) {
    guard isAmongItems, takesRows else { return RowCalls.labelWithParts(label, into: self) }
    if Title.self == Text.self, Icon.self == Image.self, let cell = label.cell(for: self) { return self.cell(cell) }
    let title = RecordedView.recorded(label.title, for: self)
    let icon = RecordedView.recorded(label.icon, for: self)
    let label = Label(title: { title }, icon: { icon })
    if let cell = label.cell(for: self) { self.cell(cell) } else { RowCalls.labelWithParts(label, into: self) }
  }

  func takeDisclosure<Title: View, Content: View>(_ expansion: DisclosureExpansion, title: Title, content: Content?) {
    DisclosureCalls(expansion: expansion, renderer: self, items: self).render(title, content)
  }

  func takeOutline<Content: View>(_ outline: OutlineParts, _ content: Content) {
    if isAmongItems, takesRows || outline.holdsCells {
      inOutline(ofRows: takesRows) { content._render(into: self) }
    } else {
      inOutline(ofRows: false) { RowCalls.outlineList(outline, content, into: self) }
    }
  }

  func takeOutlineLevel<Content: View>(_ outline: OutlineParts, _ content: Content) {
    RowCalls.outlineList(outline, content, asRows: isInOutlineOfRows, into: itemTarget)
  }

  /// Takes a list; without attributes of rows it is no item.
  func takeList<Content: View>(_ content: Content) {
    guard isAmongItems, takesSections, !isOfList else { return RowCalls.listOfRows(content, into: self) }
    withModifiers { RowCalls.listOfRows(content, into: itemTarget) }
  }

  func takeGrid<Content: View>(_ layout: GridLayout, _ content: Content) {
    RowCalls.gridOfColumns(layout, content, into: self)
  }

  func takeSection<Header: View, Content: View, Footer: View>(
    _ parts: SectionParts,
    header: Header,
    content: Content,
    footer: Footer
  ) {
    SectionCalls(parts: parts, renderer: self, row: rowOfNextSection, isOfList: isAmongItems && isOfList)
      .render(header: header, content: content, footer: footer)
  }
}
