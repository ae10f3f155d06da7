import Cairn

/// Every accessory by itself, and all together in the system's order.
struct AccessoriesPage: View {
  private struct Example: Identifiable {
    var name: String
    var accessory: Accessory
    var id: String { name }
  }

  private var examples: [Example] {
    [
      Example(name: "Disclosure indicator", accessory: .disclosureIndicator()),
      Example(name: "Checkmark", accessory: .checkmark()),
      Example(name: "Delete", accessory: .delete(displayed: .always, action: "delete")),
      Example(name: "Insert", accessory: .insert(displayed: .always)),
      Example(name: "Reorder", accessory: .reorder(displayed: .always)),
      Example(name: "Detail", accessory: .detail(destination: "index.html")),
      Example(name: "Multiselect", accessory: .multiselect(displayed: .always)),
      Example(name: "Label", accessory: .label(text: "99+")),
      Example(name: "Custom", accessory: .custom { Text("★★★☆☆") }),
    ]
  }

  var body: some View {
    Form(action: "accessories.html") {
      Section(examples) { example in
        ListCell(example.name).accessories { example.accessory }
      } header: {
        Text("One by one")
      }
      Section {
        DisclosureGroup {
          ListCell("What lies under it")
        } label: {
          ListCell("Outline disclosure").accessories { Accessory.outlineDisclosure() }
        }
      } header: {
        Text("Unfolding")
      }
      Section(["all"], id: \.self) { _ in
        ListCell("All of them", secondaryText: "In the order of the system", image: Image(systemName: "star"))
          .destination("index.html")
          .accessories { examples.map(\.accessory) }
      } header: {
        Text("Together")
      }
    }
    .layout(.list(.insetGrouped))
    .navigationTitle("Accessories")
  }
}
