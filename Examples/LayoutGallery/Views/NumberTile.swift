import Cairn

/// A number on a coloured tile that fills its place.
struct NumberTile: View {
  let number: Int
  var cornerRadius = 0.0

  private static let colors: [Color] = [.red, .orange, .yellow, .green, .teal, .blue, .indigo, .purple, .pink]

  var body: some View {
    Text("\(number)")
      .font(.headline)
      .monospacedDigit()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        Self.colors[number % Self.colors.count].opacity(0.28),
        in: RoundedRectangle(cornerRadius: cornerRadius)
      )
  }
}
