import Cairn

extension ElementResolver {
  /// Marks what a page lays out in another way than other containers.
  mutating func standInPage() {
    let context = style.context
    guard context.standsInPage || context.standsInStackOfPage || context.standsInLayersOfPage else { return }
    let grows = outermost.grows && !["aspect-ratio", "max-block-size"].contains { outermost.declarations.contains($0) }
    let makesScreen = context.standsInStackOfPage && (style.kind.isSpacer || coversScreen)
    if grows || makesScreen { outermost.classes.append("screen") }
    let isInside = context.standsInStackOfPage || context.standsInLayersOfPage
    if isInside, style.kind.scrollsWithPage, !hasOwnHeight { outermost.classes.append("scrolling") }
    // What is in a stack of a height of its own makes it no higher.
    if hasOwnHeight {
      childContext.standsInStackOfPage = false
      childContext.standsInLayersOfPage = false
    }
    if context.standsInPage, !outermost.fills, hugsContent { fitInPage() }
  }

  /// Whether it is a picture that fills whatever room there is, and so the screen behind the rest of a stack in depth.
  private var coversScreen: Bool {
    specification.isPicture && boxes.count == 1 && outermost.fills && outermost.declarations["object-fit"] == "cover"
      && !hasOwnHeight
  }

  private var hasOwnHeight: Bool {
    boxes.contains { box in ["block-size", "max-block-size", "aspect-ratio"].contains { box.declarations.contains($0) }
    }
  }

  /// Whether it is as wide as what is in it, wherever it stands in an app.
  private var hugsContent: Bool {
    switch style.kind {
    case .text, .stack, .grid, .layers, .shape: true
    case .image, .symbol, .link, .block(.menu): boxes.count > 1
    default: style.kind.isButton && boxes.count > 1
    }
  }

  /// Makes a box that shows no wider than what is in it, where a page would make it as wide as the page.
  ///
  /// Of others, it marks those whose room beside their views is the author's.
  private mutating func fitInPage() {
    guard boxes.contains(where: \.isVisible) else {
      if style.kind.isColumn, boxes.contains(where: \.hasPadding) { outermost.classes.append("own-edges") }
      return
    }
    if !outermost.isVisible {
      // The room around the box that shows is the author's.
      set("margin-inline", "0")
    } else if boxes.count == 1, !outermost.hasPadding {
      set("padding", "0")
    }
    outermost.classes.append("fitted")
  }
}

extension StyleModifier {
  /// Whether it is the background of a whole screen, for some values of states or always.
  var isScreenBackground: Bool {
    switch self {
    case .background(_, in: .screen): true
    case .varied(let varied): varied.usual.isScreenBackground
    default: false
    }
  }
}

extension MarkupKind {
  fileprivate var isSpacer: Bool { if case .spacer = self { true } else { false } }

  fileprivate var isColumn: Bool { if case .stack(let layout) = self { layout.direction == .vertical } else { false } }

  /// Whether it would scroll by itself in an app, where a page scrolls as a whole.
  fileprivate var scrollsWithPage: Bool {
    switch self {
    case .scrollView(let layout): !layout.axes.contains(.horizontal)
    case .stack(let layout): layout == .list
    default: false
    }
  }
}
