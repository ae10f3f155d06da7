import Cairn

/// The parts of a section's markup that all sections with the layout share.
///
/// It is made once for each layout and lives as long as the style tree.
final class LayoutMarkup {
  let variants: [CompiledSection]
  let sectionClass: String?
  /// Whether the section wants more room than running text; lines that wrap, such as tags, do not.
  let isWide: Bool
  /// Lazy, because not every section has these parts.
  private(set) lazy var headerClass = name(\.header)
  private(set) lazy var footerClass = name(\.footer)
  /// The classes of the views behind the section.
  private(set) lazy var decorationClasses = (0..<(variants.map(\.decorations.count).max() ?? 0)).map { index in
    name { index < $0.decorations.count ? $0.decorations[index] : .none } ?? ""
  }
  let scrollerClass: String?
  /// Whether the items are in an element with places where scrolling stops.
  let turnsPages: Bool
  let badgeClasses: [String?]
  /// The start tags of which the style tree does not know.
  var startTags: String { opening + leads.joined() }
  let opening: String
  let closing: Markup
  /// The start tag of a section without items, which is no list.
  private(set) lazy var emptyOpening = Self.tag("div", name(\.empty))
  let emptyClosing: Markup
  /// The number of items of one instance of the group; 1 without groups.
  let capacity: Int
  let itemClosing: Markup
  /// The markup between an item and the one before it, with the item's own start tag.
  private let leads: [String]
  /// The tags behind the last item of a full instance.
  private let fullTail: String
  private let root: GroupElement?
  private let writer: GroupElementWriter
  private let conditions: [LayoutCondition]
  private let className: (LayoutRules) -> String?
  private let arena = MarkupArena()

  init(
    variants: [CompiledSection],
    root: GroupElement?,
    conditions: [LayoutCondition],
    className: @escaping (LayoutRules) -> String?
  ) {
    self.variants = variants
    self.conditions = conditions
    self.className = className
    func name(_ rule: (CompiledSection) -> LayoutRule) -> String? {
      className(LayoutRules(rules: variants.map(rule), conditions: conditions))
    }
    sectionClass = name(\.section)
    isWide = variants.contains { $0.content.own["flex-wrap"] == nil }
    scrollerClass =
      variants.contains { $0.scroller != nil }
      ? ["scroller", name { $0.scroller ?? LayoutRule() }].compactMap { $0 }.joined(separator: " ") : nil
    turnsPages = variants.contains { $0.pages != nil }
    let contentClass = name(\.content)
    emptyClosing = arena.store(scrollerClass == nil ? "</div>" : "</div></div>")
    // Without places, items stand as they would without groups.
    let root = root.flatMap { $0.itemCount > 0 ? $0 : nil }
    self.root = root
    let writer = GroupElementWriter(conditions: conditions, itemCount: root?.itemCount ?? 1, className: className)
    self.writer = writer
    let scrollClass = variants.lazy.compactMap(\.scrollClass).first
    let wrappers = scrollerClass == nil ? "" : turnsPages ? "</div></div>" : "</div>"
    guard let root else {
      opening = Self.tag("ul role=\"list\"", "cells", contentClass, scrollClass)
      closing = arena.store("</ul>" + wrappers)
      itemClosing = arena.store("</li>")
      capacity = 1
      leads = ["<li>"]
      fullTail = ""
      badgeClasses = [name { $0.badge ?? LayoutRule() }]
      return
    }
    let isList = root.itemCount == 1
    opening = Self.tag(isList ? "ul role=\"list\"" : "div role=\"list\"", "groups", contentClass, scrollClass)
    closing = arena.store((isList ? "</ul>" : "</div>") + wrappers)
    itemClosing = arena.store("</div>")
    capacity = max(1, root.itemCount)
    var leads = writer.leads(of: root)
    fullTail = leads.popLast() ?? ""
    self.leads = leads
    badgeClasses = writer.badges(of: root)
  }

  private func name(_ rule: (CompiledSection) -> LayoutRule) -> String? {
    className(LayoutRules(rules: variants.map(rule), conditions: conditions))
  }

  /// Returns the number of pages; 0 for a section that does not turn pages.
  func pageCount(ofItems count: Int, in widths: LayoutWidths) -> Int {
    guard count > 0 else { return 0 }
    let counts = variants.compactMap(\.pages).flatMap { pages in
      [widths.widths.first, widths.widths.last].compactMap { $0 }.map { width in
        pages.count(ofItems: count, in: LayoutExtent(width: width, height: widths.height))
      }
    }
    // Where some pages had no place to come to rest at, a reader could not stop there.
    return counts.contains(0) ? 0 : counts.max() ?? 0
  }

  static func tag(_ start: String, _ classes: String?...) -> String {
    let names = classes.compactMap { $0 }.joined(separator: " ")
    return names.isEmpty ? "<\(start)>" : "<\(start) class=\"\(names)\">"
  }

  /// Writes the markup before an item and its start tag.
  func writeLead(_ index: Int, class name: String?, to writer: ByteWriter) {
    let position = index % capacity
    if position == 0, index > 0 { writer.write(trusted: fullTail) }
    let lead = leads[position]
    guard let name else { return writer.write(trusted: lead) }
    let hasClass = lead.hasSuffix("\">")
    writer.write(trusted: String(lead.dropLast(hasClass ? 2 : 1)))
    writer.write(trusted: hasClass ? " \(name)\">" : " class=\"\(name)\">")
  }

  /// Writes the markup behind the last item.
  func writeTail(_ count: Int, to writer: ByteWriter) {
    guard count > 0, let root else { return }
    let rest = count % capacity
    writer.write(trusted: rest == 0 ? fullTail : self.writer.tail(of: root, after: rest))
  }

  func badgeClass(_ index: Int) -> String? { badgeClasses[index % badgeClasses.count] }
}
