import Cairn
import CairnHTML

/// Views of known sizes whose boxes a browser measures, and where SwiftUI would put them.
///
/// Each case is a stage of 400 by 200 points, or wider; boxes are found by their ids and given in points from the stage's corner.
/// Other cases are whole pages in a window of 800 by 900 points; see `GeometryPage+Pages`.
enum GeometryPage {
  struct Case {
    var name: String
    /// The width of the stage.
    var width: Double
    var view: AnyView
    /// The left edge, top, width and height of a box, by its id; `nil` where the size of words counts.
    ///
    /// A fifth number is the thickness of the line below a row. A sixth one is 1 if nothing lies in front of its centre.
    var boxes: [String: [Double?]]
    /// Whether the views are all that is in a page, whose boxes are given from the window's corner.
    var isPage = false

    init(_ name: String, width: Double = 400, _ boxes: [String: [Double?]], @ViewBuilder _ view: () -> some View) {
      self.name = name
      self.width = width
      self.boxes = boxes
      self.view = AnyView(view())
    }
  }

  /// A box of a size, with an id.
  static func box(_ id: String, _ width: Double, _ height: Double) -> some View {
    Color.blue.frame(width: width, height: height).id(id)
  }

  static var cases: [Case] {
    stacks + words + pictures + heroes + frames + layers + greedy + cells + lists + padding + lines + crowded
      + directions + controls + heights + circles + grids + pages
  }

  private static var stacks: [Case] {
    [
      Case("hstack-spacer", ["a": [0, 80, 50, 40], "b": [340, 70, 60, 60]]) {
        HStack {
          box("a", 50, 40); Spacer(); box("b", 60, 60)
        }.frame(width: 400, height: 200)
      },
      // A scroll view of several views is a stack.
      Case("views-in-scroll-view", ["a": [175, 0, 50, 40], "b": [170, 48, 60, 60], "c": [175, 116, 50, 40]]) {
        ScrollView {
          box("a", 50, 40); box("b", 60, 60)
          ForEach(0..<1) { _ in box("c", 50, 40) }
        }.frame(width: 400, height: 200)
      },
      Case("views-in-sideways-scroll-view", ["a": [0, nil, 50, 40], "b": [58, nil, 60, 60]]) {
        ScrollView(.horizontal) {
          box("a", 50, 40); box("b", 60, 60)
        }.frame(width: 400)
      },
      // Words of one line are 22.95 points high.
      Case(
        "hstack-short-beside-long",
        ["a": [0, nil, nil, 22.95], "b": [nil, nil, nil, 22.95], "c": [280, nil, 20, 20]]
      ) {
        HStack {
          Text("Name").id("a"); Spacer()
          Text("words that are so many that they have to go on in a second line").id("long")
          Text("1234567").id("b"); box("c", 20, 20)
        }.frame(width: 300)
      },
      Case("label-and-spacer-beside-long", ["long": [nil, nil, nil, 22.95]]) {
        HStack {
          Label("Name", systemImage: "star"); Spacer(); Text("words that are nearly as many as").id("long")
        }.frame(width: 400)
      },
      Case("hstack-resizable-beside-words", ["a": [nil, nil, nil, 22.95]]) {
        HStack {
          Image("a").resizable(); Text("Name").id("a"); ProgressView(value: 0.5)
        }.frame(width: 200)
      },
      Case("link-short-beside-long", ["a": [0, nil, nil, 22.95]]) {
        Link(destination: "a.html") {
          Text("Name").id("a"); Text("words that are so many that they have to go on in a second line")
        }.frame(width: 160)
      },
      Case("hstack-centred", ["a": [141, 80, 50, 40], "b": [199, 70, 60, 60]]) {
        HStack {
          box("a", 50, 40); box("b", 60, 60)
        }.frame(width: 400, height: 200)
      },
      Case("hstack-bottom", ["a": [0, 20, 50, 40], "b": [60, 0, 60, 60]]) {
        HStack(alignment: .bottom, spacing: 10) {
          box("a", 50, 40); box("b", 60, 60)
        }.id("stack")
      },
      Case("vstack-leading", ["a": [0, 0, 50, 40], "b": [0, 48, 80, 20]]) {
        VStack(alignment: .leading) {
          box("a", 50, 40); box("b", 80, 20)
        }
      },
      Case("vstack-centre", ["a": [15, 0, 50, 40], "b": [0, 48, 80, 20]]) {
        VStack {
          box("a", 50, 40); box("b", 80, 20)
        }.fixedSize()
      },
      Case("vstack-spacer", ["a": [175, 0, 50, 40], "b": [160, 180, 80, 20]]) {
        VStack {
          box("a", 50, 40); Spacer(); box("b", 80, 20)
        }.frame(width: 400, height: 200)
      },
      Case("vstack-spaces-out", ["a": [190, 0, 20, 20], "b": [190, 90, 20, 20], "c": [190, 180, 20, 20]]) {
        VStack(spacing: 0) {
          box("a", 20, 20); Spacer(); box("b", 20, 20); Spacer(); box("c", 20, 20)
        }.frame(height: 200)
      },
      Case("divider-in-vstack", ["line": [0, 48, 400, 1], "b": [160, 57, 80, 20]]) {
        VStack {
          box("a", 50, 40); Divider().id("line"); box("b", 80, 20)
        }.frame(width: 400)
      },
      Case("divider-in-hstack", ["line": [58, 0, 1, 60], "b": [67, 0, 60, 60]]) {
        HStack {
          box("a", 50, 40); Divider().id("line"); box("b", 60, 60)
        }.fixedSize()
      },
      Case("divider-inset", ["line": [16, 48, 384, 1]]) {
        VStack {
          box("a", 50, 40); Divider().padding(.leading, 16).id("line")
        }.frame(width: 400)
      },
    ]
  }

  private static var frames: [Case] {
    [
      Case("frame-trailing", ["a": [350, 0, 50, 40]]) {
        box("a", 50, 40).frame(maxWidth: .infinity, alignment: .trailing)
      },
      Case("frame-leading", ["a": [0, 0, 50, 40]]) { box("a", 50, 40).frame(maxWidth: .infinity, alignment: .leading) },
      Case("frame-fixed", ["a": [25, 30, 50, 40]]) { box("a", 50, 40).frame(width: 100, height: 100) },
      Case("frame-bottom-trailing", ["a": [50, 60, 50, 40]]) {
        box("a", 50, 40).frame(width: 100, height: 100, alignment: .bottomTrailing)
      },
      Case("frame-of-frame", ["a": [150, 0, 50, 40]]) {
        box("a", 50, 40).frame(width: 100, alignment: .leading).frame(maxWidth: .infinity, alignment: .center)
      },
      Case("frame-limit", ["inner": [140, 0, 120, 40]]) {
        VStack { Color.red.frame(maxWidth: 120).frame(height: 40).id("inner") }.frame(maxWidth: .infinity)
      },
      Case("padding-then-frame", ["a": [25, 20, 50, 40]]) {
        box("a", 50, 40).padding(20).frame(width: 100, alignment: .center)
      },
      Case("padding-around-shape", ["a": [20, 20, 50, 40]]) { box("a", 50, 40).padding(20) },
      Case("padding-around-picture", ["a": [10, 10, 64, 40]]) { Image("a").id("a").padding(10) },
      Case("symbol-padded", ["a": [10, 10, 20, 20]]) {
        Image(systemName: "star").font(.system(size: 16)).id("a").padding(10)
      },
    ]
  }

  private static var layers: [Case] {
    [
      Case("zstack", ["a": [0, 0, 100, 100], "b": [60, 70, 40, 30]]) {
        ZStack(alignment: .bottomTrailing) {
          box("a", 100, 100); box("b", 40, 30)
        }.fixedSize()
      },
      Case("zstack-centre", ["a": [0, 0, 100, 100], "b": [30, 35, 40, 30]]) {
        ZStack {
          box("a", 100, 100); box("b", 40, 30)
        }.fixedSize()
      },
      Case("overlay", ["a": [0, 0, 50, 40], "over": [5, -30, 40, 100], "next": [58, 0, 20, 40]]) {
        HStack {
          box("a", 50, 40).overlay { box("over", 40, 100) }; box("next", 20, 40)
        }.fixedSize()
      },
      Case("overlay-corner", ["a": [0, 0, 50, 40], "over": [40, 0, 10, 10]]) {
        box("a", 50, 40).overlay(alignment: .topTrailing) { box("over", 10, 10) }.fixedSize()
      },
      Case("background", ["a": [10, 10, 50, 40], "under": [0, 0, 70, 60]]) {
        box("a", 50, 40).padding(10).background { Color.red.id("under") }.fixedSize()
      },
    ]
  }

  private static var greedy: [Case] {
    [
      Case("two-greedy", ["a": [0, 0, 196, 40], "b": [204, 0, 196, 40]]) {
        HStack {
          Color.red.id("a"); Color.blue.id("b")
        }.frame(width: 400, height: 40)
      },
      Case("greedy-and-fixed", ["a": [0, 0, 342, 40], "b": [350, 0, 50, 40]]) {
        HStack {
          Color.red.id("a"); box("b", 50, 40)
        }.frame(width: 400, height: 40)
      },
      Case("nested-greedy", ["a": [0, 0, 50, 20], "b": [350, 0, 50, 20]]) {
        VStack {
          VStack {
            HStack {
              box("a", 50, 20); Spacer(); box("b", 50, 20)
            }
          }
        }.frame(width: 400)
      },
      Case("greedy-in-hstack", ["a": [0, 0, 50, 20], "b": [292, 0, 50, 20], "c": [350, 0, 50, 20]]) {
        HStack {
          HStack {
            box("a", 50, 20); Spacer(); box("b", 50, 20)
          }; box("c", 50, 20)
        }.frame(width: 400)
      },
      Case("spacer-minimum", ["a": [0, 0, 50, 20], "b": [110, 0, 50, 20]]) {
        HStack(spacing: 0) {
          box("a", 50, 20); Spacer(minLength: 60); box("b", 50, 20)
        }.fixedSize()
      },
    ]
  }

  /// Items of layouts, whose content takes what it needs of their places.
  private static var cells: [Case] {
    func cell(@ViewBuilder _ content: () -> some View) -> some View {
      Section { content() }.layout(LayoutSection { .columns(1, height: 100) })
    }
    return [
      Case("greedy-in-link", ["a": [0, 0, 400, 100], "b": [190, 40, 20, 20]]) {
        cell {
          Link(destination: "a") {
            ZStack {
              Color.red.id("a"); box("b", 20, 20)
            }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom).cornerRadius(8)
          }
        }
      },
      Case("card-in-link", ["a": [0, 0, 400, 40], "b": [0, 48, 50, 20]]) {
        cell {
          Link(destination: "a") {
            VStack(alignment: .leading) {
              ZStack {
                Color.red.frame(height: 40).id("a"); box("c", 20, 20)
              }
              box("b", 50, 20)
            }
          }
        }
      },
      Case("spacer-in-cell", ["a": [0, 0, 50, 20], "b": [0, 80, 50, 20]]) {
        cell {
          VStack(alignment: .leading) {
            box("a", 50, 20); Spacer(); box("b", 50, 20)
          }
        }
      },
      Case("small-in-cell", ["a": [0, 0, 50, 20]]) { cell { Link(destination: "a") { box("a", 50, 20) } } },
    ]
  }

  private static var crowded: [Case] {
    [
      Case("spacer-keeps-its-length", ["a": [0, 0, 150, 20], "b": [210, 0, 150, 20]]) {
        HStack(spacing: 0) {
          box("a", 150, 20); Spacer(minLength: 60); box("b", 150, 20)
        }.frame(width: 360)
      },
      Case("maximum-width-in-zstack", ["a": [50, 50, 300, 100]]) {
        ZStack { Color.red.id("a").frame(height: 100).frame(maxWidth: 300) }.frame(width: 400, height: 200)
      },
      Case("maximum-width-in-vstack", ["a": [50, 0, 300, 20], "b": [0, 28, 300, 20]]) {
        VStack {
          Color.red.id("a").frame(height: 20).frame(maxWidth: 300)
          VStack(alignment: .leading) { Color.red.id("b").frame(height: 20).frame(maxWidth: 300) }
        }
        .frame(width: 400)
      },
      Case("overlay-of-a-greatest-width", ["a": [100, 0, 200, 20], "over": [290, 0, 10, 10]]) {
        VStack {
          Color.red.frame(height: 20).frame(maxWidth: 200).id("a").overlay(alignment: .topTrailing) {
            box("over", 10, 10)
          }
        }
        .frame(width: 400)
      },
      Case("background-of-a-greatest-width", ["a": [120, 10, 160, 20], "under": [110, 0, 180, 40]]) {
        VStack {
          Color.red.frame(height: 20).frame(maxWidth: 160).id("a").padding(10).background { Color.blue.id("under") }
        }
        .frame(width: 400)
      },
      Case("height-around-a-greatest-width", ["a": [100, 10, 200, 20], "over": [100, 30, 10, 10]]) {
        VStack {
          Color.red.frame(height: 20).frame(maxWidth: 200).id("a").frame(height: 40)
            .overlay(alignment: .bottomLeading) { box("over", 10, 10) }
        }
        .frame(width: 400)
      },
      Case(
        "overlay-of-a-greatest-width-in-a-row",
        ["a": [0, 0, 120, 20], "over": [110, 0, 10, 10], "b": [130, 0, 50, 20]]
      ) {
        HStack(spacing: 10) {
          Color.red.frame(height: 20).frame(maxWidth: 120).id("a").overlay(alignment: .topTrailing) {
            box("over", 10, 10)
          }
          box("b", 50, 20)
        }
        .frame(width: 400, alignment: .leading)
      },
      // As many columns as the least width makes, which takes no more than the greatest.
      Case("columns-up-to-a-width", ["a": [0, 0, 195, 20], "b": [205, 0, 195, 20], "c": [0, 28, 195, 20]]) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150, maximum: 220), spacing: 10)]) {
          Color.red.frame(height: 20).id("a")
          Color.red.frame(height: 20).id("b")
          Color.red.frame(height: 20).id("c")
        }
        .frame(width: 400)
      },
      Case("columns-with-room", ["a": [0, 0, 160, 20], "other1": [205, 0, 160, 20], "other2": [0, 28, 160, 20]]) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150, maximum: 160), spacing: 10)]) {
          ForEach(0..<3) { Color.red.frame(height: 20).id($0 == 0 ? "a" : "other\($0)") }
        }
        .frame(width: 400)
      },
      Case("pictures-in-columns", ["a": [0, nil, 45, nil], "b": [55, nil, 45, nil]]) {
        LazyVGrid(columns: [GridItem(spacing: 10), GridItem()]) {
          Image("a").id("a")
          Image("a").id("b")
        }
        .frame(width: 100)
      },
      Case("lines-in-lazy-stack", ["a": [0, 28, 400, 1]]) {
        ScrollView {
          LazyVStack {
            ForEach(0..<1) { _ in
              Color.red.frame(width: 20, height: 20)
              Divider().id("a")
            }
          }
        }
        .frame(width: 400)
      },
      Case("padded-symbol", ["a": [0, 0, 160, 160], "b": [30, 200, 100, 100]]) {
        VStack(alignment: .leading, spacing: 10) {
          Color.red.frame(width: 160, height: 160)
            .overlay { Image(systemName: "star").resizable().scaledToFit().padding(40).id("a") }
          Color.red.frame(width: 160, height: 160)
            .overlay { Image(systemName: "star").resizable().id("b").frame(width: 100, height: 100) }
        }
      },
      Case("three-equal-columns", ["a": [0, 0, 120, 20], "b": [140, 0, 120, 20], "c": [280, 0, 120, 20]]) {
        LazyVGrid(columns: [GridItem(spacing: 20), GridItem(spacing: 20), GridItem(spacing: 20)]) {
          Color.red.frame(height: 20).id("a")
          Color.red.frame(height: 20).id("b")
          Color.red.frame(height: 20).id("c")
        }
        .frame(width: 400)
      },
      Case(
        "grid-columns",
        ["a": [15, 0, 50, 20], "b": [90, 0, 40, 20], "c": [0, 30, 80, 20], "d": [95, 30, 30, 20]]
      ) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            box("a", 50, 20); box("b", 40, 20)
          }
          GridRow {
            box("c", 80, 20); box("d", 30, 20)
          }
        }
        .fixedSize()
      },
      Case("scroller-keeps-sizes", ["a": [0, 0, 300, 20], "b": [308, 0, 300, 20]]) {
        ScrollView(.horizontal) {
          HStack {
            box("a", 300, 20); box("b", 300, 20)
          }
        }
      },
    ]
  }

  private static var directions: [Case] {
    [
      Case("right-to-left-stack", ["a": [350, 0, 50, 40], "b": [0, 0, 60, 40]]) {
        HStack {
          box("a", 50, 40); Spacer(); box("b", 60, 40)
        }.frame(width: 400).environment(\.layoutDirection, .rightToLeft)
      },
      Case("right-to-left-padding", ["a": [330, 0, 50, 40]]) {
        box("a", 50, 40).padding(.leading, 20).frame(maxWidth: .infinity, alignment: .leading)
          .environment(\.layoutDirection, .rightToLeft)
      },
      Case("right-to-left-vstack", ["a": [350, 0, 50, 40], "b": [320, 48, 80, 20]]) {
        VStack(alignment: .leading) {
          box("a", 50, 40); box("b", 80, 20)
        }
        .frame(maxWidth: .infinity, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }
}
