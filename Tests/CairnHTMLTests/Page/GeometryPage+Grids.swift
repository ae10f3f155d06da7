import Cairn
import CairnHTML

/// Cells of grids, and layers in front of one another.
extension GeometryPage {
  static var grids: [Case] {
    [
      // A picture with a caption and a badge is a button, with another one in front of it.
      Case("tile-with-layers-in-grid", ["t": [0, 0, 196, 196], "o": [nil, nil, 20, 20, nil, 1]]) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
          ForEach(0..<2) { number in
            Button(destination: "a.html") {
              Color.red.aspectRatio(1, contentMode: .fit).id(number == 0 ? "t" : "other")
                .overlay(alignment: .bottom) { Text("Caption") }
                .overlay(alignment: .top) { Text("7") }
            }
            .buttonStyle(.plain)
            .overlay(alignment: .topLeading) { box(number == 0 ? "o" : "other-o", 20, 20) }
          }
        }.frame(width: 400)
      },
      Case("narrow-columns-in-grid", ["a": [116, 0, 80, 20], "b": [204, 0, 80, 20]]) {
        LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
          box("a", 80, 20); box("b", 80, 20)
        }.frame(width: 400)
      },
      Case("narrow-leading-columns-in-grid", ["a": [0, 0, 80, 20], "b": [88, 0, 80, 20]]) {
        LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))], alignment: .leading) {
          box("a", 80, 20); box("b", 80, 20)
        }.frame(width: 400)
      },
      Case("greedy-cells-in-grid", ["a": [0, 0, 196, 20], "b": [204, 0, 196, 20]]) {
        VStack {
          Grid {
            GridRow {
              Color.red.frame(height: 20).id("a"); Color.blue.frame(height: 20).id("b")
            }
          }
        }.frame(width: 400)
      },
      // What lies in front of an earlier layer does not lie in front of later ones.
      Case("layer-after-one-with-overlay", ["b": [0, 0, 50, 40, nil, 1], "c": [88, 0, 20, 20, nil, 1]]) {
        HStack {
          ZStack(alignment: .topLeading) {
            Color.red.frame(width: 80, height: 50).overlay { Color.mint }
            box("b", 50, 40)
          }
          ZStack(alignment: .topLeading) {
            VStack { Color.red.frame(width: 80, height: 50).background(.blue).overlay { Color.mint } }
            box("c", 20, 20)
          }
        }.fixedSize()
      },
      Case("padded-line-is-cut-once", ["a": [12, 12, 96, 22.95]]) {
        Text("words that are so many that they have to go on in a second line").id("a").lineLimit(1).padding(12)
          .frame(width: 120)
      },
    ]
  }
}
