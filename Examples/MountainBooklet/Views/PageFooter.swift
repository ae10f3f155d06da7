import Cairn

/// What stands at the foot of every page.
struct PageFooter: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Divider()
      Text("Heights are in metres above the sea. Every picture is drawn from the mountain’s own numbers.")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
