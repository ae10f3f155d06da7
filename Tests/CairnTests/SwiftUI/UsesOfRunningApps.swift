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
    _ = view.onTapGesture { load() }.onTapGesture(count: 2) { load() }  // `.onTapGesture() {}`
    _ = view.onSubmit { load() }  // `.onSubmit() {}`
    _ = view.onSubmit(load)  // `.onSubmit(_:)`
    _ = view.refreshable { await wait() }  // `.refreshable() {}`
    _ = ForEach(0..<3) { Text("\($0)") }.onDelete { _ in load() }  // `.onDelete() {}`
    _ = ForEach(0..<3) { Text("\($0)") }.onDelete(perform: delete)  // `.onDelete(perform:)`
    _ = ForEach(0..<3) { Text("\($0)") }.onMove(perform: move)  // `.onMove(perform:)`
    _ = view.draggable("Eiger")  // `.draggable(_:)`
    _ = view.alignmentGuide(.leading) { $0.width / 2 }  // `.alignmentGuide(_:) {}`
    _ = view.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))  // `.rotation3DEffect(_:axis:)`
    _ = view.accessibilityActions { Button("Delete") }  // `.accessibilityActions() {}`
    _ = view.accessibilityAction { load() }  // `.accessibilityAction() {}`
    _ = view.accessibilityAction(.escape) { load() }  // `.accessibilityAction(_:) {}`
    _ = view.accessibilityRepresentation { Text("3") }  // `.accessibilityRepresentation() {}`
    _ = view.swipeActions { Button("Delete") { load() } }  // `.swipeActions() {}`
    _ = view.swipeActions(edge: .leading) { Button("Delete") { load() } }  // `.swipeActions(edge:) {}`
    _ = view.swipeActions(edge: .leading, allowsFullSwipe: false) {  // `.swipeActions(edge:allowsFullSwipe:) {}`
      Button("Delete") { load() }
    }
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

  static func animations() {
    let view = Text("Eiger")
    _ = view.animation(.default)  // `.animation(_:)` `Animation.default`
    _ = view.animation()  // `.animation()`
    _ = view.animation(.easeInOut, value: 1)  // `.animation(_:value:)` `Animation.easeInOut`
    withAnimation { load() }  // `withAnimation() {}`
    withAnimation(.easeInOut(duration: 1)) { load() }  // `withAnimation(_:) {}` `Animation.easeInOut(duration:)`
    _ = Animation.interactiveSpring()  // `Animation.interactiveSpring()`
    let interactiveSpring = Animation.interactiveSpring(response: 1, dampingFraction: 1)
    _ = interactiveSpring  // `Animation.interactiveSpring(response:dampingFraction:)`
    _ = Animation.bouncy  // `Animation.bouncy`
    _ = Animation.bouncy(duration: 1)  // `Animation.bouncy(duration:)`
    _ = Animation.snappy  // `Animation.snappy`
    _ = Animation.easeOut(duration: 1)  // `Animation.easeOut(duration:)`
    _ = Animation.linear(duration: 1)  // `Animation.linear(duration:)`
    _ = Animation.spring()  // `Animation.spring()`
    _ = Animation.spring(duration: 1)  // `Animation.spring(duration:)`
    _ = Animation.spring(duration: 1, bounce: 1)  // `Animation.spring(duration:bounce:)`
    _ = Animation.spring(response: 1, dampingFraction: 1)  // `Animation.spring(response:dampingFraction:)`
    let spring = Animation.spring(response: 1, dampingFraction: 1, blendDuration: 1)
    _ = spring  // `Animation.spring(response:dampingFraction:blendDuration:)`
    _ = spring.delay(1)  // `.delay(_:)`
    _ = spring.repeatCount(2, autoreverses: true)  // `.repeatCount(_:autoreverses:)`
    _ = spring.repeatForever(autoreverses: true)  // `.repeatForever(autoreverses:)`
    _ = view.transition(.opacity)  // `.transition(_:)` `AnyTransition.opacity`
    _ = AnyTransition.move(edge: .top)  // `AnyTransition.move(edge:)` `AnyTransition`
    _ = AnyTransition.scale.combined(with: .opacity)  // `AnyTransition.scale` `.combined(with:)`
    let asymmetric = AnyTransition.asymmetric(insertion: .opacity, removal: .scale)
    _ = asymmetric  // `AnyTransition.asymmetric(insertion:removal:)`
    _ = AnyTransition.modifier(active: Plain(), identity: Plain())  // `AnyTransition.modifier(active:identity:)`
    var transaction = Transaction()  // `Transaction()` `Transaction`
    transaction.animation = nil
  }

  static func values() {
    var numbers = [1, 2, 3]
    numbers.move(fromOffsets: [0], toOffset: 2)  // `.move(fromOffsets:toOffset:)`
  }

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  struct Windows: View {
    @Environment(\.horizontalSizeClass) var width  // `@Environment(\.horizontalSizeClass)`
    @Environment(\.openWindow) var openWindow  // `@Environment(\.openWindow)`
    @Environment(\.isLuminanceReduced) var isDimmed  // `@Environment(\.isLuminanceReduced)`
    @Environment(\.calendar) var calendar  // `@Environment(\.calendar)`
    @Environment(\.locale) var locale  // `@Environment(\.locale)`
    @Environment(\.accessibilityVoiceOverEnabled) var speaks  // `@Environment(\.accessibilityVoiceOverEnabled)`
    @Environment(\.sizeCategory) var category  // `@Environment(\.sizeCategory)`

    var body: some View { Text(width == .regular ? "wide" : "narrow") }
  }

  @Observable final class Model { var count = 0 }  // `@Observable`

  private static func load() {}
  private static func load(_ number: Int) {}
  private static func load(_: Void) {}
  private static func wait() async {}
  private static func delete(at offsets: IndexSet) {}
  private static func move(from source: IndexSet, to destination: Int) {}
}
