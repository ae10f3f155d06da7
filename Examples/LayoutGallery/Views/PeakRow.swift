import Cairn

/// A peak and its height on one line.
struct PeakRow: View {
  let peak: Peak
  var color = Color.secondaryBackground

  var body: some View {
    HStack {
      Text(peak.name)
      Spacer()
      Text("\(peak.height) m").monospacedDigit().foregroundStyle(.secondary).fixedSize()
    }
    .padding(.horizontal, 12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(color, in: RoundedRectangle(cornerRadius: 8))
  }
}
