import Cairn

/// What a section with a layout becomes in a range of widths.
struct CompiledSection: Hashable {
  /// How the elements of items are arranged.
  enum Form: Hashable {
    /// All in one element.
    case flat
    /// In elements for the instances of a group.
    case nested(LayoutNode)
    /// As rows of a list.
    case list(ListConfiguration)
  }

  var form: Form
  /// The section, with its background.
  var section = LayoutRule()
  /// What holds the items.
  var content = LayoutRule()
  /// What scrolls sideways, if something does.
  var scroller: LayoutRule?
  var header = LayoutRule()
  var footer = LayoutRule()
  /// The badge of each item of a flat section.
  var badge: LayoutRule?
  /// The number of places at which a scroller that turns pages comes to rest.
  var pageCount = 0
}
