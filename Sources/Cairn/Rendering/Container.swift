/// A container of views: the vocabulary of ``Renderer/begin(_:)``.
///
/// Backends switch on the cases they tell apart and let the rest be transparent. New cases may be added in any release,
/// so write a `default`.
public enum Container: Hashable, Sendable {
  /// Views one after another, or one above another.
  case stack(StackLayout)
  /// Rows whose columns line up; holds ``gridRow(_:)`` containers and views that span all columns.
  case grid(GridLayout)
  /// A row of a grid; each child is a cell.
  case gridRow(GridRowLayout)
  /// Cells that flow into columns or rows.
  case lazyGrid(LazyGridLayout)
  /// Content that scrolls when it does not fit.
  case scrollView(ScrollLayout)
  /// Content that leads to another place when chosen.
  case link(LinkDescription)
  /// A control that does or leads to something when chosen.
  case button(ButtonDescription)
  /// A control that switches something on and off; holds its label.
  indirect case toggle(ToggleDescription)
  /// A control that takes a value; see ``FieldDescription`` for what it holds.
  indirect case field(FieldDescription)
  /// One of the choices of a field; holds its label.
  indirect case choice(ChoiceDescription)
  /// A title with an icon; slots ``Slot/icon`` and ``Slot/title``.
  case label
  /// A group of items; slots ``Slot/header``, ``Slot/items`` and ``Slot/footer``, of which the first and last may be missing.
  ///
  /// Before them comes a slot ``Slot/background`` for each view behind the section.
  case section(SectionDescription)
  /// Controls that send something together.
  case form(FormDescription)
  /// A control that starts and ends the editing of lists; holds nothing.
  case editButton(EditButtonDescription)
  /// One item of a section that has a layout or cells; stands in ``Slot/items`` and holds one view.
  case item(ItemDescription)
  /// Content that can be unfolded; slots ``Slot/title`` and ``Slot/content``.
  case disclosure(DisclosureDescription)
  /// Something that shows in front of the page; holds what shows.
  indirect case presentation(PresentationDescription)
  /// The frame of a page's content and title.
  case navigation
  /// The title of the page or of the part of the page that follows.
  case navigationTitle
  /// A sidebar and what it leads to; slots ``Slot/sidebar`` and ``Slot/content``.
  case navigationSplit
  /// A part of a text that is read from beginning to end: a heading, a list, a quotation, code.
  case prose(ProseDescription)
  /// Rows of cells in columns; a slot ``Slot/title`` if it has a caption, then ``tableGroup(_:)`` containers.
  case table(TableDescription)
  /// Rows of a table that belong together; holds ``tableRow`` containers.
  case tableGroup(TableGroup)
  /// A row of a table; holds a ``tableCell(_:)`` container for each column, or a single one for all of them.
  case tableRow
  /// A cell of a table; holds any views.
  case tableCell(TableCellDescription)
  /// Content that is no wider than reads well.
  case readableWidth
  /// Content that is another for each layout that the reader chooses; holds ``layoutChoice(_:)`` containers.
  case layoutChoices
  /// What shows while the reader's choice is one of the layouts.
  case layoutChoice(LayoutChoiceDescription)
  /// The root of a collection; holds ``collectionSection(_:)`` containers, and slots ``Slot/header`` and ``Slot/footer``
  /// if its description says so.
  case collection(CollectionDescription)
  /// One section of a collection, as its controller shows it.
  case collectionSection(CollectionSectionDescription)
  /// A view with others in front of it or behind it; slots ``Slot/background``, ``Slot/content`` and ``Slot/overlay``.
  case layers(LayersDescription)
  /// A view with a badge; slots ``Slot/content`` and ``Slot/badge``, or ``Slot/badgeView`` for one that is not words.
  case badged
  /// A statement that there is nothing to show; slots ``Slot/icon``, ``Slot/title``, ``Slot/description`` and ``Slot/actions``.
  case unavailable
  /// A note in place of something that could not be shown.
  case placeholder
  /// One part of the container around it.
  case slot(Slot)
}

/// A part of a container that has several.
public enum Slot: UInt8, Hashable, Sendable {
  /// What introduces a section.
  case header
  /// The items of a section: each child is one.
  case items
  /// What closes a section.
  case footer
  /// The symbol or picture of a label.
  case icon
  /// The words of a label, a disclosure or a notice.
  case title
  /// Further words of a notice.
  case description
  /// The main part.
  case content
  /// What can be done about a notice.
  case actions
  /// What leads from place to place, beside the content.
  case sidebar
  /// What lies behind the content.
  case background
  /// What lies in front of the content.
  case overlay
  /// A count or short text beside the content.
  case badge
  /// A badge that is another view.
  case badgeView
  /// Controls above or below the content of a page.
  case toolbar
  /// A toolbar with a view in the place of the title below it.
  case principalToolbar
}
