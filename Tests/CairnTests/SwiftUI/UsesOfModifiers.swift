import CairnUI

// Each line uses what its comment names, as code for SwiftUI does. `SwiftUIUsesTests` reads the comments.

@MainActor
enum UsesOfModifiers {
  static func styles() {
    let view = Text("Eiger")
    _ = view.buttonStyle(.plain)  // `.buttonStyle(_:)` `ButtonStyle.plain`
    _ = view.buttonStyle(.borderedProminent)  // `ButtonStyle.borderedProminent`
    _ = view.buttonStyle(.bordered)  // `ButtonStyle.bordered`
    _ = view.buttonStyle(.borderless)  // `ButtonStyle.borderless`
    _ = view.buttonStyle(BorderlessButtonStyle())  // `BorderlessButtonStyle()`
    _ = view.buttonStyle(PlainButtonStyle())  // `PlainButtonStyle()`
    _ = view.buttonBorderShape(.capsule)  // `.buttonBorderShape(_:)` `ButtonBorderShape.capsule`
    _ = view.buttonBorderShape(.circle)  // `ButtonBorderShape.circle`
    _ = view.controlSize(.mini)  // `.controlSize(_:)` `ControlSize.mini`
    _ = view.controlSize(.large)  // `ControlSize.large`
    _ = view.labelStyle(.iconOnly)  // `.labelStyle(_:)` `LabelStyle.iconOnly`
    _ = view.labelStyle(.titleAndIcon)  // `LabelStyle.titleAndIcon`
    _ = view.labelStyle(.titleOnly)  // `LabelStyle.titleOnly`
    _ = view.toggleStyle(.switch)  // `.toggleStyle(_:)`
    _ = view.textFieldStyle(.roundedBorder)  // `.textFieldStyle(_:)` `TextFieldStyle.roundedBorder`
    _ = view.formStyle(.grouped)  // `.formStyle(_:)` `FormStyle.grouped`
    _ = view.pickerStyle(.segmented)  // `.pickerStyle(_:)` `PickerStyle.segmented`
    _ = view.pickerStyle(.menu)  // `PickerStyle.menu`
    _ = view.pickerStyle(.inline)  // `PickerStyle.inline`
    _ = view.pickerStyle(SegmentedPickerStyle())  // `SegmentedPickerStyle()`
    _ = view.listStyle(.automatic)  // `.listStyle(_:)`
    _ = view.listStyle(GroupedListStyle())  // `GroupedListStyle()`
    _ = view.listStyle(InsetGroupedListStyle())  // `InsetGroupedListStyle()`
    _ = view.navigationViewStyle(StackNavigationViewStyle())  // `.navigationViewStyle(_:)` `StackNavigationViewStyle()`
    _ = view.progressViewStyle(CircularProgressViewStyle())  // `.progressViewStyle(_:)` `CircularProgressViewStyle()`
  }

  static func looks() {
    let view = Text("Eiger")
    _ = view.accentColor(.red)  // `.accentColor(_:)`
    _ = view.scaleEffect(1.5)  // `.scaleEffect(_:)`
    _ = view.scaleEffect(1.5, anchor: .top)  // `.scaleEffect(_:anchor:)`
    _ = view.scaleEffect(x: -1)  // `.scaleEffect(x:)`
    _ = Image("Eiger").renderingMode(.original)  // `.renderingMode(_:)` `Image.TemplateRenderingMode.original`
    _ = Image("Eiger").renderingMode(.template)  // `Image.TemplateRenderingMode.template`
    _ = view.baselineOffset(2)  // `.baselineOffset(_:)`
    _ = view.background()  // `.background()`
    _ = view.background(in: Capsule())  // `.background(in:)`
    _ = view.background(.red, in: Capsule())  // `.background(_:in:)`
    _ = view.background(.red)  // `.background(_:)`
    _ = view.background(.fill)  // `ShapeStyle.fill`
    _ = view.foregroundStyle(.foreground)  // `ShapeStyle.foreground` `.foregroundStyle(_:)`
    _ = view.foregroundColor(.red)  // `.foregroundColor(_:)`
    _ = view.backgroundStyle(.red)  // `.backgroundStyle(_:)`
    _ = ContainerRelativeShape()  // `ContainerRelativeShape()`
    _ = view.containerShape(Circle())  // `.containerShape(_:)`
    _ = view.clipShape(Circle())  // `.clipShape(_:)`
    _ = view.mask(Circle())  // `.mask(_:)`
    _ = view.cornerRadius(4, antialiased: false).cornerRadius(4)
    _ = view.offset(CGSize(width: 1, height: 2))  // `.offset(_:)`
    _ = view.padding(8)  // `.padding(_:)`
    _ = view.contentMargins(.horizontal, 20, for: .scrollContent)  // `.contentMargins(_:_:for:)`
    _ = view.contentMargins(20, for: .scrollContent)  // `ContentMarginPlacement.scrollContent`
    _ = view.blendMode(.screen)  // `.blendMode(_:)` `BlendMode.screen`
    _ = view.hueRotation(.degrees(90))  // `.hueRotation(_:)` `Angle.degrees(_:)`
    _ = view.rotationEffect(Angle(degrees: 90))  // `.rotationEffect(_:)` `Angle(degrees:)` `Angle`
    _ = view.rotationEffect(.zero, anchor: .top)  // `.rotationEffect(_:anchor:)`
    _ = view.blur(radius: 2)  // `.blur(radius:)`
    _ = view.blur(radius: 2, opaque: true)  // `.blur(radius:opaque:)`
    _ = view.grayscale(0.5)  // `.grayscale(_:)`
    _ = view.compositingGroup()  // `.compositingGroup()`
    _ = view.drawingGroup()  // `.drawingGroup()`
    _ = view.glassEffect(.regular.interactive())  // `.glassEffect(_:)` `Glass.regular` `.interactive()`
    _ = view.glassEffect(.regular, in: Circle())  // `.glassEffect(_:in:)`
    _ = GlassEffectContainer { view }  // `GlassEffectContainer() {}`
    _ = view.tint(.red)  // `.tint(_:)`
    _ = view.fontDesign(.monospaced)  // `.fontDesign(_:)`
    _ = view.lineLimit(2, reservesSpace: true)  // `.lineLimit(_:reservesSpace:)`
    _ = view.minimumScaleFactor(0.5)  // `.minimumScaleFactor(_:)`
    _ = view.dynamicTypeSize(.large)  // `.dynamicTypeSize(_:)`
    _ = view.colorScheme(.dark)  // `.colorScheme(_:)`
    _ = view.flipsForRightToLeftLayoutDirection(true)  // `.flipsForRightToLeftLayoutDirection(_:)`
    _ = view.symbolVariant(.fill)  // `.symbolVariant(_:)` `SymbolVariants.fill`
    _ = view.symbolVariant(.none)  // `SymbolVariants.none`
    _ = Circle().fill(.red, style: FillStyle(eoFill: true))  // `.fill(_:style:)` `FillStyle(eoFill:)`
    _ = Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))  // `StrokeStyle(lineWidth:dash:)`
    _ = view.ignoresSafeArea()  // `.ignoresSafeArea()`
    _ = view.edgesIgnoringSafeArea(.all)  // `.edgesIgnoringSafeArea(_:)`
    _ = Color("Glacier")  // `Color(_:)`
    _ = ["Glacier"].map { Color.init($0) }  // `Color.init(_:)`
  }

  static func lists() {
    let view = List { Text("Eiger") }
    _ = view.scrollContentBackground(.hidden)  // `.scrollContentBackground(_:)` `Visibility.hidden`
    _ = view.listSectionSeparator(.hidden, edges: .top)  // `.listSectionSeparator(_:edges:)`
    _ = view.listRowHoverEffectDisabled()  // `.listRowHoverEffectDisabled()`
    _ = view.scrollIndicators(.hidden)  // `.scrollIndicators(_:)` `ScrollIndicatorVisibility.hidden`
    _ = view.scrollClipDisabled()  // `.scrollClipDisabled()`
    _ = view.scrollTargetBehavior(.viewAligned)  // `.scrollTargetBehavior(_:)` `ScrollTargetBehavior.viewAligned`
    _ = view.scrollTargetLayout()  // `.scrollTargetLayout()`
    _ = view.scrollDismissesKeyboard(.interactively)  // `.scrollDismissesKeyboard(_:)`
    _ = ScrollDismissesKeyboardMode.interactively  // `ScrollDismissesKeyboardMode.interactively`
    _ = ScrollDismissesKeyboardMode.immediately  // `ScrollDismissesKeyboardMode.immediately`
    _ = HorizontalAlignment.listRowSeparatorLeading  // `HorizontalAlignment.listRowSeparatorLeading`
  }

  static func accessibility() {
    let view = Text("Eiger")
    _ = view.accessibilityElement(children: .combine)  // `.accessibilityElement(children:)`
    _ = AccessibilityChildBehavior.combine  // `AccessibilityChildBehavior.combine`
    _ = AccessibilityChildBehavior.contain  // `AccessibilityChildBehavior.contain`
    _ = AccessibilityChildBehavior.ignore  // `AccessibilityChildBehavior.ignore`
    _ = view.accessibilityValue("3")  // `.accessibilityValue(_:)`
    _ = view.accessibilityLabel(Text("3"))  // `.accessibilityLabel(_:)`
    _ = view.accessibility(hidden: true)  // `.accessibility(hidden:)`
    _ = view.accessibility(addTraits: .isHeader)  // `.accessibility(addTraits:)`
    _ = view.accessibility(label: Text("Eiger"))  // `.accessibility(label:)`
    _ = view.accessibilitySortPriority(1)  // `.accessibilitySortPriority(_:)`
    _ = view.accessibilityRespondsToUserInteraction(false)  // `.accessibilityRespondsToUserInteraction(_:)`
    _ = view.accessibilityIdentifier("eiger")  // `.accessibilityIdentifier(_:)`
  }

  static func devices() {
    let view = Text("Eiger")
    _ = view.contentShape(Rectangle())  // `.contentShape(_:)`
    _ = view.allowsHitTesting(false)  // `.allowsHitTesting(_:)`
    _ = view.hoverEffect()  // `.hoverEffect()`
    _ = view.focusable(true) { _ in }  // `.focusable(_:) {}`
    _ = EquatableRow().equatable()  // `.equatable()`
    _ = view.textSelection(.enabled)  // `.textSelection(_:)` `TextSelectability.enabled`
    _ = view.contentTransition(.interpolate)  // `.contentTransition(_:)` `ContentTransition.interpolate`
    _ = ContentTransition.symbolEffect(.replace)  // `ContentTransition.symbolEffect(_:)`
    _ = view.previewDisplayName("Eiger")  // `.previewDisplayName(_:)`
    _ = view.previewLayout(.sizeThatFits)  // `.previewLayout(_:)`
    _ = view.previewContext(1)  // `.previewContext(_:)`
    _ = view.widgetURL(URL(string: "eiger"))  // `.widgetURL(_:)`
    _ = view.autocorrectionDisabled()  // `.autocorrectionDisabled()`
    _ = view.autocapitalization(.none)  // `.autocapitalization(_:)`
    _ = view.textInputAutocapitalization(.never)  // `.textInputAutocapitalization(_:)`
    _ = TextInputAutocapitalization.never  // `TextInputAutocapitalization.never`
    _ = view.textContentType(.name)  // `.textContentType(_:)`
    _ = view.disabled(true)  // `.disabled(_:)`
    _ = view.environment(\.locale, "de")  // `.environment(_:_:)`
  }

  static func rows() {
    let view = Text("Eiger")
    _ = view.swipeActions { Button("Delete") {} }  // `.swipeActions() {}`
    _ = ForEach(0..<3) { Text("\($0)") }.onDelete { _ in }  // `.onDelete() {}`
    _ = ForEach(0..<3) { Text("\($0)") }.onDelete(perform: delete)  // `.onDelete(perform:)`
    _ = view.swipeActions(edge: .leading) { Button("Delete") {} }  // `.swipeActions(edge:) {}`
    _ = view.swipeActions(edge: .leading, allowsFullSwipe: false) {  // `.swipeActions(edge:allowsFullSwipe:) {}`
      Button("Delete") {}
    }
    let peaks = ["Eiger"].map { Peak(id: $0) }
    let chosen = Binding.constant(["Eiger"] as Set)
    _ = List(peaks, selection: chosen) { Text($0.id) }  // `List(_:selection:) {}`
  }

  private struct Peak: Identifiable { let id: String }

  static func shapes() {
    let size = CGSize(width: 20, height: 10)
    _ = Circle().size(size).fill(.red)  // `.size(_:)`
    _ = Hexagon().inset(by: 4)  // `.inset(by:)`
    _ = Hexagon().scale(0.5).stroke(.red)  // `.scale(_:)`
    _ = Circle().trim(from: 0, to: 0.7).stroke(.red)
    _ = RadialGradient(  // `RadialGradient(colors:center:startRadius:endRadius:)`
      colors: [.red],
      center: .center,
      startRadius: 0,
      endRadius: 20
    )
    _ = AnimatablePair(1.0, 2.0)  // `AnimatablePair(_:_:)` `AnimatablePair`
    let shadow = ShadowStyle.drop(color: .black, radius: 2)  // `ShadowStyle.drop(color:radius:)`
    _ = Text("Eiger").foregroundStyle(.white.shadow(shadow))  // `ShapeStyle.shadow(_:)`
  }

  private struct Hexagon: InsettableShape {  // `InsettableShape`
    var amount: CGFloat = 0
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
      get { AnimatablePair(amount, amount) }
      set { amount = newValue.first }
    }
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    func inset(by amount: CGFloat) -> Hexagon { Hexagon(amount: self.amount + amount) }
  }

  private struct Row_Previews: PreviewProvider {  // `PreviewProvider`
    static var previews: some View { Text("Eiger") }
  }

  private static func delete(at offsets: IndexSet) {}

  private struct EquatableRow: View, Equatable {
    var body: some View { Text("Eiger") }
  }
}

#Preview("Peaks") {  // `#Preview`
  Text("Eiger")
  Text("Mönch")
}

#Preview(traits: .sizeThatFitsLayout) { Text("Eiger") }
