import Cairn

/// A name in its own language, so that it is read out and set in its own direction wherever it stands.
struct LocalNameText: View {
  let name: LocalName

  var body: some View {
    if let language = name.language {
      Text(name.text).environment(\.locale, language.locale).environment(\.layoutDirection, name.direction)
    } else {
      Text(name.text)
    }
  }
}
