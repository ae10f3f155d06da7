import Cairn
import CairnText
import Testing

@Suite struct AccessibleTests {
  private static func read(_ view: some View, width: Int = 80) -> String {
    var options = TextOptions(width: width, style: .trueColor)
    options.isAccessible = true
    return view.text(options)
  }

  @Test func `announces headings with their level`() {
    let view = Section("Alps") { Text("Mont Blanc") }.navigationTitle("Mountains")
    #expect(Self.read(view) == "Mountains, heading level 1\n\nAlps, heading level 2\nMont Blanc")
    #expect(Self.read(Text("Own").accessibilityHeading(.h3)) == "Own, heading level 3")
    #expect(Self.read(Text("Own").accessibilityAddTraits(.isHeader)) == "Own, heading level 1")
  }

  @Test func `makes one line of an item, with what belongs together joined`() {
    let view = Section {
      HStack {
        Text("Height"); Spacer(); Text("4,810 m")
      }
      HStack {
        Image("Eiger").resizable();
        VStack {
          Text("Eiger"); Text("In the Alps.")
        }; Text("new")
      }
    }
    #expect(Self.read(view) == "Height: 4,810 m\nEiger, image, Eiger, In the Alps. new")
  }

  @Test func `puts labels in place of words and leaves out what is hidden`() {
    let labelled = HStack {
      Text("★★★"); Text("4")
    }.accessibilityLabel("Three stars")
    #expect(Self.read(labelled) == "Three stars")
    let hidden = VStack {
      Text("seen"); Text("unseen").accessibilityHidden(true); Text("gone").hidden()
    }
    #expect(Self.read(hidden) == "seen")
    #expect(Self.read(Image(systemName: "star").accessibilityLabel("Favourite")) == "Favourite, image")
    #expect(Self.read(Image(systemName: "star")) == "")
    #expect(Self.read(Image(decorative: "line")) == "")
  }

  @Test func `says what can be chosen, what is chosen and what it does`() {
    #expect(Self.read(Link("Alps", destination: "https://example.com")) == "Alps, link")
    #expect(Self.read(Button("Save")) == "Save, button")
    #expect(Self.read(Text("Alps").accessibilityAddTraits(.isSelected)) == "Alps (selected)")
    #expect(Self.read(Button("Save").accessibilityHint("Keeps the text")) == "Save, button, Keeps the text")
    #expect(Self.read(ProgressView("Climb", value: 0.6)) == "Climb: 60 %")
  }

  @Test func `wraps at the width and writes no escape sequence`() {
    let text = Self.read(Text("one two three four").bold().foregroundColor(.red), width: 9)
    #expect(text == "one two\nthree\nfour")
  }
}
