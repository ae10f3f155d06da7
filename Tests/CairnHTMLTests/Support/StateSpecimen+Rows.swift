import Cairn

extension StateSpecimen {
  /// A list of things that readers swipe aside, to pack, to change and to delete them.
  struct Packing: View {
    private struct Thing: Identifiable {
      let name: String
      var isPacked = false

      var id: String { name }
    }

    @State private var things = ["Rope", "Tent", "Stove"].map { Thing(name: $0) }
    @State private var worn = ["Boots", "Gloves"].map { Thing(name: $0) }
    @State private var described: Thing?

    var body: some View {
      List {
        Section("To pack") {
          ForEach(things) { thing in
            Label(thing.name, systemImage: thing.isPacked ? "checkmark.circle" : "circle")
              .swipeActions(edge: .leading) {
                Button(thing.isPacked ? "Unpack" : "Pack") { pack(thing) }.tint(.green)
              }
              .swipeActions {
                Button("Remove", systemImage: "trash", role: .destructive) { things.removeAll { $0.id == thing.id } }
                Button("About") { described = thing }.tint(.blue)
              }
          }
        }
        Section("To wear") {
          ForEach($worn) { $thing in Toggle(thing.name, isOn: $thing.isPacked) }
            .onDelete { worn.remove(atOffsets: $0) }
          if worn.isEmpty { Text("Nothing to wear") }
        }
      }
      .sheet(item: $described) { Text("All about \($0.name)").padding() }
    }

    private func pack(_ thing: Thing) {
      guard let index = things.firstIndex(where: { $0.id == thing.id }) else { return }
      things[index].isPacked.toggle()
    }
  }
}
