public import Cairn

/// Views at random: containers in containers, with any modifiers, around words, pictures and nothing.
public enum RandomTree {
  /// Makes the view of a seed.
  public static func view(seed: UInt64, levels: Int = 5) -> AnyView {
    var random = SeededGenerator(seed: seed)
    return view(levels, &random)
  }

  private static func view(_ levels: Int, _ random: inout SeededGenerator) -> AnyView {
    var view = levels == 0 ? leaf(&random) : container(levels, &random)
    for _ in 0..<[0, 0, 0, 1, 1, 2].randomElement(using: &random, else: 0) {
      view = modifiers.randomElement(using: &random, else: { $0 })(view)
    }
    return view
  }

  private static func container(_ levels: Int, _ random: inout SeededGenerator) -> AnyView {
    let container = ContainerCase.allCases.randomElement(using: &random, else: .stack)
    let first = view(levels - 1, &random)
    guard Int.random(in: 0..<3, using: &random) == 0 else { return container.around(first) }
    let second = view(Int.random(in: 0..<levels, using: &random), &random)
    return container.around(
      AnyView(
        Group {
          first; second
        }
      )
    )
  }

  private static func leaf(_ random: inout SeededGenerator) -> AnyView {
    leaves.randomElement(using: &random, else: { AnyView(EmptyView()) })()
  }

  private static let leaves: [@Sendable () -> AnyView] = [
    { AnyView(Text("words of a leaf")) },
    { AnyView(Text("")) },
    { AnyView(Text("bold").bold() + Text(" and \u{1F469}\u{200D}\u{1F680} wide 字").italic()) },
    { AnyView(EmptyView()) },
    { AnyView(Group {}) },
    { AnyView(Image(systemName: "star")) },
    { AnyView(Image(systemName: "no.such.symbol")) },
    { AnyView(Image("missing")) },
    { AnyView(Image(decorative: "missing")) },
    { AnyView(Spacer()) },
    { AnyView(Divider()) },
    { AnyView(Color.red) },
    { AnyView(Circle()) },
    { AnyView(ProgressView(value: 0.5)) },
    { AnyView(ProgressView("loading")) },
    { AnyView(ListCell("cell", secondaryText: "more")) },
    { AnyView(ListCell("cell").destination("/peak").accessories { Accessory.checkmark() }) },
    { AnyView(ListCell("").accessories { Accessory.delete(displayed: .always) }) },
    { AnyView(Label("label", systemImage: "heart")) },
    { AnyView(Link("link", destination: "/peaks")) },
    { AnyView(Link("blocked", destination: "javascript:alert(1)")) },
    { AnyView(Button("button", destination: "/peak")) },
    { AnyView(EditButton()) },
    { AnyView(ForEach(0..<3) { Text("row \($0)") }) },
    { AnyView(ForEach([1, 1], id: \.self) { ListCell("\($0)") }) },
    { AnyView(NavigationStack { Text("page").navigationTitle("title") }) },
    { AnyView(ContentUnavailableView.search(text: "peak")) },
  ]

  private static let modifiers: [@Sendable (AnyView) -> AnyView] = [
    { AnyView($0.font(.title)) },
    { AnyView($0.bold().italic()) },
    { AnyView($0.foregroundColor(.blue)) },
    { AnyView($0.tint(.red)) },
    { AnyView($0.lineLimit(1)) },
    { AnyView($0.multilineTextAlignment(.center)) },
    { AnyView($0.textCase(.uppercase)) },
    { AnyView($0.background(.green)) },
    { AnyView($0.background(.yellow, in: Circle())) },
    { AnyView($0.background { Text("behind") }) },
    { AnyView($0.overlay { EmptyView() }) },
    { AnyView($0.border(.red, width: 2)) },
    { AnyView($0.cornerRadius(4)) },
    { AnyView($0.clipShape(Capsule())) },
    { AnyView($0.shadow(radius: 3)) },
    { AnyView($0.opacity(0)) },
    { AnyView($0.padding()) },
    { AnyView($0.padding(.leading, 1e9)) },
    { AnyView($0.frame(width: 100, height: 20)) },
    { AnyView($0.frame(maxWidth: .infinity)) },
    { AnyView($0.readableWidth()) },
    { AnyView($0.aspectRatio(2, contentMode: .fit)) },
    { AnyView($0.fixedSize()) },
    { AnyView($0.layoutPriority(1)) },
    { AnyView($0.offset(x: -1e9, y: 5)) },
    { AnyView($0.hidden()) },
    { AnyView($0.badge(3)) },
    { AnyView($0.id("id")) },
    { AnyView($0.tag(1)) },
    { AnyView($0.accessibilityLabel("label")) },
    { AnyView($0.accessibilityHidden(true)) },
    { AnyView($0.accessibilityHeading(.h2)) },
    { AnyView($0.accessibilityAddTraits(.isSelected)) },
    { AnyView($0.redacted(reason: .placeholder)) },
    { AnyView($0.environment(\.layoutDirection, .rightToLeft)) },
    { AnyView($0.environment(\.editMode, .constant(.active))) },
    { AnyView($0.environment(\.locale, "de")) },
    { AnyView($0.listRowInsets(EdgeInsets())) },
    { AnyView($0.listRowBackground(Color.red)) },
    { AnyView($0.listRowSeparator(.hidden)) },
    { AnyView($0.swipeActions { SwipeAction("Delete", action: "delete") }) },
    { AnyView($0.layout(.list(.grouped))) },
    { AnyView($0.layout(LayoutSection { .columns(3, height: 40) })) },
    { AnyView($0.navigationTitle("title")) },
  ]
}

extension Array {
  fileprivate func randomElement(using random: inout SeededGenerator, else fallback: Element) -> Element {
    randomElement(using: &random) ?? fallback
  }
}
