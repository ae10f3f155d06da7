/// The button at the top of a sheet that closes it.
struct CloseButton: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale

  var body: some View {
    HStack {
      Spacer()
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark").accessibilityLabel(locale.wordForClosing)
      }
      .buttonStyle(.bordered)
    }
  }
}
