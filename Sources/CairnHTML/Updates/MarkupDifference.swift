import Cairn

/// The operations that turn markup into other markup.
///
/// Nobody says which parts of a section depend on one another: its first row, its numbers, the count in its header. What
/// differs in the markup is changed and nothing else, so a page is always right after an update. Identities only decide
/// which element is which.
struct MarkupDifference {
  private(set) var operations: [HTMLUpdate.Operation] = []
  /// The ids of items that became another kind of item.
  private(set) var changedKinds: [String] = []
  /// What the ids of the section's items begin with.
  private var itemPrefix = ""
  private var pairs: [Pair] = []
  private var paths: MarkupPaths?
  private var travellers = TravellingItems()

  /// An element that was sent, and the same one as it is now.
  private struct Pair {
    let old: Int
    let new: Int
    let target: HTMLUpdate.Target
  }

  /// A child of an element, found by its id or its position among those without one.
  struct Child {
    let key: ByteKey
    let identifier: String?
    let html: ArraySlice<UInt8>
  }

  // MARK: Sections

  /// Adds what turns a section into another one with the same id.
  ///
  /// - Parameters:
  ///   - old: What was sent.
  ///   - new: The section now.
  ///   - identifier: The id of the section.
  ///   - travelType: What sections have in common whose items may come from one another; `nil` for none.
  mutating func addChanges(
    from old: SectionMarkup,
    to new: SectionMarkup,
    ofSection identifier: String,
    travelType: ObjectIdentifier? = nil
  ) {
    itemPrefix = identifier + "--"
    travellers.enterSection(itemPrefix, travelType)
    guard !addChangesOfItems(from: old, to: new), old.bytes != new.bytes else { return }
    let target = HTMLUpdate.Target(id: identifier)
    guard let before = old.tree(itemPrefix: itemPrefix), let after = new.tree(itemPrefix: itemPrefix) else {
      operations.append(.reload(target, html: String(decoding: new.bytes, as: UTF8.self)))
      return
    }
    addChanges(from: before, to: after, of: target)
  }

  /// Adds what turns items into those at their positions; returns `false` if anything else changes too.
  private mutating func addChangesOfItems(from old: SectionMarkup, to new: SectionMarkup) -> Bool {
    guard let different = new.items(differingFrom: old) else { return false }
    var trees: [(before: MarkupTree, after: MarkupTree, identifier: String)] = []
    var positions: [ByteKey: Int] = [:]
    for ranges in different {
      guard let before = old.tree(of: ranges.old, itemPrefix: itemPrefix),
        let after = new.tree(of: ranges.new, itemPrefix: itemPrefix), let identifier = after.nodes[0].identifier,
        before.nodes[0].identifier.hasSameBytes(as: identifier)
      else { return false }
      for case let inner? in before.nodes.map(\.identifier) { positions[ByteKey(inner)] = trees.count }
      trees.append((before, after, identifier))
    }
    // What comes from another item would be there twice, as items are changed one after another.
    for (position, pair) in trees.enumerated() {
      for case let inner? in pair.after.nodes.map(\.identifier) {
        guard positions[ByteKey(inner), default: position] == position else { return false }
      }
    }
    for pair in trees { addChanges(from: pair.before, to: pair.after, of: HTMLUpdate.Target(id: pair.identifier)) }
    return true
  }

  private mutating func addChanges(from before: MarkupTree, to after: MarkupTree, of target: HTMLUpdate.Target) {
    paths = MarkupPaths(before, after)
    pairs = [Pair(old: 0, new: 0, target: target)]
    // Parents come before their children, so that positions of children are those of now.
    while let pair = pairs.popLast() { compare(pair, before, after) }
  }

  /// Makes a section anew.
  mutating func reload(_ markup: SectionMarkup, ofSection identifier: String) {
    let html = String(decoding: markup.bytes, as: UTF8.self)
    operations.append(.reload(HTMLUpdate.Target(id: identifier), html: html))
  }

  /// Makes items anew, each told by the last part of its id.
  mutating func reload(_ items: [String], of markup: SectionMarkup, ofSection identifier: String) {
    guard let tree = markup.tree(itemPrefix: identifier + "--") else {
      return reload(markup, ofSection: identifier)
    }
    let endings = items.map { "--" + $0 }
    for node in tree.nodes {
      guard let identifier = node.identifier, endings.contains(where: identifier.hasSuffix) else { continue }
      operations.append(.reload(HTMLUpdate.Target(id: identifier), html: tree.text(node.range)))
    }
  }

  /// Adds what brings the children of an element into another order, with those that come and go.
  ///
  /// - Returns: The children that were sent anew; `nil` if two children have the same key.
  mutating func arrange(_ old: [Child], as new: [Child], in parent: HTMLUpdate.Target) -> Set<ByteKey>? {
    guard let before = try? Snapshot(sections: [(id: 0, items: old.map(\.key))]),
      let after = try? Snapshot(sections: [(id: 0, items: new.map(\.key))])
    else { return nil }
    var order = ChildOrder(old, new, parent)
    var sentAnew: Set<ByteKey> = []
    let oldHTML = Dictionary(uniqueKeysWithValues: old.map { ($0.key, $0.html) })
    let newChildren = Dictionary(uniqueKeysWithValues: new.map { ($0.key, $0) })
    for step in after.difference(from: before).steps {
      switch step {
      case .removeItem(let key):
        if order.areNamed, order.isNamed(key) {
          travellers.depart(order.target(of: key), oldHTML[key] ?? [], at: operations.count)
        }
        operations.append(.remove(order.target(of: key)))
        order.remove(key)
      case .insertItem(let key, let next, _):
        insert(newChildren[key], before: next, into: parent, &order)
      case .moveItem(let key, let next, _) where order.isNamed(key) && next.map(order.isNamed) ?? true:
        let target = order.target(of: key)
        let html = String(decoding: oldHTML[key] ?? [], as: UTF8.self)
        operations.append(.move(target, into: parent, before: next.map { order.target(of: $0) }, html: html))
        order.move(key, before: next)
      case .moveItem(let key, let next, _):
        // While it moves, positions of those without ids would mean different children to different clients.
        operations.append(.remove(order.target(of: key)))
        order.remove(key)
        insert(newChildren[key], before: next, into: parent, &order)
        sentAnew.insert(key)
      default: break
      }
    }
    return sentAnew
  }

  private mutating func insert(
    _ child: Child?,
    before next: ByteKey?,
    into parent: HTMLUpdate.Target,
    _ order: inout ChildOrder
  ) {
    guard let child else { return }
    let html = String(decoding: child.html, as: UTF8.self)
    if let identifier = child.identifier { travellers.arrive(identifier, child.html, at: operations.count) }
    operations.append(.insert(html: html, into: parent, before: next.map { order.target(of: $0) }))
    order.insert(child.key, before: next)
  }

  // MARK: Items that come from another section

  /// Moves items from one section to another instead of removing and inserting them, so that what the reader did stays.
  mutating func moveBetweenSections() {
    var instead: [Int: [HTMLUpdate.Operation]] = [:]
    for journey in travellers.journeys {
      guard case .insert(_, let parent, let next) = operations[journey.arrival],
        let moved = moving(journey, into: parent, before: next)
      else { continue }
      instead[journey.departure] = []
      instead[journey.arrival] = moved
    }
    guard !instead.isEmpty else { return }
    operations = operations.enumerated().flatMap { instead[$0] ?? [$1] }
  }

  /// Returns what takes an item along; `nil` if it is another kind of item there.
  private func moving(
    _ journey: TravellingItems.Journey,
    into parent: HTMLUpdate.Target,
    before next: HTMLUpdate.Target?
  ) -> [HTMLUpdate.Operation]? {
    var inner = MarkupDifference()
    inner.itemPrefix = journey.itemPrefix
    guard let old = journey.oldMarkup(), let before = MarkupTree(old, itemPrefix: inner.itemPrefix),
      let after = MarkupTree(journey.html, itemPrefix: inner.itemPrefix), before.kind(of: 0).isLike(after.kind(of: 0)),
      before.name(of: 0) == after.name(of: 0)
    else { return nil }
    let target = HTMLUpdate.Target(id: journey.identifier)
    inner.addChanges(from: before, to: after, of: target)
    let rename = [HTMLUpdate.Attribute(name: "id", value: journey.identifier)]
    return [
      .move(journey.origin, into: parent, before: next, html: String(decoding: journey.oldHTML, as: UTF8.self)),
      .setAttributes(journey.origin, rename, removing: [], html: String(decoding: old, as: UTF8.self)),
    ] + inner.operations
  }

  // MARK: Elements

  private mutating func compare(_ pair: Pair, _ before: MarkupTree, _ after: MarkupTree) {
    let (old, new) = (before.nodes[pair.old], after.nodes[pair.new])
    guard before.bytes[old.range] != after.bytes[new.range] else { return }
    let isItem = pair.target.path.isEmpty && pair.target.id.hasPrefix(itemPrefix)
    let hasChangedKind = isItem && !before.kind(of: pair.old).isLike(after.kind(of: pair.new))
    if hasChangedKind { changedKinds.append(pair.target.id) }
    // Clients read what they get as HTML, where parts of a drawing are no drawing.
    let isDrawing = before.name(of: pair.old).elementsEqual("svg".utf8)
    let isFramedAnew = isItem && before.isFramed(pair.old) != after.isFramed(pair.new)
    guard !hasChangedKind, !isDrawing, !isFramedAnew, before.name(of: pair.old) == after.name(of: pair.new),
      compareAttributes(pair, before, after)
    else {
      operations.append(.reload(pair.target, html: after.text(new.range)))
      return
    }
    let content = (before.bytes[old.content], after.bytes[new.content])
    guard content.0 != content.1, !compareChildren(pair, before, after) else { return }
    operations.append(.setContent(pair.target, html: after.text(new.content)))
  }

  /// Adds the change of an element's attributes; returns `false` if they cannot be read.
  private mutating func compareAttributes(_ pair: Pair, _ before: MarkupTree, _ after: MarkupTree) -> Bool {
    let (old, new) = (before.nodes[pair.old], after.nodes[pair.new])
    guard before.bytes[old.attributes] != after.bytes[new.attributes] else { return true }
    guard let oldAttributes = before.attributes(of: pair.old), let newAttributes = after.attributes(of: pair.new)
    else { return false }
    let set = newAttributes.filter { attribute in
      !oldAttributes.contains { $0.name == attribute.name && $0.value.hasSameBytes(as: attribute.value) }
    }
    let removed = oldAttributes.map(\.name).filter { name in !newAttributes.contains { $0.name == name } }
    guard !set.isEmpty || !removed.isEmpty else { return true }
    let start = after.text(new.range.lowerBound..<new.content.lowerBound)
    let rest = before.text(old.content.lowerBound..<old.range.upperBound)
    operations.append(
      .setAttributes(
        pair.target,
        set.map { HTMLUpdate.Attribute(name: $0.name, value: $0.value) },
        removing: removed,
        html: start + rest
      )
    )
    return true
  }

  /// Compares what is inside of two elements; returns `false` if the content has to be replaced as a whole.
  private mutating func compareChildren(_ pair: Pair, _ before: MarkupTree, _ after: MarkupTree) -> Bool {
    if paths?.isReplaced(pair.old, in: before) == true { return false }
    let (old, new) = (before.children(of: pair.old), after.children(of: pair.new))
    let matching = ChildMatching(old, in: before, new, in: after)
    let (oldKeys, newKeys) = (matching.oldKeys, matching.newKeys)
    let hasText = !old.allSatisfy { before.nodes[$0].isElement } || !new.allSatisfy { after.nodes[$0].isElement }
    if hasText {
      let isSameText =
        oldKeys == newKeys
        && zip(old, new).allSatisfy { old, new in
          before.nodes[old].isElement || before.bytes[before.nodes[old].range] == after.bytes[after.nodes[new].range]
        }
      guard isSameText else { return false }
    }
    var sentAnew: Set<ByteKey> = []
    if !hasText, oldKeys != newKeys {
      let oldChildren = zip(old, oldKeys).map { before.child($0, key: $1) }
      let newChildren = zip(new, newKeys).map { after.child($0, key: $1) }
      guard let anew = arrange(oldChildren, as: newChildren, in: pair.target) else { return false }
      sentAnew = anew
    } else if Set(oldKeys).count < oldKeys.count {
      return false
    }
    let known = Dictionary(zip(oldKeys, old)) { first, _ in first }
    var position = 0
    var inside: [Pair] = []
    for (index, key) in zip(new, newKeys) where after.nodes[index].isElement {
      position += 1
      guard let old = known[key], !sentAnew.contains(key) else { continue }
      let target = after.nodes[index].identifier.map { HTMLUpdate.Target(id: $0) } ?? pair.target.child(position)
      inside.append(Pair(old: old, new: index, target: target))
    }
    pairs += inside.reversed()
    return true
  }
}

extension MarkupTree {
  fileprivate func child(_ index: Int, key: ByteKey) -> MarkupDifference.Child {
    MarkupDifference.Child(key: key, identifier: nodes[index].identifier, html: bytes[nodes[index].range])
  }
}
