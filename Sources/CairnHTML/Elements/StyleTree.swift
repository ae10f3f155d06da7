import Cairn

/// A memory of the markup for each combination of modifiers and element.
///
/// Pages repeat themselves, so a look-up is nearly always one comparison: the child that followed last time is tried
/// first.
///
/// Swift does not check exclusive access to its nodes. The tree belongs to one renderer, and none of its methods calls
/// foreign code. With the checks, a page takes 14 % more instructions.
final class StyleTree {
  typealias Index = StyleNodes.Index

  let classes = StyleClasses()
  @exclusivity(unchecked) private var nodes = StyleNodes()
  private let styleStorage = StableStorage<StyleModifier>()
  private let textStorage = StableStorage<StyleNodes.TextKey>()
  private let elementStorage = StableStorage<ElementStyle>()
  private let arena = MarkupArena()
  /// What earlier renderings resolved; it holds the memory of the markup.
  private var resolutions: [ResolvedMarkups.Resolution] = []

  enum Modifier: Hashable {
    case style(StyleModifier)
    case colorScheme(ColorScheme)
    case direction(LayoutDirection)

    /// Whether its rules depend on the page, because they ask for the values of its states.
    ///
    /// The page has the preferred colours of a view as long as no state hides it.
    var isOfPage: Bool {
      switch self {
      case .style(.varied), .style(.preferredColorScheme): true
      default: false
      }
    }
  }

  /// The size of the tree; layouts leave rules but no nodes.
  var nodeCount: Int { max(nodes.count, classes.count) }

  /// Begins another rendering, which probably looks up the same elements as one before.
  func beginAnew() { nodes.beginAnew() }

  // MARK: Modifiers

  @inline(__always)
  func parent(of index: Index) -> Index { nodes[index].parent }

  /// Returns the node for a modifier inside another node.
  func child(of parent: Index, style: StyleModifier) -> Index {
    if let guess = nodes.likelyChild(of: parent), case .style(let known) = nodes[guess].value, Self.isSame(known, style)
    {
      nodes.follow(guess)
      return guess
    }
    return findStyle(style, in: parent)
  }

  /// Whether a stored style equals another one.
  ///
  /// Equal ones nearly always have the same bits, which are compared in a tenth of the time. Values that refer to the same
  /// things are equal, and the stored style keeps alive what it refers to.
  @inline(__always)
  private static func isSame(_ known: UnsafePointer<StyleModifier>, _ style: StyleModifier) -> Bool {
    let hasSameBits = withUnsafePointer(to: style) { style in
      let (left, right) = (UnsafeRawPointer(known), UnsafeRawPointer(style))
      let last = MemoryLayout<StyleModifier>.size - 8
      var difference: UInt64 = 0
      for offset in stride(from: 0, to: last, by: 8) {
        difference |=
          left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      difference |=
        left.loadUnaligned(fromByteOffset: last, as: UInt64.self)
        ^ right.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      return difference == 0
    }
    return hasSameBits || known.pointee == style
  }

  @inline(never)
  private func findStyle(_ style: StyleModifier, in parent: Index) -> Index {
    let known = nodes.child(of: parent, .modifier(.style(style))) { value in
      if case .style(let known) = value { known.pointee == style } else { false }
    }
    return known ?? nodes.append(.style(styleStorage.store(style)), to: parent, as: .modifier(.style(style)))
  }

  func child(of parent: Index, _ scheme: ColorScheme) -> Index {
    let known = nodes.child(of: parent, .modifier(.colorScheme(scheme))) { $0.modifier == .colorScheme(scheme) }
    return known ?? nodes.append(.colorScheme(scheme), to: parent, as: .modifier(.colorScheme(scheme)))
  }

  func child(of parent: Index, _ direction: LayoutDirection) -> Index {
    let known = nodes.child(of: parent, .modifier(.direction(direction))) { $0.modifier == .direction(direction) }
    return known ?? nodes.append(.direction(direction), to: parent, as: .modifier(.direction(direction)))
  }

  /// Whether the modifiers of a node mean the same on each child of an element as on the element itself: for which values of states
  /// they show, their tint, and the colours that they prefer for the page.
  func sharesModifiers(at index: Index) -> Bool {
    nodes.path(to: index).allSatisfy { value in
      guard case .style(let style) = value else { return false }
      switch style.pointee {
      case .shown, .tint, .preferredColorScheme: return true
      case .varied(let varied): return varied.usual.isPreferredColorScheme
      case .styleClass(let own): return own.isOfWholeItem
      default: return false
      }
    }
  }

  /// Returns the classes among the modifiers of a node that hide its elements for some values of states.
  func hiddenClasses(at index: Index) -> [String] {
    guard index != .root else { return [] }
    return nodes.path(to: index).compactMap { value in
      guard case .style(let style) = value, case .styleClass(let own) = style.pointee else { return nil }
      return own.isOfWholeItem ? own.name : nil
    }
  }

  /// Whether a modifier of a node gives the element a background, a border or a shape.
  func paintsBox(at index: Index) -> Bool {
    nodes.path(to: index).contains { if case .style(let style) = $0 { style.pointee.paintsBox } else { false } }
  }

  /// Returns the innermost line limit among the modifiers of a node; `nil` without one.
  func lineLimit(at index: Index) -> UInt32? {
    for case .style(let style) in nodes.path(to: index) {
      if case .lineLimit(let limit) = style.pointee { return UInt32(clamping: limit ?? 0) }
    }
    return nil
  }

  /// Returns the styles among the modifiers of a node, outermost first.
  func styles(at index: Index) -> [StyleModifier] {
    nodes.path(to: index).reversed().compactMap { if case .style(let style) = $0 { style.pointee } else { nil } }
  }

  /// Returns the innermost frame of a known width among the modifiers of a node; `nil` without one.
  func size(at index: Index) -> (width: Double, height: Double?)? {
    for case .style(let style) in nodes.path(to: index) {
      switch style.pointee {
      case .frame(let frame):
        if let width = frame.width { return (width, frame.height) }
      case .flexibleFrame(let frame):
        if let width = frame.maxWidth, width.isFinite { return (width, frame.maxHeight) }
      default: continue
      }
    }
    return nil
  }

  // MARK: Elements

  /// Returns the markup of a text if it is what followed the latest look-up the last time.
  ///
  /// Whoever takes it tells ``follow(_:)``.
  @inline(__always)
  func likelyText(
    _ style: PlainTextStyle,
    _ context: ElementContext,
    in parent: Index
  ) -> (index: Index, markup: ResolvedElement.Reference)? {
    guard let guess = nodes.likelyChild(of: parent), case .text(let key, let markup) = nodes[guess].value,
      key.pointee.context == context, key.pointee.style == style
    else { return nil }
    return (guess, markup)
  }

  /// Notes that the likely node was the right one.
  @inline(__always)
  func follow(_ index: Index) { nodes.follow(index) }

  /// Returns the markup of a text inside the modifiers of a node.
  func text(_ style: PlainTextStyle, _ context: ElementContext, in parent: Index) -> ResolvedElement.Reference {
    if let likely = likelyText(style, context, in: parent) {
      follow(likely.index)
      return likely.markup
    }
    return findText(style, context, in: parent)
  }

  @inline(never)
  private func findText(
    _ style: PlainTextStyle,
    _ context: ElementContext,
    in parent: Index
  ) -> ResolvedElement.Reference {
    let key = StyleNodes.TextKey(style: style, context: context)
    let known = nodes.child(of: parent, .text(key)) { value in
      if case .text(let known, _) = value { known.pointee == key } else { false }
    }
    if let known, case .text(_, let markup) = nodes[known].value { return markup }
    let markup = resolve(ElementStyle(kind: .text(TextStyle(style)), context: context), in: parent)
    nodes.append(.text(textStorage.store(key), markup), to: parent, as: .text(key))
    return markup
  }

  /// Returns the markup of an element inside the modifiers of a node.
  @inline(__always)
  func element(_ kind: MarkupKind, _ context: ElementContext, in parent: Index) -> ResolvedElement.Reference {
    guard let code = kind.code else { return findElement(kind, context, in: parent) }
    return element(code: code, kind, context, in: parent)
  }

  /// Returns the markup of an element whose kind has a code; the kind itself is large and made only for a new one.
  @inline(__always)
  func element(
    code: UInt64,
    _ kind: @autoclosure () -> MarkupKind,
    _ context: ElementContext,
    in parent: Index
  ) -> ResolvedElement.Reference {
    if let likely = likelyElement(code: code, context, in: parent) {
      follow(likely.index)
      return likely.markup
    }
    return findCoded(StyleNodes.CodedKey(code: code, context: context), kind(), in: parent)
  }

  /// Returns the markup of an element whose kind has a code, if it is what followed the latest look-up the last time.
  ///
  /// Whoever takes it tells ``follow(_:)``.
  @inline(__always)
  func likelyElement(
    code: UInt64,
    _ context: ElementContext,
    in parent: Index
  ) -> (index: Index, markup: ResolvedElement.Reference)? {
    let key = StyleNodes.CodedKey(code: code, context: context)
    guard let guess = nodes.likelyChild(of: parent), case .coded(let known, let markup) = nodes[guess].value,
      known == key
    else { return nil }
    return (guess, markup)
  }

  @inline(never)
  private func findCoded(
    _ key: StyleNodes.CodedKey,
    _ kind: MarkupKind,
    in parent: Index
  ) -> ResolvedElement.Reference {
    let known = nodes.child(of: parent, .coded(key)) { value in
      if case .coded(let known, _) = value { known == key } else { false }
    }
    if let known, case .coded(_, let markup) = nodes[known].value { return markup }
    let markup: ResolvedElement.Reference
    if parent == .root {
      markup = take(ResolvedMarkups.shared.resolution(of: kind, as: key))
    } else {
      markup = resolve(ElementStyle(kind: kind, context: key.context), in: parent)
    }
    nodes.append(.coded(key, markup), to: parent, as: .coded(key))
    return markup
  }

  @inline(never)
  private func findElement(
    _ kind: MarkupKind,
    _ context: ElementContext,
    in parent: Index
  ) -> ResolvedElement.Reference {
    if let guess = nodes.likelyChild(of: parent), case .element(let known, let markup) = nodes[guess].value,
      known.pointee.context == context, known.pointee.kind == kind
    {
      nodes.follow(guess)
      return markup
    }
    let style = ElementStyle(kind: kind, context: context)
    let known = nodes.child(of: parent, .element(style)) { value in
      if case .element(let known, _) = value { known.pointee == style } else { false }
    }
    if let known, case .element(_, let markup) = nodes[known].value { return markup }
    let markup = resolve(style, in: parent)
    nodes.append(.element(elementStorage.store(style), markup), to: parent, as: .element(style))
    return markup
  }

  private func resolve(_ style: ElementStyle, in parent: Index) -> ResolvedElement.Reference {
    let modifiers = nodes.path(to: parent).compactMap(\.modifier)
    for case .style(.theme(let theme)) in modifiers { classes.refers(to: theme) }
    guard modifiers.contains(where: \.isOfPage) else {
      return take(ResolvedMarkups.shared.resolution(of: style, in: modifiers))
    }
    let markup = ElementResolver(style: style, modifiers: modifiers).resolve(with: classes)
    classes.note(markup)
    return arena.store(markup)
  }

  /// Adds what the page needs for markup, and keeps its memory.
  private func take(_ resolution: ResolvedMarkups.Resolution) -> ResolvedElement.Reference {
    classes.add(resolution.sheet)
    resolutions.append(resolution)
    return resolution.element
  }

  /// Checks that the nodes form a tree and that the markup is complete.
  ///
  /// - Returns: `true`, so that the check can stand in an assertion, which release builds leave out.
  func checkInvariants() -> Bool { nodes.checkInvariants() && arena.checkInvariants() }
}
