public import Cairn
public import Foundation

/// A picture at an address, which the browser loads.
///
/// It has no description. Give it one with ``Cairn/View/accessibilityLabel(_:)`` if it says something.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates a picture; without an address it shows the phase `empty`.
  public init(
    url: URL?,
    scale: Double = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(Self.phase(of: url))
  }

  public var body: some View { content }

  fileprivate static func phase(of url: URL?) -> AsyncImagePhase {
    url.map { .success(Image(decorative: $0.absoluteString)) } ?? .empty
  }
}

extension AsyncImage where Content == Image? {
  /// Creates a picture; without an address there is none.
  public init(url: URL?, scale: Double = 1) {
    content = Self.phase(of: url).image
  }
}

extension AsyncImage {
  /// Creates a picture; without an address the placeholder shows.
  public init<Picture: View, Placeholder: View>(
    url: URL?,
    scale: Double = 1,
    @ViewBuilder content: (Image) -> Picture,
    @ViewBuilder placeholder: () -> Placeholder
  ) where Content == Group<ViewBuilder.Conditional<Picture, Placeholder>> {
    let phase = Self.phase(of: url)
    let view: ViewBuilder.Conditional<Picture, Placeholder> =
      if let image = phase.image { .first(content(image)) } else { .second(placeholder()) }
    self.content = Group { view }
  }
}

/// How far the loading of a picture has come; a browser begins when it gets the page.
public enum AsyncImagePhase {
  /// There is no address.
  case empty
  /// The picture.
  case success(Image)
  /// Never; a browser shows by itself that a picture is missing.
  case failure(any Error)

  /// The picture; `nil` if there is none.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// What went wrong; always `nil`.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
