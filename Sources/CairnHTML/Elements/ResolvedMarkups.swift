import Cairn
import Synchronization

/// The markup of elements that earlier renderings resolved, with the rules that it needs.
///
/// A page with its own sheet begins with an empty style tree, because the tree notes what the page uses. Most of its
/// elements were on the page before, and to resolve one takes ten times as long as to look it up here.
final class ResolvedMarkups: Sendable {
  static let shared = ResolvedMarkups()

  /// The markup of an element, and the rules and words of the base sheet that it needs.
  ///
  /// Unchecked, because its memory does not change.
  final class Resolution: @unchecked Sendable {
    /// The markup; it is valid as long as the resolution.
    let element: ResolvedElement.Reference
    let sheet: StyleSheet
    private let arena = MarkupArena()

    fileprivate init(of style: ElementStyle, in modifiers: [StyleTree.Modifier]) {
      let classes = StyleClasses()
      let markup = ElementResolver(style: style, modifiers: modifiers).resolve(with: classes)
      classes.note(markup)
      element = arena.store(markup)
      sheet = classes.sheet
    }
  }

  private struct Key: Hashable {
    let style: ElementStyle
    let modifiers: [StyleTree.Modifier]
  }

  private struct Known {
    var all: [Key: Resolution] = [:]
    /// Those of elements with a code that are in no modifiers: most, and found in a tenth of the time.
    var coded: [StyleNodes.CodedKey: Resolution] = [:]
  }

  /// Beyond this number all are forgotten, so that styles made from data do not pile up.
  private static let maximumCount = 1024

  private let known = Mutex(Known())

  /// Returns the markup of an element in modifiers that no page has for itself, ordered from the inside out.
  func resolution(of style: ElementStyle, in modifiers: [StyleTree.Modifier]) -> Resolution {
    let key = Key(style: style, modifiers: modifiers)
    if let known = known.withLock({ $0.all[key] }) { return known }
    let resolution = Resolution(of: style, in: modifiers)
    known.withLock { known in
      if known.all.count >= Self.maximumCount { known.all.removeAll() }
      known.all[key] = resolution
    }
    return resolution
  }

  /// Returns the markup of an element that is in no modifiers and whose kind has a code.
  func resolution(of kind: MarkupKind, as key: StyleNodes.CodedKey) -> Resolution {
    if let known = known.withLock({ $0.coded[key] }) { return known }
    let resolution = Resolution(of: ElementStyle(kind: kind, context: key.context), in: [])
    known.withLock { known in
      if known.coded.count >= Self.maximumCount { known.coded.removeAll() }
      known.coded[key] = resolution
    }
    return resolution
  }
}
