import Cairn
import CairnHTML

private func verbatim(_ words: String) -> String { words }

extension Specimen {
  static let prose = [
    Specimen("headings") {
      VStack(alignment: .leading) {
        Heading("The Alps", level: 1)
        Heading("Peaks & *passes*", level: 2)
        Heading("The Alps", level: 2)
        Heading("Section 1 title", level: 3).foregroundColor(.red)
        Heading("Level 4", level: 4)
        Heading("Level 5", level: 5)
        Heading("Own name", level: 9).id("own")
        Heading { Label("With an icon", systemImage: "mountain.2") }
      }
      NavigationStack { Heading("Level of the place") }
      Link(destination: "a.html") { Heading("In a link", level: 2) }
      Button(destination: "a.html") { Heading("In a button", level: 3) }
    },
    Specimen("bullet-list") {
      BulletList {
        Text("Boots")
        Text("Food").bold()
        BulletList {
          Text("Bread")
          VStack {
            Text("Cheese"); Text("from the valley")
          }
        }
        Group {
          Text("Map")
          Text("Compass")
        }
        .foregroundColor(.secondary)
        ForEach(Peak.some) { Link($0.name, destination: "\($0.height).html") }
      }
      .padding()
    },
    Specimen("numbered-list") {
      NumberedList {
        Text("First")
        NumberedList(start: 9) {
          Text("Ninth"); Text("Tenth")
        }
        Label("Second", systemImage: "star")
      }
      NumberedList(start: -1) { Text("Before zero") }
      Button(destination: "a.html") { NumberedList(start: 2) { Text("In a button") } }
    },
    Specimen("quote") {
      Quote("Because it's there.", cite: "George Mallory")
      Quote {
        Text("Two paragraphs")
        Text("and a list:")
        BulletList { Text("one") }
      }
      .padding()
      Quote("In another place", cite: "Somebody").border(.gray).id("quote")
    },
    Specimen("parts-of-prose") {
      Navigation(label: "Chapters") { Link("One", destination: "a.html") }
      Article {
        Heading("The north face", level: 2)
        DescriptionList {
          Description("Height", "3,967 m")
          Description("First *ascent*") { Time("1938-07-24", "24 July 1938") }
          Description("Long") {
            Text("Two paragraphs")
            Text("in the description of one term, which are as long as they have to be to show in several lines")
          }
        }
        Figure("The *north* face in winter") { Image("Eiger") }
        Aside { Text("Words worth knowing.") }
        Aside(.tip) { BulletList { Text("Set out early.") } }
        Aside(.warning, "Take care") { Text("Stones fall.") }
        Time("PT4H", "Four hours")
        Time("yesterday", "Yesterday")
      }
      .padding()
      Button(destination: "a.html") {
        DescriptionList { Description("term", "words") }
        Aside { Text("in a button") }
        Time("2024")
      }
    },
    Specimen("white-space") {
      Text(verbatim: "several   blanks")
      Text(verbatim: "  at the beginning").lineLimit(1)
      Text(verbatim: "a\ttab")
      Text(verbatim: "two\nlines")
      Text(verbatim: "two\n  lines").lineLimit(2)
      Text("runs ") + Text(" that meet").bold()
      Text("runs") + Text(" that do not").bold()
      Heading("two  blanks")
      CodeBlock("two  blanks\n\tand a tab")
      Button(verbatim("two  blanks"), destination: "a.html")
    },
    Specimen("code-block") {
      CodeBlock("func climb() {\n  let a = \"<b>\"\n\n\treturn\n}\n", language: "swift")
      CodeBlock("plain", language: nil)
      CodeBlock("", language: "two words\"")
      Link(destination: "a.html") { CodeBlock("in a link", language: "c++") }
      Button(destination: "a.html") { CodeBlock("in a button") }
      CodeBlock("hidden", language: "swift").redacted(reason: .placeholder)
    },
    Specimen("code-block-colors") {
      ForEach(codeSamples, id: \.language) { CodeBlock($0.code, language: $0.language) }
      Text("In a tinted card").padding().background(Color.secondaryBackground)
      CodeBlock("let card = 1  // in a card", language: "swift").padding().background(Color.tertiaryBackground)
      Link(destination: "a.html") { CodeBlock("let link = \"a\"", language: "swift") }
    },
  ]
}

extension Specimen {
  /// Code with each kind of word.
  private static let codeSamples = [
    (
      language: "swift",
      code: """
      /// A peak of the Alps.
      @frozen public struct Peak: Hashable {
        let name = "Mönch", height = 4_110
      }
      """
    ),
    (language: "json", code: "{ \"name\": \"Eiger\", \"height\": 3967, \"isOpen\": true }"),
    (language: "shell", code: "if [ -d \"$HOME\" ]; then ls $HOME; fi  # home"),
    (language: "html", code: "<!-- a link -->\n<a href=\"eiger.html\">Eiger &amp; Mönch</a>"),
    (language: "css", code: ".peak:hover { color: #246; margin: 0 1.5rem }"),
    (language: "python", code: "@cached\ndef height(name):\n    return HEIGHTS[name] or None  # metres"),
    (language: "yaml", code: "---\nname: Eiger\nheight: 3967\nopen: true  # in summer"),
    (language: "diff", code: "@@ -1 +1 @@\n-height: 3960\n+height: 3967"),
  ]
}

extension Specimen {
  static let markdown = [
    Specimen("markdown") { Markdown(article) },
    Specimen("markdown-in-page") {
      NavigationStack { Markdown("# Below the title\n\n## Below that").navigationTitle("Alps") }
      List { Markdown("# In a list\n\n- [x] done") }
    },
    Specimen("markdown-html") {
      Markdown(
        """
        Press <kbd>⌘</kbd><kbd>S</kbd> *twice*<br>to save.

        <details>
        <summary>More &amp; more</summary>

        With **Markdown** inside.

        </details>
        """
      ).allowsHTML()
    },
    Specimen("markdown-problems") {
      Markdown(
        """
        A <b>tag</b> and a [link](javascript:alert(1) "title") and [undefined][label].

        <script>alert(1)</script>

        | Peak | Height |
        |:-----|-------:|
        | Eiger | 3967 |
        | Mönch |

        ![missing](nowhere.png)
        """
      )
    },
  ]

  private static let article = """
    # The Alps

    The *highest* mountains **of Europe**, ~~always~~ mostly `limestone`;
    see [the *map*](map.html).\\
    A new line.

    ## Peaks

    1. Eiger

       With a second paragraph.
    2. Mönch

    - tight
      - nested
    - [x] done
    - [ ] open

    > A quotation

    ```swift
    let height = 4_810
      indented
    ```

    ***

    ![The Eiger](Eiger)

    A ![drawing](Mönch) in [![linked](Jungfrau)](peaks/eiger.html) words.[^1]

    ## Peaks

    The same[^1] again, and another.[^2]

    [^1]: A *footnote*.
    [^2]: > Nothing but a quotation.
    """
}
