/// What to write instead of names of SwiftUI that are refused or not there.
enum SwiftUIRemedies {
  private static let picture = "`Image(\"name\")` with a file of the site"
  private static let color = "`Color(red:green:blue:)`, or a role such as `.secondaryBackground`"
  private static let chart = "`UnsafeHTML` with a drawing of your own"
  private static let data = "load the data and give them to the view"
  private static let widget = "a page; widgets are of devices"

  static let all: [String: String] = [
    "Image(uiImage:)": picture, "Image(nsImage:)": picture,
    "Color(nsColor:)": color,
    ".position(x:y:)": "`.offset(x:y:)`, or a frame with an alignment",
    ".position(_:)": "`.offset(x:y:)`, or a frame with an alignment",
    ".chartYAxis() {}": chart, ".chartXAxis() {}": chart, ".chartOverlay() {}": chart, ".chartYScale(domain:)": chart,
    ".chartXScale(range:)": chart,
    ".modelContainer(_:)": data, ".modelContainer(for:)": data,
    ".photosPicker(isPresented:selection:maxSelectionCount:matching:photoLibrary:)": "a form on your server",
    ".configurationDisplayName(_:)": widget, ".supportedFamilies(_:)": widget, ".previewContext(_:viewKind:)": widget,
    ".dynamicIsland(verticalPlacement:)": widget, ".activityBackgroundTint(_:)": widget,
    ".activitySystemActionForegroundColor(_:)": widget,
    "ImageRenderer(content:)": "`view.html()` or `view.text()`",
    "App": "a type that conforms to `Site`", "Scene": "a type that conforms to `Site`",
    "WindowGroup() {}": "a type that conforms to `Site`",
    "Layout": "`LayoutSection` with a `LayoutGroup`", "ProposedViewSize": "`LayoutSection` with a `LayoutGroup`",
    "ProposedViewSize(_:)": "`LayoutSection` with a `LayoutGroup`",
    "ProposedViewSize(width:height:)": "`LayoutSection` with a `LayoutGroup`",
    ".place(at:anchor:proposal:)": "`LayoutSection` with a `LayoutGroup`",
    ".replacingUnspecifiedDimensions(by:)": "`LayoutSection` with a `LayoutGroup`",
    ".applying(_:)": "points where they are drawn, `.scaleEffect` or `.rotationEffect`",
  ]

  /// What SwiftUI shows in the end is shown at once: nothing is lost but a movement.
  static let shownAsTheyAre: Set<String> = [
    ".repeatCount(_:autoreverses:)", ".repeatForever(autoreverses:)", "AnyTransition.modifier(active:identity:)",
    "@Environment(\\.isLuminanceReduced)", "@Environment(\\.accessibilityVoiceOverEnabled)",
    "@Environment(\\.sizeCategory)",
  ]
}
