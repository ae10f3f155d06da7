import Cairn
import CairnHTML

/// Views that stand directly in a page, in a window of 800 by 900 points; the page's content is 720 points wide.
extension GeometryPage {
  static var pages: [Case] { boxesInPages + screens }

  /// A case whose views are all that is in a page.
  private static func page(_ name: String, _ boxes: [String: [Double?]], @ViewBuilder _ view: () -> some View) -> Case {
    var page = Case(name, boxes, view)
    page.isPage = true
    return page
  }

  private static var boxesInPages: [Case] {
    [
      page("box-in-page", ["b": [56, 12, 70, 60], "a": [66, 22, 50, 40]]) {
        ZStack { box("a", 50, 40) }.padding(10).background(.red).id("b")
      },
      page("shape-in-page", ["a": [56, 12, 50, 40]]) { box("a", 50, 40) },
      page("stack-in-page", ["b": [56, 12, 70, 108], "a": [66, 22, 50, 40]]) {
        VStack {
          box("a", 50, 40); box("c", 50, 40)
        }.padding(10).background(.red).id("b")
      },
      page("layers-in-page", ["b": [56, 12, 50, 40]]) {
        ZStack { box("a", 50, 40) }.background { Circle().fill(.red) }.id("b")
      },
      page("room-around-box-in-page", ["b": [60, 32, 70, 60]]) {
        ZStack { box("a", 50, 40) }.padding(10).background(.red).id("b").padding(20)
      },
      page("greedy-stack-in-page", ["b": [40, 12, 720, 60], "c": [700, 22, 50, 40]]) {
        HStack {
          box("a", 50, 40); Spacer(); box("c", 50, 40)
        }.padding(10).background(.red).id("b")
      },
      page("rows-with-layers-in-page", ["r": [56, 12, 688, 60]]) {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            HStack {
              box("a", 50, 40); Spacer(); box("c", 50, 40)
            }.padding(10).background { Capsule().fill(.red) }.overlay { Capsule().stroke(.blue) }.id("r")
          }
        }
      },
      page("band-in-page", ["b": [40, nil, 720, 60]]) {
        ZStack { box("a", 50, 40) }.padding(10).frame(maxWidth: .infinity).background(.red).id("b")
      },
    ]
  }

  private static var screens: [Case] {
    [
      page("screen-of-spacers", ["a": [375, 430, 50, 40]]) {
        VStack {
          Spacer(); box("a", 50, 40); Spacer()
        }
      },
      page("screen-of-color", ["c": [0, 0, 800, 900], "a": [375, 430, 50, 40]]) {
        ZStack {
          Color.mint.ignoresSafeArea().id("c"); box("a", 50, 40)
        }
      },
      page("screen-of-frame", ["f": [0, 0, 800, 900], "a": [375, 430, 50, 40]]) {
        ZStack { box("a", 50, 40) }.frame(maxWidth: .infinity, maxHeight: .infinity).background(.mint).id("f")
      },
      page("screen-below-title", ["a": [375, nil, 50, 40], "z": [375, 848, 50, 40]]) {
        VStack {
          box("a", 50, 40); Spacer(); box("z", 50, 40)
        }.navigationTitle("Peaks")
      },
      page("color-among-others", ["c": [40, nil, 720, 80]]) {
        Text("Words")
        ZStack {
          Color.mint.id("c"); box("a", 50, 80)
        }
      },
    ]
  }
}
