/// Something that the renderer writes by hand, so that the style tree does not know its words.
///
/// The renderer notes it where it writes it. Debug builds check each rendering for words that nobody noted.
enum WrittenPart: UInt8, CaseIterable, Sendable {
  /// Markup of the author's own, which may use any rule.
  case everything
  case action, actionDisclosure, actions, acting, badge, bar, beside, branch, button, cell, checkmark, chevron, choices,
    current, custom
  case darkPicture, delete, destructive, detail, divider, editButton, editing, form, heading, hiddenWords, hosted
  case image, insert, items, label, layoutItems, leading, link, menu, more, pageFooter, pageHeader, pages, pick
  case code, picture, reorder, scroller, secondary, stop, strokes, switched, symbol, trailing, turn, unbroken,
    whenEditing,
    whenNotEditing, wraps
  /// A layout that wants more room than running text.
  case wideLayout
  case field, footnoteMark, plainField, popover, pressed, state, tick, toggle, unfold, wayBack

  /// The words of the part, as a ``SheetVocabulary`` spells them.
  var words: [String] {
    switch self {
    case .everything: []
    case .actionDisclosure: ["details", "summary"]
    case .acting: [".acting", ".fills"]
    case .bar: [".bar", ".visually-hidden"]
    case .branch: ["details", ".outline", "summary", ".turns"]
    case .button: ["button"]
    case .code: ["code"]
    case .cell: [".body", ".text"]
    case .choices: ["li", "fieldset", ".choices", "legend", ".visually-hidden", "label", "input"]
    case .current: ["[aria-current"]
    case .darkPicture: ["picture", "source"]
    case .delete: ["details", "summary", "button", ".delete", "a"]
    case .divider: ["hr"]
    case .editButton: ["input", ".when-editing", ".when-not-editing"]
    case .form: ["form"]
    case .footnoteMark: ["sup", "a"]
    case .heading: ["h1", "h2", "h3", "h4", "h5", "h6"]
    case .hiddenWords: ["p", ".visually-hidden"]
    case .insert, .reorder, .unfold: [".\(self)", "button"]
    case .items: ["ul", ".items"]
    case .label: ["label"]
    case .layoutItems: ["li", "ul", "div", ".hollow"]
    case .link: ["a"]
    case .menu: ["button", ".more", ".actions", "[popover"]
    case .pageFooter: ["footer", ".page-footer"]
    case .pageHeader: ["a", ".skip-link", "header", ".page-header"]
    case .picture: ["img"]
    case .pick: ["input", ".pick"]
    case .switched: [".when-editing", ".when-not-editing", ".when-selected", ".when-not-selected"]
    case .state: ["span", ".state", "[popover"]
    case .tick: ["input", ".tick"]
    case .pressed: ["button", "span", ".on"]
    case .plainField: [".bare"]
    case .popover: ["[popover"]
    case .toggle: ["input", ".switch"]
    case .field: ["input", "select", "option", "textarea", ".input", ".slider"]
    case .strokes: ["svg", ".strokes"]
    case .symbol: ["svg", ".symbol"]
    case .wayBack: [".way-back"]
    case .wideLayout: [StyleSheet.wordOfWideLayouts]
    case .whenEditing: [".when-editing"]
    case .whenNotEditing: [".when-not-editing"]
    case .action: ["a", "button", ".action"]
    case .more, .detail: ["a", ".\(self)"]
    case .actions, .badge, .beside, .checkmark, .chevron, .custom, .destructive, .editing, .hosted, .image, .leading,
      .pages, .scroller, .secondary, .stop, .trailing, .turn, .unbroken, .wraps:
      [".\(self)"]
    }
  }
}

/// A set of parts that the renderer wrote.
struct WrittenParts: Hashable, Sendable {
  /// The bits of the first 64 parts, and of the others.
  private var bits: UInt64 = 0
  private var moreBits: UInt64 = 0

  @inline(__always)
  mutating func insert(_ part: WrittenPart) {
    // Masked shifts, because each element of a page passes here.
    if part.rawValue < 64 { bits |= 1 &<< UInt64(part.rawValue) } else { moreBits |= 1 &<< UInt64(part.rawValue) }
  }

  func contains(_ part: WrittenPart) -> Bool {
    (part.rawValue < 64 ? bits : moreBits) & (1 &<< UInt64(part.rawValue)) != 0
  }
}
