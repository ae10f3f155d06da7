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

  @Test func `reads what can be chosen and what is listed behind the label of its container`() {
    let path = HStack {
      Link("Peaks", destination: "https://example.com")
      Text("Alps")
    }.accessibilityLabel("Breadcrumb")
    #expect(Self.read(path) == "Breadcrumb: Peaks, link, Alps")
    let gallery = ScrollView(.horizontal) {
      LazyHStack { ForEach(["Alps", "Atlas"], id: \.self) { Text($0) } }
    }.accessibilityLabel("Ranges")
    #expect(Self.read(gallery) == "Ranges\nAlps\nAtlas")
    let menu = VStack {
      Text("Go to")
      ForEach(["Alps", "Atlas"], id: \.self) { Text($0) }
      Grid {
        GridRow {
          Text("Height"); Text("4,810 m")
        }
      }
    }.accessibilityLabel("Menu")
    #expect(Self.read(menu) == "Menu, Go to, Alps, Atlas\nHeight: 4,810 m")
    #expect(Self.read(Link("»", destination: "https://example.com").accessibilityLabel("Next")) == "Next, link")
    #expect(Self.read(gallery.accessibilityHidden(true)) == "")
    #expect(Self.read(Section { Text("One") }.accessibilityLabel("Numbers")) == "Numbers\nOne")
  }

  @Test func `reads layers one after the other, a heading in a line of its own`() {
    let title = ZStack {
      Image("Ridge", label: Text("A ridge"))
      VStack {
        Text("Alps").accessibilityHeading(.h1)
        Text("14 peaks")
      }
    }
    #expect(Self.read(title) == "A ridge, image\nAlps, heading level 1\n14 peaks")
  }

  @Test func `says what can be chosen, what is chosen and what it does`() {
    #expect(Self.read(Link("Alps", destination: "https://example.com")) == "Alps, link")
    #expect(Self.read(Button("Save")) == "Save, button")
    #expect(Self.read(Toggle("Wi-Fi", isOn: .constant(true))) == "Wi-Fi, switch, on")
    #expect(Self.read(TextField("Name", text: .constant("Anna"))) == "Name, text field, Anna")
    #expect(Self.read(SecureField("Password", text: .constant("secret"))) == "Password, password field")
    #expect(Self.read(Stepper("Guests", value: .constant(2)).disabled(true)) == "Guests, stepper, 2, dimmed")
    let room = Picker("Room", selection: .constant(2)) {
      Text("Single").tag(1)
      Text("Double").tag(2)
    }
    #expect(Self.read(room) == "Room, menu, Double")
    #expect(Self.read(room.pickerStyle(.inline)) == "Room\nSingle, radio button\nDouble, radio button, chosen")
    #expect(Self.read(Text("Alps").accessibilityAddTraits(.isSelected)) == "Alps (selected)")
    #expect(Self.read(Button("Save").accessibilityHint("Keeps the text")) == "Save, button, Keeps the text")
    #expect(Self.read(ProgressView("Climb", value: 0.6)) == "Climb: 60 %")
  }

  @Test func `wraps at the width and writes no escape sequence`() {
    let text = Self.read(Text("one two three four").bold().foregroundColor(.red), width: 9)
    #expect(text == "one two\nthree\nfour")
  }

  @Test func `puts no comma behind what ends a sentence`() {
    #expect(Self.read(Text("All done.").accessibilityAddTraits(.isButton)) == "All done. button")
  }

  @Test func `an item is one line, whatever ends lines in its words`() {
    let list = List {
      ListCell("Dom", secondaryText: "4545 m\n\nIn the Alps. ").destination("dom.html")
      Text("Rysy\r\n2499 m")
      HStack {
        Text("Eiger ")
        Text(" 3967 m\n")
      }
    }
    let expected = "list with 3 items\nDom, 4545 m In the Alps. link\nRysy 2499 m\nEiger, 3967 m"
    #expect(Self.read(list) == expected)
    #expect(Self.read(Text("first line\nsecond line")) == "first line\nsecond line")
  }

  @Test func `no line begins with the comma behind a word that fills the one before`() {
    let list = List { ListCell("Donaudampfschiff", secondaryText: "Fahrt") }
    #expect(Self.read(list, width: 16) == "list with 1 item\nDonaudampfschif\nf, Fahrt")
    #expect(Self.read(list, width: 17) == "list with 1 item\nDonaudampfschiff,\nFahrt")
  }
}
