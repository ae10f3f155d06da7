import CairnUI

// Each line uses what its comment names, as code for SwiftUI does. It compiles and does nothing.

@MainActor
enum UsesOfRunningApps {
  static func events() {
    let view = Text("Eiger")
    var count = 0
    _ = view.onAppear { count += 1 }  // `.onAppear() {}`
    _ = view.onAppear(perform: load)  // `.onAppear(perform:)`
    _ = view.onDisappear(perform: load)  // `.onDisappear(perform:)`
    _ = view.task { await wait() }  // `.task() {}`
    _ = view.task(id: count) { await wait() }  // `.task(id:) {}`
    _ = view.task(id: count, wait)  // `.task(id:_:)`
    _ = view.onChange(of: count) { load() }.onChange(of: count) { load($0 + $1) }  // `.onChange(of:) {}`
    _ = view.onChange(of: count) { count in load(count) }
    _ = view.onChange(of: count, load)  // `.onChange(of:_:)`
    _ = view.onChange(of: count, initial: true, load)  // `.onChange(of:initial:_:)`
    _ = view.onReceive([1]) { _ in load() }  // `.onReceive(_:) {}`
    _ = view.onSubmit { load() }  // `.onSubmit() {}`
    _ = view.onSubmit(load)  // `.onSubmit(_:)`
    _ = view.refreshable { await wait() }  // `.refreshable() {}`
    _ = ForEach(0..<3) { Text("\($0)") }.onMove(perform: move)  // `.onMove(perform:)`
    _ = ForEach(0..<3) { Text("\($0)") }.onDelete(perform: delete).onMove(perform: move)
    _ = view.draggable("Eiger")  // `.draggable(_:)`
    _ = view.alignmentGuide(.leading) { $0.width / 2 }  // `.alignmentGuide(_:) {}`
    _ = view.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))  // `.rotation3DEffect(_:axis:)`
    _ = view.accessibilityActions { Button("Delete") }  // `.accessibilityActions() {}`
    _ = view.accessibilityAction { load() }  // `.accessibilityAction() {}`
    _ = view.accessibilityAction(.escape) { load() }  // `.accessibilityAction(_:) {}`
    _ = view.accessibilityRepresentation { Text("3") }  // `.accessibilityRepresentation() {}`
    enum Height: PreferenceKey {  // `PreferenceKey`
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }
    _ = view.preference(key: Height.self, value: 1).onPreferenceChange(Height.self) { _ in load() }
  }

  static func gestures() {
    let view = Text("Eiger")
    let drag = DragGesture().onChanged { _ in load() }  // `DragGesture()` `.onChanged() {}`
    _ = view.gesture(drag.onEnded { value in load(Int(value.translation.width)) })  // `.gesture(_:)` `.onEnded() {}`
    _ = DragGesture(minimumDistance: 0, coordinateSpace: .global)  // `DragGesture(minimumDistance:coordinateSpace:)`
    _ = CoordinateSpace.global  // `CoordinateSpace.global` `CoordinateSpaceProtocol.global`
    _ = CoordinateSpace.local  // `CoordinateSpaceProtocol.local`
    let tap = TapGesture().onEnded(load)  // `.onEnded(_:)` `TapGesture()`
    _ = view.simultaneousGesture(tap)  // `.simultaneousGesture(_:)`
    _ = view.highPriorityGesture(TapGesture())  // `.highPriorityGesture(_:)`
    let gesture: some Gesture = TapGesture()  // `Gesture`
    _ = gesture
  }

  static func geometry() {
    let view = Text("Eiger")
    _ = view.coordinateSpace(.named("page")).coordinateSpace(name: "page").geometryGroup()
    _ = view.onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      load(Int($0.width))
    }
    _ = view.onGeometryChange(for: CGFloat.self, of: \.size.width) { old, new in load(Int(new - old)) }
    _ = view.visualEffect { content, proxy in content.offset(y: proxy.size.height / 2).blur(radius: 2) }
    _ = view.scrollTransition { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(1 - abs(phase.value) / 4)
    }
    _ = view.scrollTransition(.animated, axis: .horizontal) { content, phase in
      content.rotation3DEffect(.degrees(phase.value * 40), axis: (x: 0, y: 1, z: 0))
    }
    _ = view.scrollPosition(id: .constant(3 as Int?)).scrollPosition(id: .constant("Eiger" as String?), anchor: .top)
  }

  static func movements() {
    let view = Text("Eiger")
    _ = view.gesture(MagnifyGesture().onChanged { load(Int($0.magnification)) })
    _ = view.gesture(RotateGesture(minimumAngleDelta: .degrees(2)).onEnded { load(Int($0.rotation.degrees)) })
    _ = view.onContinuousHover { phase in if case .active(let place) = phase { load(Int(place.x)) } }
    _ = view.defaultScrollAnchor(.bottom).scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
    _ = view.presentationCompactAdaptation(.popover).presentationBackgroundInteraction(.enabled(upThrough: .medium))
    _ = view.presentationCompactAdaptation(horizontal: .none, vertical: .sheet)
    let (shows, item) = (Binding.constant(true), Binding.constant(nil as UsesOfStates.Peak?))
    _ = view.popover(isPresented: shows, attachmentAnchor: .point(.bottom), arrowEdge: .top) { Text("Rope") }
    _ = view.popover(isPresented: shows, attachmentAnchor: .rect(.rect(CGRect.zero))) { Text("Rope") }
    _ = view.popover(item: item, arrowEdge: .leading) { peak in Text(peak.id) }
    _ = view.presentationContentInteraction(.scrolls).menuActionDismissBehavior(.disabled)
  }

  static func keys() {
    let view = Text("Eiger")
    _ = view.onKeyPress(.space) { .handled }.onKeyPress(keys: ["a", .escape]) { $0.key == "a" ? .handled : .ignored }
    _ = view.onKeyPress(phases: .up) { _ in .ignored }.onKeyPress(.tab, phases: .down) { _ in .ignored }
    _ = view.onKeyPress(characters: CharacterSet.letters) { $0.modifiers.contains(.shift) ? .handled : .ignored }
    _ = view.focusSection().focusEffectDisabled().focusEffectDisabled(false)
  }

  struct Focus: View {
    enum Field { case name, height }
    @FocusState private var field: Field?
    @ScaledMetric private var side = 40.0
    @ScaledMetric(relativeTo: .title) private var height: CGFloat = 20

    var body: some View {
      Text("Eiger").defaultFocus($field, .name).frame(width: side, height: height)
    }
  }

  static func dragging() {
    let view = Text("Eiger")
    _ = view.onDrag { NSItemProvider() }.onDrag {
      NSItemProvider(object: "Eiger" as NSString)
    } preview: {
      view
    }
    _ = view.onDrop(of: ["public.text"], isTargeted: nil) { providers in providers.isEmpty }
    _ = view.onDrop(of: ["public.text"], isTargeted: .constant(false)) { providers, place in place.x > 0 }
    _ = view.userActivity("peak") { $0.title = "Eiger" }.onContinueUserActivity("peak") { _ = $0.userInfo }
  }

  static func surroundings(_ namespace: Namespace.ID) {
    let view = Text("Eiger")
    _ = view.navigationTransition(.zoom(sourceID: "Eiger", in: namespace)).navigationTransition(.automatic)
    _ = view.matchedTransitionSource(id: "Eiger", in: namespace)
    _ = view.privacySensitive().toolbarRole(.editor).menuOrder(.fixed).buttonRepeatBehavior(.enabled)
    _ = view.presentationBackground(.thinMaterial).presentationBackground { Color.red }
    _ = view.defaultAppStorage(UserDefaults.standard).colorMultiply(.red).luminanceToAlpha()
    _ = view.searchSuggestions { Text("Eiger").searchCompletion("Eiger") }
  }

  private final class Tour: ObservableObject {
    @Published var length = 3
  }

  fileprivate struct LengthKey: FocusedValueKey { typealias Value = Int }

  private struct Focused: View {
    @FocusedValue(\.length) private var length
    @FocusedBinding(\.chosen) private var chosen

    var body: some View { Text("\(length ?? 0)").focusedValue(\.length, 3).focusedSceneValue(\.length, nil) }
  }

  static func publishers() {
    let tour = Tour()
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let view = Text("Eiger")
    _ = view.onReceive(timer) { _ in load() }.onReceive(timer) { time in load(Int(time.timeIntervalSince1970)) }
    _ = view.onReceive(tour.$length) { length in load(length) }
    _ = view.onReceive(NotificationCenter.default.publisher(for: Notification.Name("Peak"))) { load($0.name.hashValue) }
    _ = view.onReceive(tour.objectWillChange) { (_: Void) in load() }
    tour.objectWillChange.send()
    _ = view.contentTransition(.symbolEffect(.replace.upUp)).symbolEffect(.variableColor.iterative.reversing)
    _ = view.background(.red, in: .containerRelative)
    _ = view.contextMenu(ContextMenu { Button("Copy") { load() } })
    _ = Button("Copy") { load() }.buttonStyle(LinkButtonStyle())
    _ = Focused()
  }

  static func controls(_ text: Binding<String>, _ number: Binding<Double>, _ count: Binding<Int>) {
    _ = Slider(value: number) { load($0 ? 1 : 0) }
    _ = Slider(value: number, in: 0...9, step: 1, onEditingChanged: { _ in load() })
    _ = Slider(value: number, in: 0...9) {
      Text("Height")
    } onEditingChanged: { _ in
      load()
    }
    _ = Slider(value: number) { Text("Height") }
    _ = Slider(value: number) {
      Text("Height")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
      load()
    }
    _ = Stepper("Days", value: count, in: 1...9) { _ in load() }
    _ = Stepper("Days", value: count, step: 2, onEditingChanged: { _ in load() })
    _ = Stepper(value: count) {
      Text("Days")
    } onEditingChanged: { _ in
      load()
    }
    _ = Stepper(value: count) { Text("Days") }
    _ = Stepper("Days") {
      count.wrappedValue += 1
    } onDecrement: {
      count.wrappedValue -= 1
    }
    _ = Stepper("Days", onIncrement: nil, onDecrement: nil) { _ in load() }
    _ = TextField("Name", text: text) { _ in
      load()
    } onCommit: {
      load()
    }
    _ = TextField("Name", text: text, onEditingChanged: { _ in load() })
    _ = TextField("Name", text: text, onCommit: load)
    _ = TextField(String("Name"), text: text, onCommit: load)
    _ = ShareLink(item: "eiger.html", preview: SharePreview("Eiger", image: Image("Eiger")))
    _ = ShareLink("Share", item: "eiger.html", preview: SharePreview("Eiger")).buttonRepeatBehavior(.disabled)
  }

  private struct Jump {
    var scale = 1.0
    var angle = Angle.zero
  }

  static func animations() {
    _ = KeyframeAnimator(initialValue: 1.0) {
      Text("Eiger").scaleEffect($0)
    } keyframes: { _ in
      LinearKeyframe(1.5, duration: 0.2, timingCurve: .easeIn)
      MoveKeyframe(1)
    }
    _ = Text("Eiger").keyframeAnimator(initialValue: Jump(), trigger: 1) { content, jump in
      content.scaleEffect(jump.scale).rotationEffect(jump.angle)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        SpringKeyframe(1.5, duration: 0.2, spring: .bouncy)
        CubicKeyframe(1, duration: 0.2)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(20), duration: 0.3) }
    }
  }

  struct Windows: View {
    @Environment(\.openWindow) var openWindow  // `@Environment(\.openWindow)`

    var body: some View { Text("Eiger") }
  }

  private static func load() {}
  private static func load(_ number: Int) {}
  private static func load(_: Void) {}
  private static func wait() async {}
  private static func delete(at offsets: IndexSet) {}
  private static func move(from source: IndexSet, to destination: Int) {}
}

extension FocusedValues {
  fileprivate var length: Int? {
    get { self[UsesOfRunningApps.LengthKey.self] }
    set { self[UsesOfRunningApps.LengthKey.self] = newValue }
  }

  fileprivate var chosen: Binding<Int>? { nil }
}
