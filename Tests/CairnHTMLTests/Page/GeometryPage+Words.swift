import Cairn

extension GeometryPage {
  /// Words in rows that are too narrow for them.
  ///
  /// A line of words is 22.95 points high, and a word is whole in one line.
  static var words: [Case] {
    let line: [Double?] = [nil, nil, nil, 22.95]
    return [
      Case("links-go-on-in-a-second-line", ["a": line, "b": line, "c": [nil, 30.95, nil, 22.95]]) {
        HStack {
          Link("Bakery", destination: "a").id("a"); Link("Assortment", destination: "b").id("b")
          Link("Newsletter", destination: "c").id("c")
        }.frame(width: 180)
      },
      Case("links-stay-whole", ["a": line, "b": line, "c": [nil, 30.95, nil, 22.95]]) {
        HStack {
          Link("Line 7", destination: "a").id("a"); Link("All lines", destination: "b").id("b")
          Link("About us", destination: "c").id("c")
        }.frame(width: 150)
      },
      Case("link-of-many-words-stays-in-its-row", ["a": [0, 0, 120, 45.9], "b": [nil, 53.9, nil, 22.95]]) {
        HStack {
          Link("All lines of the city", destination: "a").id("a"); Text("word").id("b")
        }.frame(width: 120)
      },
      Case("words-wrap-before-the-row-does", ["a": [0, 0, nil, 45.9], "b": [nil, 0.95, nil, 44]]) {
        HStack {
          Text("Remember this").id("a"); Button("Remember", destination: "a").id("b")
        }.frame(width: 235)
      },
      Case("button-is-whole", ["b": [nil, 30.95, nil, 44]]) {
        HStack {
          Text("Unsubscribe"); Button("Remember", destination: "a").id("b")
        }.frame(width: 140)
      },
      Case("single-line-in-column-is-cut", ["a": [28, 0, nil, 22.95], "b": [nil, 0, nil, 22.95]]) {
        HStack {
          box("c", 20, 20)
          VStack { Text("A very long name of a mountain hut").lineLimit(1).id("a") }
          Spacer()
          Text("1,234.50").id("b")
        }.frame(width: 240)
      },
      Case("single-line-in-grid-is-cut", ["a": [0, 0, nil, 22.95], "b": [nil, 0, nil, 22.95]]) {
        Grid {
          GridRow {
            Text("A very long name of a mountain hut").lineLimit(1).id("a"); Text("1,234.50").id("b")
          }
        }.frame(width: 240)
      },
      // An address that is wider than the row breaks, and so does it in everything that can stand in a row.
      Case("long-word-stays-in-its-row", ["a": [0, 0, 120, nil], "b": [nil, nil, nil, 22.95]]) {
        HStack {
          Text("https://example.org/bread/and/rolls").id("a"); Text("word").id("b")
        }.frame(width: 120)
      },
      Case("long-button-stays-in-its-row", ["a": [0, 0, 200, nil]]) {
        HStack {
          Button("https://example.org/bread/and/rolls", destination: "a").id("a"); Text("word")
        }.frame(width: 200)
      },
      Case("long-label-stays-in-its-row", ["a": [0, 0, 160, nil]]) {
        HStack {
          Label("https://example.org/bread/and/rolls", systemImage: "star").id("a"); Text("word")
        }.frame(width: 160)
      },
      Case("columns-of-words-go-on-in-a-second-line", ["a": line, "c": [nil, 30.95, nil, 22.95]]) {
        HStack {
          Text("Monday").frame(maxWidth: .infinity).id("a"); Text("Tuesday").frame(maxWidth: .infinity)
          Text("Wednesday").frame(maxWidth: .infinity).id("c")
        }.frame(width: 180)
      },
    ]
  }

  /// Pictures of any size beside words, which share the row with them.
  static var pictures: [Case] {
    let picture = Image("a").resizable().scaledToFit()
    let words = Text("words that are so many that they have to go on in a second line or even in a third one")
    return [
      Case("picture-shares-a-row-with-words", ["a": [0, 0, 150, nil], "b": [160, 0, 150, nil]]) {
        HStack(alignment: .top, spacing: 10) {
          picture.id("a"); words.id("b")
        }.frame(width: 310)
      },
      Case("picture-shares-a-row-with-lines-of-words", ["a": [0, 0, 150, nil], "b": [160, 0, 150, nil]]) {
        HStack(alignment: .top, spacing: 10) {
          picture.frame(maxWidth: 240).id("a")
          VStack(alignment: .leading) {
            Text("Title"); words
          }.id("b")
        }.frame(width: 310)
      },
      Case("picture-of-a-greatest-width-leaves-the-rest", ["a": [0, 0, 100, nil], "b": [110, 0, 200, nil]]) {
        HStack(alignment: .top, spacing: 10) {
          picture.frame(maxWidth: 100).id("a"); words.id("b")
        }.frame(width: 310)
      },
      Case("frame-of-any-width-shares-a-row-with-words", ["a": [58, 0, nil, 22.95], "b": [160, 0, 150, nil]]) {
        HStack(alignment: .top, spacing: 10) {
          Text("Title").frame(maxWidth: .infinity).id("a"); words.id("b")
        }.frame(width: 310)
      },
    ]
  }

  /// Pictures that fill a frame with a height are as wide as there is room.
  static var heroes: [Case] {
    let picture = Image("a").resizable().scaledToFill()
    return [
      Case("picture-fills-layers-in-a-stack", ["a": [0, 0, 400, 100]]) {
        ScrollView {
          VStack {
            ZStack(alignment: .bottomLeading) {
              picture.frame(height: 100).clipped().id("a"); Text("Bread")
            }
            Text("word")
          }
        }
      },
      Case("picture-of-a-width-keeps-it", ["a": [120, 0, 160, 100]]) {
        VStack {
          ZStack(alignment: .bottomLeading) {
            picture.frame(width: 160, height: 100).clipped().id("a"); box("b", 20, 20)
          }
        }.frame(width: 400)
      },
    ]
  }
}
