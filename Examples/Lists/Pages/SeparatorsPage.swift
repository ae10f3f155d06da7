import Cairn

/// Lines between rows, which begin with the words unless they are told otherwise.
struct SeparatorsPage: View {
  var body: some View {
    VStack(spacing: 0) {
      rows("Plain").layout(.list(using: configuration(.plain)))
      rows("Inset").layout(.list(using: configuration(.insetGrouped)))
    }
    .navigationTitle("Separators")
  }

  private static let dawn = LinearGradient(
    colors: [.orange.opacity(0.25), .purple.opacity(0.25)],
    startPoint: .leading,
    endPoint: .trailing
  )

  private func rows(_ title: String) -> some View {
    Section {
      ListCell("Words only")
      ListCell("A symbol", image: Image(systemName: "star"))
      ListCell("No line below").listRowSeparator(.hidden, edges: .bottom)
      ListCell("A line above").listRowSeparator(.visible, edges: .top)
      ListCell("A green line").listRowSeparatorTint(.green)
      ListCell("From 60 points, by the handler", image: Image(systemName: "star"))
      Text("A view of one’s own")
      Text("With an orange line").listRowSeparatorTint(.orange)
      ListCell("Red above, blue below")
        .listRowSeparator(.visible, edges: .top)
        .listRowSeparatorTint(.red, edges: .top)
        .listRowSeparatorTint(.blue, edges: .bottom)
      Text("A view of one’s own with a red line above")
        .listRowSeparator(.visible, edges: .top)
        .listRowSeparatorTint(.red, edges: .top)
      Text("Set in by 40 points").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 16))
      Text("On a colour").listRowBackground(.yellow.opacity(0.2))
      ListCell("A cell on a colour", image: Image(systemName: "star")).listRowBackground(.yellow.opacity(0.2))
      Text("On a gradient").listRowBackground(Self.dawn)
      ListCell("A cell on a gradient").listRowBackground(Self.dawn)
      ListCell("The last row")
    } header: {
      Text(title)
    }
  }

  private func configuration(_ appearance: ListConfiguration.Appearance) -> ListConfiguration {
    var configuration = ListConfiguration(appearance: appearance, headerMode: .supplementary)
    configuration.itemSeparatorHandler = { item, separators in
      var separators = separators
      if item == 5 { separators.bottomSeparatorInsets = EdgeInsets(leading: 60) }
      return separators
    }
    return configuration
  }
}
