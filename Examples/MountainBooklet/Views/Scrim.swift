import Cairn

/// The shade at the foot of a picture that keeps white words on it legible.
struct Scrim: View {
  var body: some View {
    LinearGradient(
      colors: [0, 0, 0.12, 0.42, 0.72].map { Color(white: 0, opacity: $0) },
      startPoint: .top,
      endPoint: .bottom
    )
  }
}
