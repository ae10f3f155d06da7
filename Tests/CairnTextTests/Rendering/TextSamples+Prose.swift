import Cairn

extension TextSamples {
  static var proseViews: [Sample] {
    [
      sample("headings") {
        Heading("The Alps", level: 1)
        Text(prose)
        Heading("Peaks & *passes*", level: 2)
        Text("Short words.")
      },
      sample("bullet-list") {
        Text("To take along:")
        BulletList {
          Text("Boots")
          Text("Food").bold()
          BulletList {
            Text(prose)
            VStack(alignment: .leading) {
              Text("Cheese"); Text("from the valley")
            }
            BulletList { Text("Third level") }
          }
          Group {
            Text("Map"); Text("Compass")
          }.foregroundColor(.secondary)
          ForEach(["Mönch", "Eiger"], id: \.self) { Link($0, destination: "https://example.com/\($0)") }
        }
        Text("That is all.")
      },
      sample("numbered-list") {
        NumberedList(start: 8) {
          Text("Eighth")
          Text(prose)
          NumberedList {
            Text("Nested"); CodeBlock("let a = 1")
          }
          Text("Tenth")
        }
        NumberedList(start: 3) { Text("Three") }.environment(\.layoutDirection, .rightToLeft)
        Divider()
      },
      sample("quote") {
        Quote("Because it's there.", cite: "George Mallory")
        Quote {
          Text(prose)
          BulletList {
            Text("one"); Text("two")
          }
          Quote("in another")
        }
        Quote("Mirrored", cite: "Somebody").environment(\.layoutDirection, .rightToLeft)
      },
      sample("code-block") {
        Text("This climbs:")
        CodeBlock(
          "func climb() {\n    let height = metres(above: sea)  // a long line of code\n\n\treturn\n}\n",
          language: "swift"
        )
        Text("That was all.")
      },
      sample("code-colors") {
        CodeBlock("/* a\n   b */ let s = \"é\", n = 1_000\n@main struct App {}", language: "swift")
        CodeBlock("{\"key\": [true, 1.5]}", language: "json")
        CodeBlock("-old line\n+\tnew line that is too long for a narrow terminal", language: "diff")
        CodeBlock("let unknown = \"plain\"", language: "cobol")
      },
      sample("parts-of-prose") {
        Navigation(label: "Chapters") {
          HStack {
            Link("One", destination: "https://example.com/1"); Text("Two")
          }
        }
        Article {
          Heading("The north face", level: 2)
          DescriptionList {
            Description("Height", "3,967 m")
            Description("First *ascent*") { Time("1938-07-24", "24 July 1938") }
            Description("Where it is") { Text(prose) }
          }
          Figure("The north face in winter") { Image("Eiger") }
          Aside { Text(prose) }
          Aside(.warning, "Take care") {
            Text("Stones fall.")
            BulletList { Text("from noon on") }
          }
          Time("yesterday", "Yesterday")
        }
        DescriptionList { Description("Mirrored", "words") }.environment(\.layoutDirection, .rightToLeft)
      },
      sample("white-space") {
        Text(verbatim: "several   blanks")
        Text(verbatim: "  at the beginning")
        Text(verbatim: "a\ttab\tand another")
        Text(verbatim: "two\n  lines\n\nand a third with many words that go on in the next line")
        Text("runs ") + Text(" that meet").bold()
      },
      sample("markdown") { Markdown(article) },
      sample("markdown-html") {
        Markdown(
          "Press <kbd>S</kbd> *twice*,<br>then wait.\n\n<div>\n<p>More &amp; more</p>\n</div>\n\n<!-- nothing -->\n\nThe end."
        )
        .allowsHTML()
      },
    ]
  }

  private static let article = """
    # The Alps

    The *highest* mountains **of Europe**, ~~always~~ mostly `limestone`;
    see [the *map*](https://example.com/map).\\
    A new line.

    1. Eiger

       With a second paragraph.
    2. Mönch

    - tight
      - nested
    - [x] done
    - [ ] open

    > A quotation
    > of two lines

    ```swift
    let height = 4_810
      indented
    ```

    ***

    A ![drawing](drawing.png) in words.[^1]

    | Peak | Height |
    |------|-------:|
    | Eiger | 3967 |

    [^1]: A *footnote*.
    """
}
