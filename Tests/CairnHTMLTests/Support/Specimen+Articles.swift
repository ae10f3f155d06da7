import Cairn
import CairnHTML

/// Pages to be read, with every part of prose directly in the page, so that all of it stands on the page's edges.
extension Specimen {
  static let articles = [
    Specimen("article") {
      Time("1938-07-24", "24 July 1938")
      Navigation(label: "Contents") {
        BulletList { Link("The ridge", destination: "#the-ridge") }
      }
      Markdown(ascent)
      Heading("In numbers", level: 2)
      DescriptionList {
        Description("Height", "3,967 m")
        Description("First ascent") { Time("1858-08-11", "11 August 1858") }
      }
      Table(Peak.some) {
        TableColumn("Peak", value: \.name).rowHeader()
        TableColumn("Height", value: \.height)
        TableColumn("Map") { peak in Link("Open map", destination: "\(peak.height).html") }
      }
      .caption("Two peaks side by side")
      Figure("The Eiger from the *north*") { Image("Eiger") }
      Aside(.warning) { Text("Stones fall from noon on.") }
      Quote("Because it's there.", cite: "George Mallory")
      NumberedList(start: 9) {
        Text("Cross the glacier.")
        Text("Climb the ridge.")
      }
      CodeBlock("let height = 3_967  // metres", language: "swift")
    },
    Specimen("article-right-to-left") {
      Markdown(bread).environment(\.locale, "ar").environment(\.layoutDirection, .rightToLeft)
    },
    Specimen("deep-quotations") {
      Markdown(String(repeating: "> ", count: 40) + "words at the bottom")
      Markdown((0..<40).map { String(repeating: "  ", count: $0) + "- level" }.joined(separator: "\n"))
    },
  ]

  private static let ascent = """
    We set out at *four*, with a `lamp` each and the notes of those who had been there before us[^notes]. The
    [ridge](#the-ridge) was dry.

    # The ridge

    It is narrow, and most of it is rock[^rock]. Take along:

    - [x] a rope of 60 m
    - [ ] six slings
      1. two long ones
      2. four short ones

    ```swift
    let ascent = Ascent(of: .eiger, by: .mittellegi)
    print(ascent.grade ?? "unknown")  // D, and more in winter
    ```

    | Stage | Hours | Cost |
    |---|:-:|--:|
    | To the hut, with a long name that wraps | 3 | 12,00 € |
    | To the summit | 6 | – |

    > The last hundred metres are the longest.

    [^notes]: From the book in the hut. See also the ridge[^rock].
    [^rock]: Limestone:

        - on the ridge
        - on the face
    """

  private static let bread = """
    # خبز

    نخبز كل يوم[^1]. الوصفة في `bread.swift`:

    ```swift
    let bread = "عيش" // تعليق
    ```

    - طحين
    - ماء

    > قال الخباز شيئا.

    | المادة | الوزن |
    |---|--:|
    | طحين | 500 غ |

    [^1]: إلا يوم الجمعة.
    """
}
