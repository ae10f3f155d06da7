import Cairn

/// A wide picture with the page's title on it.
///
/// Its height follows its width, but leaves room for the words on narrow screens.
struct OpeningPicture: View {
  let section: Sections.Opening

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color.clear.aspectRatio(2.5, contentMode: .fit)
      VStack(alignment: .leading, spacing: 4) {
        Text(section.title).font(.system(size: 40, weight: .bold)).accessibilityHeading(.h1)
        if let localName = section.localName { LocalNameText(name: localName).font(.title2) }
        Text(section.subtitle).font(.headline).fontWeight(.medium)
      }
      .foregroundColor(.white)
      .shadow(color: Color(white: 0, opacity: 0.5), radius: 6)
      .padding(20)
    }
    .frame(maxWidth: .infinity, minHeight: 320, alignment: .bottomLeading)
    .background {
      section.picture.resizable().aspectRatio(contentMode: .fill)
      Scrim()
    }
    .cornerRadius(20)
  }
}
