import Cairn
import CairnTestSupport
import Testing

private struct Columns: View {
  @Environment(\.headingLevel) var count

  var body: some View { ForEach(0..<count) { Text("\($0)") } }
}

@Suite struct GridTests {
  @Test func `knows the cells of the longest row`() {
    let view = Grid {
      GridRow {
        Text("a"); Text("b")
      }
      Text("across")
      GridRow {
        Text("a");
        Group {
          Text("b"); Text("c")
        };
        VStack {
          Text("d"); Text("e")
        }
      }
      GridRow { EmptyView() }
    }
    #expect(view.outline.hasPrefix("grid 4 columns center/center\n"))
    #expect(Grid {}.outline == "grid 0 columns center/center")
    #expect(Grid { Text("a") }.outline.hasPrefix("grid 0 columns"))
  }

  @Test func `counts every kind of leaf as a cell`() {
    let view = Grid {
      GridRow {
        Text("a"); Image("b"); Spacer(); Divider(); Circle(); ProgressView(); Link("c", destination: "#")
      }
    }
    #expect(view.outline.hasPrefix("grid 7 columns"))
  }

  @Test func `rows and cells of an inner grid are not the outer one's`() {
    let view = Grid {
      GridRow {
        Text("a")
        Grid {
          GridRow {
            Text("b"); Text("c"); Text("d")
          }
        }
      }
    }
    #expect(view.outline.hasPrefix("grid 2 columns"))
    #expect(view.outline.contains("    grid 3 columns"))
  }

  @Test(arguments: [1, 4, 8, 12])
  func `cells of nested grids are read once`(depth: Int) {
    let counter = EvaluationCounter()
    var view = AnyView(CountedView(counter))
    for _ in 0..<depth {
      let inner = view
      view = AnyView(Grid { GridRow { inner } })
    }
    _ = view.outline
    #expect(counter.count == 1)
  }

  @Test func `counts with the environment that the cells have`() {
    let view = Grid { GridRow { Columns() }.environment(\.headingLevel, 3) }
    #expect(view.outline.hasPrefix("grid 3 columns"))
    #expect(view.words.count == 3)
  }

  @Test func `reports what is wrong in a cell once`() {
    let view = Grid { GridRow { ForEach(["a", "a"], id: \.self) { Text($0) } } }
    #expect(view.diagnostics.count == 1)
  }
}
