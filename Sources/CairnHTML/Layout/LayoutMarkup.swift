import Cairn

/// The markup of a section with a layout, apart from what differs from section to section.
///
/// It is made once for each layout and lives as long as the style tree.
final class LayoutMarkup {
  let variants: [CompiledSection]
  let sectionClass: String?
  let headerClass: String?
  let footerClass: String?
  let scrollerClass: String?
  let badgeClasses: [String?]
  /// The tags around all items.
  let opening: String
  let closing: StaticString
  /// The tags of a section without items, which is no list.
  let emptyOpening: String
  let emptyClosing: StaticString
  /// How many items one instance of the group holds; 1 where there are no groups.
  let capacity: Int
  let itemClosing: StaticString
  /// What stands before each item of an instance, from the item before it on, with the item's own tag.
  private let leads: [String]
  /// The tags after the last item of a full instance.
  private let fullTail: String
  private let root: LayoutNode?
  private let writer: LayoutNodeWriter

  init(
    variants: [CompiledSection],
    root: LayoutNode?,
    conditions: [String],
    className: @escaping (LayoutRules) -> String?
  ) {
    self.variants = variants
    func name(_ rule: (CompiledSection) -> LayoutRule) -> String? {
      className(LayoutRules(rules: variants.map(rule), conditions: conditions))
    }
    sectionClass = name(\.section)
    headerClass = name(\.header)
    footerClass = name(\.footer)
    scrollerClass =
      variants.contains { $0.scroller != nil }
      ? ["scroller", name { $0.scroller ?? LayoutRule() }].compactMap { $0 }.joined(separator: " ") : nil
    let contentClass = name(\.content)
    emptyOpening = Self.tag("div", contentClass)
    emptyClosing = scrollerClass == nil ? "</div>" : "</div></div>"
    self.root = root
    let writer = LayoutNodeWriter(conditions: conditions, itemCount: root?.itemCount ?? 1, className: className)
    self.writer = writer
    guard let root else {
      opening = Self.tag("ul role=\"list\"", "cells", contentClass)
      closing = scrollerClass == nil ? "</ul>" : "</ul></div>"
      itemClosing = "</li>"
      capacity = 1
      leads = ["<li>"]
      fullTail = ""
      badgeClasses = [name { $0.badge ?? LayoutRule() }]
      return
    }
    let isList = root.itemCount == 1
    opening = Self.tag(isList ? "ul role=\"list\"" : "div role=\"list\"", "groups", contentClass)
    closing =
      switch (isList, scrollerClass == nil) {
      case (true, true): "</ul>"
      case (true, false): "</ul></div>"
      case (false, true): "</div>"
      case (false, false): "</div></div>"
      }
    itemClosing = "</div>"
    capacity = max(1, root.itemCount)
    var leads = writer.leads(of: root)
    fullTail = leads.popLast() ?? ""
    self.leads = leads
    badgeClasses = writer.badges(of: root)
  }

  static func tag(_ start: String, _ classes: String?...) -> String {
    let names = classes.compactMap { $0 }.joined(separator: " ")
    return names.isEmpty ? "<\(start)>" : "<\(start) class=\"\(names)\">"
  }

  /// Writes what stands before an item and the item's own tag.
  func writeLead(_ index: Int, to writer: ByteWriter) {
    let position = index % capacity
    if position == 0, index > 0 { writer.write(trusted: fullTail) }
    writer.write(trusted: leads[position])
  }

  /// Writes what stands after the last of some items.
  func writeTail(_ count: Int, to writer: ByteWriter) {
    guard count > 0, let root else { return }
    let rest = count % capacity
    writer.write(trusted: rest == 0 ? fullTail : self.writer.tail(of: root, after: rest))
  }

  /// The class of the badge of an item.
  func badgeClass(_ index: Int) -> String? {
    badgeClasses[index % badgeClasses.count]
  }
}
