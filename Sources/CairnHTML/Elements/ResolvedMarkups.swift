import Cairn
import Synchronization

/// The markup of elements that earlier renderings resolved, with the rules that it needs.
///
/// A page with its own sheet begins with an empty style tree, because the tree notes what the page uses. Most of its
/// elements were on the page before, and to resolve one takes ten times as long as to look it up here.
final class ResolvedMarkups: Sendable {
  static let shared = ResolvedMarkups()

  /// The markup of an element, and the rules and words of the base sheet that it needs.
  typealias Resolution = (markup: ElementMarkup, sheet: StyleSheet)

  private struct Key: Hashable {
    let style: ElementStyle
    let modifiers: [StyleTree.Modifier]
  }

  /// Beyond this number all are forgotten, so that styles made from data do not pile up.
  private static let maximumCount = 1024

  private let known = Mutex<[Key: Resolution]>([:])

  /// Returns the markup of an element in modifiers that no page has for itself, ordered from the inside out.
  func resolution(of style: ElementStyle, in modifiers: [StyleTree.Modifier]) -> Resolution {
    let key = Key(style: style, modifiers: modifiers)
    if let known = known.withLock({ $0[key] }) { return known }
    let classes = StyleClasses()
    let markup = ElementResolver(style: style, modifiers: modifiers).resolve(with: classes)
    classes.note(markup)
    let resolution = (markup, classes.sheet)
    known.withLock { known in
      if known.count >= Self.maximumCount { known.removeAll() }
      known[key] = resolution
    }
    return resolution
  }
}
