import CairnTestSupport
import Testing

@testable import Cairn

/// Which views have states, whatever others of their types had before.
@Suite struct StatefulTypesTests {
  class Store: ObservableObject {}
  final class Counter: Store { @Published var count = 0 }

  private struct Model: DynamicProperty { @ObservedObject var store: Store }

  private struct Held: View {
    var model: Model
    var body: some View { Text("") }
  }

  private struct Plain: View {
    let title: String?
    let count: Int
    var body: some View { Text("") }
  }

  private struct Counted: View {
    @State private var count = 0
    var body: some View { Text("") }
  }

  private struct Perhaps: View {
    let count: State<Int>?
    var body: some View { Text("") }
  }

  private enum Either: View {
    case plain
    case counted(Int)
    var body: some View { Text("") }
  }

  @Test func `the type of a view decides`() {
    #expect(!StatefulTypes().hasStates(Plain(title: nil, count: 1)))
    #expect(StatelessTypes.shared.contains(ObjectIdentifier(Plain.self)))
    #expect(StatefulTypes().hasStates(Counted()))
    #expect(!StatelessTypes.shared.contains(ObjectIdentifier(Counted.self)))
  }

  @Test func `objects are looked at in each view, also inside other properties`() {
    let types = StatefulTypes()
    #expect(!types.hasStates(Held(model: Model(store: Store()))))
    #expect(types.hasStates(Held(model: Model(store: Counter()))))
  }

  @Test func `what differs between values of a type is looked at in each rendering`() {
    #expect(!StatefulTypes().hasStates(Perhaps(count: nil)))
    #expect(StatefulTypes().hasStates(Perhaps(count: State(initialValue: 1))))
    #expect(!StatefulTypes().hasStates(Either.plain))
    #expect(!StatelessTypes.shared.contains(ObjectIdentifier(Either.self)))
  }
}
