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
    _ = ForEach(0..<3) { Text("\($0)") }.onDelete { _ in load() }  // `.onDelete() {}`
    _ = ForEach(0..<3) { Text("\($0)") }.onDelete(perform: delete)  // `.onDelete(perform:)`
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
