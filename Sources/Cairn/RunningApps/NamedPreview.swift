import Synchronization

/// A view that is one of several previews, with its name.
///
/// It shows as it is, except where one of the previews is wanted.
public struct NamedPreview<Content: View>: PrimitiveView {
  let name: String?
  let content: Content

  public func _render(into renderer: any Renderer) {
    if let name, let selection = renderer.environment.previewSelection, !selection.takes(name) { return }
    content._render(into: renderer)
  }

  public static var _isItemSequence: Bool { Content._isItemSequence }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.unknown) }
}

/// Which of the previews of a ``PreviewProvider`` shows.
package enum PreviewSelection: Sendable {
  /// The one with a name.
  case named(String)
  /// All; their names are collected.
  case all(PreviewNames)

  fileprivate func takes(_ name: String) -> Bool {
    switch self {
    case .named(let wanted): return name == wanted
    case .all(let names):
      names.add(name)
      return true
    }
  }
}

/// The names of the previews that a rendering meets, in their order and each once.
package final class PreviewNames: Sendable {
  private let names = Mutex<[String]>([])

  package init() {}

  package var all: [String] { names.withLock { $0 } }

  fileprivate func add(_ name: String) {
    names.withLock { if !$0.contains(name) { $0.append(name) } }
  }
}

private enum PreviewSelectionKey: EnvironmentKey {
  static let defaultValue: PreviewSelection? = nil
}

extension EnvironmentValues {
  /// Which previews show; `nil` outside of previews.
  package var previewSelection: PreviewSelection? {
    get { self[PreviewSelectionKey.self] }
    set { self[PreviewSelectionKey.self] = newValue }
  }
}
