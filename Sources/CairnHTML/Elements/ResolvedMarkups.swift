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

  private enum Key: Hashable {
    case styled(ElementStyle, modifiers: [StyleTree.Modifier])
    /// An element with a code that is in no modifiers: most are, and it is hashed in a tenth of the time.
    case coded(StyleNodes.CodedKey)
  }

  /// Beyond this number all are forgotten, so that styles made from data do not pile up.
  private static let maximumCount = 1024

  private let known = Mutex<[Key: Resolution]>([:])

  /// Returns the markup of an element in modifiers that no page has for itself, ordered from the inside out.
  func resolution(of style: ElementStyle, in modifiers: [StyleTree.Modifier]) -> Resolution {
    resolution(for: .styled(style, modifiers: modifiers)) { Resolution(of: style, in: modifiers) }
  }

  /// Returns the markup of an element that is in no modifiers and whose kind has a code.
  func resolution(of kind: MarkupKind, as key: StyleNodes.CodedKey) -> Resolution {
    resolution(for: .coded(key)) { Resolution(of: ElementStyle(kind: kind, context: key.context), in: []) }
  }

  private func resolution(for key: Key, _ make: () -> Resolution) -> Resolution {
    if let known = known.withLock({ $0[key] }) { return known }
    let resolution = make()
    known.withLock { known in
      if known.count >= Self.maximumCount { known.removeAll() }
      known[key] = resolution
    }
    return resolution
  }
}
