/// Whether content that unfolds shows at first, and what keeps it afterwards.
@usableFromInline
struct DisclosureExpansion: Hashable, Sendable {
  var isExpanded: Bool
  /// The state that changes when a reader unfolds the content; `nil` for none that shows in the page.
  var state: StateReference?
  /// Whether the title shows by itself that it leads somewhere, as the view of a link does.
  var isLink = false
}
