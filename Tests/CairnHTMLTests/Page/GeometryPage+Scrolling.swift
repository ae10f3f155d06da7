import Cairn
import CairnHTML

/// What an app scrolls in a part of its window, and a page as a whole: what lies in front of it or below stays at the window's edge.
extension GeometryPage {
  static var scrolling: [Case] {
    [
      page("button-over-short-list", ["a": [700, 850, 50, 40]]) {
        ZStack(alignment: .bottomTrailing) {
          List(0..<3) { Text("Row \($0)") }
          box("a", 50, 40).padding(10)
        }
      },
      page("button-over-long-list", ["a": [700, 850, 50, 40]]) {
        ZStack(alignment: .bottomTrailing) {
          List(0..<40) { Text("Row \($0)") }
          box("a", 50, 40).padding(10)
        }.navigationTitle("Rows")
      },
      page("column-over-scroll-view", ["a": [375, 860, 50, 40]]) {
        ZStack {
          ScrollView { box("tall", 50, 2000) }
          VStack {
            Spacer(); box("a", 50, 40)
          }
        }
      },
      page("button-over-scroll-view", ["a": [700, 850, 50, 40]]) {
        ScrollView { box("tall", 50, 2000) }.overlay(alignment: .bottomTrailing) { box("a", 50, 40).padding(10) }
      },
      page("controls-below-scroll-view", ["b": [40, 840, 720, 60]]) {
        VStack(spacing: 0) {
          ScrollView { box("tall", 50, 2000) }
          HStack {
            Button(destination: "a.html") { box("a", 50, 40) }.buttonStyle(.plain); Spacer()
          }.frame(height: 60).id("b")
        }
      },
      // The margins of a scroll view beside something else are the author's, as those of one alone.
      page("bar-above-scroll-view", ["b": [40, 0, 50, 60], "a": [56, 76, 50, 100]]) {
        ScrollView { box("a", 50, 100).frame(maxWidth: .infinity, alignment: .leading).padding() }
          .safeAreaInset(edge: .top, spacing: 0) {
            box("b", 50, 60).padding(.trailing, 10).frame(maxWidth: .infinity, alignment: .leading)
          }
      },
      // An author's padding stays.
      page("padded-column-of-scroll-view", ["a": [60, 20, 50, 100], "b": [375, 818, 50, 50]]) {
        VStack(spacing: 0) {
          ScrollView { box("a", 50, 100).frame(maxWidth: .infinity, alignment: .leading) }
          Button(destination: "a.html") { box("b", 50, 50) }.buttonStyle(.plain)
        }.padding(20)
      },
      page("inset-below-short-list", ["a": [375, 850, 50, 40]]) {
        List(0..<3) { Text("Row \($0)") }
          .safeAreaInset(edge: .bottom) {
            Button(destination: "a.html") { box("a", 50, 40) }.buttonStyle(.plain).padding(10)
          }
      },
      page("words-below-scroll-view", ["tall": [nil, 0, 50, 2000], "w": [nil, 2008, nil, 22.95]]) {
        VStack {
          ScrollView { box("tall", 50, 2000) }
          Text("Words").id("w")
        }
      },
      page("button-below-long-list", ["a": [375, 848, 50, 40]]) {
        VStack {
          List(0..<40) { Text("Row \($0)") }
          Button(destination: "a.html") { box("a", 50, 40) }.buttonStyle(.plain)
        }
      },
      page("screen-with-tint", ["z": [375, 848, 50, 40]]) {
        NavigationStack {
          VStack {
            Spacer(); box("z", 50, 40)
          }.navigationTitle("Peaks")
        }.tint(.red)
      },
    ]
  }
}
