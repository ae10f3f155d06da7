import Cairn
import CairnHTML

extension Specimen {
  static let text = [
    Specimen("text") { Text("Eiger & Mönch") },
    Specimen("text-runs") {
      Text("A ").bold() + Text("mountain").italic() + Text(" of ").code() + Text("rock").strikethrough()
        + Text(" and ice").underline()
    },
    Specimen("text-markdown") {
      Text("**Bold** *italic* `code` ~~gone~~ [map](https://example.org/a?b=c&d) ***both***")
    },
    Specimen("text-styles") { Text("3967 m").font(.largeTitle).fontWeight(.heavy).foregroundColor(.red).kerning(1) },
    Specimen("text-run-styles") {
      Text("Height: ") + Text("3967").foregroundColor(.blue).monospacedDigit() + Text(" m")
    },
    Specimen("text-empty") { VStack { Text("") } },
    Specimen("text-line-breaks") { Text(verbatim: "First line\nsecond line") },
    Specimen("text-with-symbols") {
      Text("Tap \(Text(Image(systemName: "plus")).foregroundColor(.red)) or [\(Image(systemName: "book"))](map.html)")
    },
    Specimen("text-link-only") { Text("[Map](map.html)") },
  ]

  static let pictures = [
    Specimen("image") { Image("Mönch") },
    Specimen("image-dark-variant") {
      Image("Eiger").resizable().aspectRatio(contentMode: .fill).frame(width: 155, height: 155)
    },
    Specimen("image-label") { Image("Mönch", label: Text("The Mönch from Wengen")) },
    Specimen("image-decorative") { Image(decorative: "Mönch") },
    Specimen("image-size-unknown") { Image("Jungfrau") },
    Specimen("image-eager-then-lazy") { VStack { ForEach(0..<4) { _ in Image("Mönch") } } },
    Specimen("image-missing") { Image("Nowhere") },
    Specimen("image-scaled-to-fit") { Image("Mönch").resizable().scaledToFit().frame(width: 100, height: 100) },
    Specimen("image-symbol") { Image(systemName: "star") },
    Specimen("image-symbol-labelled") { Image(systemName: "star").accessibilityLabel("Favourite") },
    Specimen("image-symbol-missing") { Image(systemName: "no.such.symbol") },
    Specimen("label") { Label("Favourites", systemImage: "star") },
    Specimen("label-image") { Label("Mönch", image: "Mönch") },
    Specimen("label-views") {
      Label {
        VStack {
          Text("Title")
          Text("Subtitle").font(.caption)
        }
      } icon: {
        Circle().fill(.red).frame(width: 20, height: 20)
      }
    },
    Specimen("further-shapes") {
      VStack {
        UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 4).frame(width: 20, height: 20)
        UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8).stroke(.red).frame(width: 20, height: 20)
        EllipticalGradient(colors: [.red, .blue]).frame(width: 20, height: 20)
        Circle().fill(.yellow).stroke(.red, lineWidth: 2).frame(width: 20, height: 20)
        Text("a").background(AnyShapeStyle(.yellow), in: AnyShape(Capsule())).brightness(0.25)
      }
    },
    Specimen("shapes") {
      VStack {
        Rectangle().frame(width: 20, height: 20)
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 20, height: 20)
        Capsule().stroke(.red, lineWidth: 2).frame(width: 40, height: 20)
        Circle().frame(width: 20, height: 20)
        Ellipse().fill(Color.green).frame(width: 40, height: 20)
        Color.red.frame(width: 20, height: 20)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 20, height: 20)
        LinearGradient(
          stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.2)],
          startPoint: .leading,
          endPoint: .trailing
        )
        .frame(width: 20, height: 20)
        AngularGradient(colors: [.red, .blue, .red], center: .center).frame(width: 20, height: 20)
        Circle().fill(.angularGradient(colors: [.red, .blue], center: .top, startAngle: .zero, endAngle: .degrees(90)))
          .frame(width: 20, height: 20)
      }
    },
  ]

  static let stacks = [
    Specimen("vstack") {
      VStack(alignment: .leading, spacing: 4) {
        Text("Eiger"); Text("3967 m")
      }
    },
    Specimen("hstack") {
      HStack(alignment: .firstTextBaseline) {
        Text("Eiger"); Spacer(); Text("3967 m")
      }
    },
    Specimen("zstack") {
      ZStack(alignment: .bottomTrailing) {
        Image("Mönch"); Text("Mönch")
      }
    },
    Specimen("stack-of-items") { VStack { ForEach(Peak.some) { peak in Text(peak.name) } } },
    Specimen("lazy-vstack") {
      LazyVStack(alignment: .leading) {
        Text("a"); Text("b")
      }
    },
    Specimen("lazy-hstack-of-items") {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) { ForEach(Peak.some) { Text($0.name).padding(10) } }
      }
    },
    Specimen("stacks-nested") {
      VStack {
        HStack {
          Text("a");
          VStack {
            Text("b"); Text("c")
          }
        };
        HStack {
          Text("d"); Spacer(minLength: 20); Text("e")
        }
      }
    },
    Specimen("divider") {
      VStack {
        Text("a"); Divider();
        HStack {
          Text("b"); Divider(); Text("c")
        }
      }
    },
    Specimen("spacer") {
      VStack {
        Text("a"); Spacer(); Text("b")
      }
    },
    Specimen("scroll-view") { ScrollView { Text("a") } },
    Specimen("scroll-view-limited") { ScrollView { Text("a") }.frame(height: 200) },
    Specimen("scroll-view-horizontal") {
      ScrollView(.horizontal) {
        HStack {
          Text("a"); Text("b")
        }
      }
    },
    Specimen("scroll-view-both") { ScrollView([.horizontal, .vertical]) { Text("a") }.accessibilityLabel("Map") },
    Specimen("group") {
      VStack {
        Group {
          Text("a"); Text("b")
        }.padding(4); Text("c")
      }
    },
    Specimen("empty-view") {
      VStack {
        EmptyView(); if Bool.random() || true { Text("a") }
      }
    },
    Specimen("any-view") { AnyView(AnyView(Text("a"))) },
    Specimen("for-each") { ForEach(0..<3) { Text("\($0)") } },
    Specimen("control-flow") {
      VStack {
        for index in 0..<2 { Text("\(index)") }
        if Peak.some.count > 1 { Text("many") } else { Text("few") }
        switch Peak.some.count {
        case 0: Text("none")
        default: Text("some")
        }
      }
    },
  ]

  static let grids = [
    Specimen("grid") {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
        GridRow {
          Text("Eiger"); Text("3967 m")
        }
        Divider()
        GridRow(alignment: .top) {
          Text("Mönch"); Text("4110 m")
        }
      }
    },
    Specimen("lazy-vgrid") {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible(minimum: 60))]) {
        ForEach(Peak.some) { Text($0.name) }
      }
    },
    Specimen("lazy-vgrid-adaptive") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 4)], alignment: .leading, spacing: 12) {
        Text("a"); Text("b")
      }
    },
    Specimen("lazy-hgrid") { LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(Peak.some) { Text($0.name) } } },
  ]
}
