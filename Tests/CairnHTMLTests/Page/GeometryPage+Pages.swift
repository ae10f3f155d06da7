import Cairn
import CairnHTML

/// Views that stand directly in a page, in a window of 800 by 900 points; the page's content is 720 points wide.
extension GeometryPage {
  static var pages: [Case] { boxesInPages + roomAroundWide + screens + scrolling }

  /// A case whose views are all that is in a page.
  static func page(_ name: String, _ boxes: [String: [Double?]], @ViewBuilder _ view: () -> some View) -> Case {
    var page = Case(name, boxes, view)
    page.isPage = true
    return page
  }

  private static var boxesInPages: [Case] {
    [
      page("split-in-page", ["s": [0, 0, 239, 900], "d": [264, 0, 536, nil]]) {
        NavigationSplitView {
          Color.red.id("s")
        } detail: {
          box("d", 536, 40)
        }
      },
      page("toolbar-in-split", ["a": [734, nil, 50, 40]]) {
        NavigationSplitView {
          Text("Sidebar")
        } detail: {
          Text("Detail").toolbar { Button(destination: "a.html") { box("a", 50, 40) } }
        }
      },
      page(
        "controls-in-split",
        ["t": [16, nil, 207, nil], "d": [280, nil, 504, nil], "a": [507, nil, 50, 40], "b": [304, nil, 50, 40]]
      ) {
        NavigationSplitView {
          VStack {
            Toggle("Only huts", isOn: .constant(true)).id("t"); List { Text("Row") }
          }
        } detail: {
          Toggle("Only huts", isOn: .constant(true)).id("d")
          VStack { box("a", 50, 40) }
          VStack(alignment: .leading) { box("b", 50, 40) }.padding(40)
        }
      },
      page(
        "amounts-in-form",
        ["g": [56, nil, 688, nil], "p": [56, nil, 688, nil], "a": [684, nil, 60, 20]]
      ) {
        Form {
          Gauge(value: 0.5) { Text("Battery") }.id("g")
          ProgressView("Copying", value: 0.5).id("p")
          LabeledContent("Author") { box("a", 60, 20) }
        }
      },
      page("edit-button-in-toolbar", ["a": [nil, 8, nil, 44]]) {
        List { Text("Row") }.toolbar { EditButton().id("a") }
      },
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

  /// What takes all the width there is does so in room of its own, too; what does not keeps its size.
  private static var roomAroundWide: [Case] {
    [
      page("room-around-wide-button", ["w": [80, nil, 640, 40], "n": [375, nil, 50, 40]]) {
        VStack {
          Button(destination: "a.html") {
            ZStack { box("x", 50, 40) }.frame(maxWidth: .infinity).background(.red).id("w")
          }.padding(20)
          Button(destination: "b.html") { ZStack { box("y", 50, 40) }.background(.red).id("n") }.padding(20)
        }.padding(.horizontal, 20)
      },
      page("room-around-row", ["r": [76, nil, 648, 60], "n": [365, nil, 70, 60]]) {
        VStack {
          HStack {
            box("a", 50, 40); Spacer(); box("c", 50, 40)
          }.padding(10).background(.red).id("r").padding(20)
          HStack { box("d", 50, 40) }.padding(10).background(.red).id("n").padding(20)
        }
      },
      page("room-around-layers", ["b": [365, nil, 70, 60], "a": [375, nil, 50, 40]]) {
        VStack {
          Text("Words")
          box("a", 50, 40).padding(10).background { Color.red.id("b") }.padding(20)
        }
      },
      page("room-around-wide-menu", ["m": [76, nil, 648, 40]]) {
        VStack {
          Menu {
            Link("First", destination: "a.html")
          } label: {
            ZStack { box("a", 50, 40) }.frame(maxWidth: .infinity).background(.red).id("m")
          }.padding(20)
        }
      },
      page("room-around-wide-buttons", ["l": [56, nil, 324, 60], "r": [420, nil, 324, 60]]) {
        HStack(spacing: 0) {
          ForEach(["l", "r"], id: \.self) { name in
            Button(destination: "a.html") {
              ZStack { box("in-\(name)", 50, 40) }.padding(10).frame(maxWidth: .infinity).background(.red).id(name)
            }.padding(name == "l" ? .trailing : .leading, 20)
          }
        }
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
      page("screen-with-layer", ["c": [0, 0, 800, 900], "a": [375, nil, 50, 40], "z": [375, nil, 50, 40]]) {
        VStack {
          box("a", 50, 40); Spacer(); box("z", 50, 40)
        }.padding().background { Color.mint.id("c") }
      },
      page("screen-of-frame-with-layer", ["c": [0, 0, 800, 900], "a": [375, 430, 50, 40]]) {
        ZStack { box("a", 50, 40) }.frame(maxWidth: .infinity, maxHeight: .infinity).background { Color.mint.id("c") }
      },
      page("screen-of-picture", ["c": [0, 0, 800, 900], "z": [375, 860, 50, 40]]) {
        ZStack {
          Image(decorative: "a").resizable().scaledToFill().ignoresSafeArea().id("c")
          VStack {
            Spacer(); box("z", 50, 40)
          }
        }
      },
      page("picture-above-others", ["c": [56, 12, 688, nil], "a": [375, nil, 50, 40]]) {
        VStack {
          Image(decorative: "a").resizable().scaledToFill().id("c"); box("a", 50, 40)
        }
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
