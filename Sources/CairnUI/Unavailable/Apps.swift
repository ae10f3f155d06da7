public import Cairn

// An app, its windows and its scenes: a site has pages instead.

/// Refuses an app: a site takes its place.
@available(*, unavailable, message: "Write a type that conforms to Site of CairnSite, with a Page for each screen.")
@MainActor
public protocol App {
  associatedtype Body
  var body: Body { get }
  init()
}

@available(*, unavailable, message: "Write a type that conforms to Site of CairnSite, with a Page for each screen.")
extension App {
  public static func main() {}
}

/// Refuses the scene of an app: a site has pages.
@available(*, unavailable, message: "Write a type that conforms to Site of CairnSite, with a Page for each screen.")
public protocol Scene {}

/// Refuses a window: a site has pages.
@available(
  *,
  unavailable,
  message: "Write Page(\"index\", title: …) { … } in a type that conforms to Site of CairnSite."
)
public struct WindowGroup<Content> {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ title: String, id: String = "", @ViewBuilder content: () -> Content) {}
}

/// Refuses a window: a site has pages.
@available(
  *,
  unavailable,
  message: "Write Page(\"index\", title: …) { … } in a type that conforms to Site of CairnSite."
)
public struct Window<Content> {
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {}
}

/// Refuses a menu of a Mac: a page has a `Menu`.
@available(*, unavailable, message: "Write a Menu in a page.")
public struct MenuBarExtra<Content> {
  public init(_ title: String, systemImage: String = "", @ViewBuilder content: () -> Content) {}
}

/// Refuses views of other toolkits.
@available(
  *,
  unavailable,
  message: "Views of UIKit do not run here. Write the view with Cairn's, or UnsafeHTML of CairnHTML."
)
public protocol UIViewRepresentable {}

/// Refuses views of other toolkits.
@available(
  *,
  unavailable,
  message: "Views of UIKit do not run here. Write the view with Cairn's, or UnsafeHTML of CairnHTML."
)
public protocol UIViewControllerRepresentable {}

/// Refuses views of other toolkits.
@available(
  *,
  unavailable,
  message: "Views of AppKit do not run here. Write the view with Cairn's, or UnsafeHTML of CairnHTML."
)
public protocol NSViewRepresentable {}
