import Cairn
import CairnTestSupport
import Testing

private struct ViewModel: CollectionDataSource {
  var sections: [AnySection]
}

@Suite struct CollectionViewTests {
  private let words = AnySection(WordsSection(id: "a", words: ["x", "y"]))

  @Test func `shows each section with the controller for its type`() {
    let model = ViewModel(sections: [words, AnySection(Numbers(values: [1])), words])
    let view = CollectionView(showsIndicators: false, dataSource: model) {
      NumbersController()
      WordsController()
    }
    let expected = """
      collection without indicators
        collection section 0 WordsSection
          text "x"
          text "y"
        collection section 1 Numbers
          text "1"
        collection section 2 WordsSection
          text "x"
          text "y"
      """
    #expect(view.outline == expected)
  }

  @Test func `takes sections of one type as they are`() {
    let sections = [WordsSection(id: "a", words: ["x"]), WordsSection(id: "b", words: ["y"])]
    #expect(CollectionView(sections: sections) { WordsController() }.words == ["x", "y"])
    #expect(CollectionView(sections: sections.lazy.reversed()) { WordsController() }.words == ["y", "x"])
    #expect(CollectionView(sections: []) { WordsController() }.words == [])
  }

  @Test func `takes sections from a closure`() {
    let view = CollectionView {
      WordsSection(id: "a", words: ["x"])
      Numbers(values: [1])
    } controllers: {
      WordsController()
      NumbersController()
    }
    #expect(view.words == ["x", "1"])
    #expect(view.diagnostics.isEmpty)
  }

  @Test func `an empty collection is an empty container`() {
    let view = CollectionView(sections: []) { WordsController() }
    #expect(view.outline == "collection")
    #expect(view.diagnostics.isEmpty)
    #expect(CollectionView(sections: []) {}.outline == "collection")
  }

  @Test func `a missing controller is a placeholder and an error that says what to do`() {
    let line = #line + 2
    let view = CollectionView(sections: [words, AnySection(Numbers(values: [1]))]) {
      NumbersController()
    }
    let expected =
      "No controller is registered for sections of type CairnTests.WordsSection. "
      + "Controllers are registered for CairnTests.Numbers (CairnTests/CollectionViewTests.swift:\(line)). "
      + "List a controller whose section type is CairnTests.WordsSection."
    let diagnostics = view.diagnostics
    #expect(diagnostics.map(\.message) == [expected])
    #expect(diagnostics.map(\.code) == [.missingController])
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.first?.place.fileID == "CairnTests/CollectionViewTests.swift")
    #expect(diagnostics.first?.place.line == line - 1)
    #expect(view.words == [expected, "1"])
    #expect(view.outline.contains("    placeholder\n"))
  }

  @Test func `says that nothing is registered at all`() {
    let view = CollectionView(sections: [words]) {}
    #expect(view.diagnostics.first?.message.contains("The registry is empty.") == true)
  }

  @Test func `two controllers for one type are an error that names both and their lines`() {
    let line = #line + 2
    let view = CollectionView(sections: [words]) {
      WordsController(prefix: "1 ")
      WordsController(prefix: "2 ")
    }
    let file = "CairnTests/CollectionViewTests.swift"
    let expected =
      "2 controllers are registered for sections of type CairnTests.WordsSection: "
      + "CairnTests.WordsController (\(file):\(line)), CairnTests.WordsController (\(file):\(line + 1)). "
      + "Keep one of them."
    #expect(view.diagnostics.map(\.message) == [expected])
    #expect(view.diagnostics.map(\.code) == [.duplicateController])
    #expect(view.diagnostics.first?.place.line == line + 1)
    #expect(view.words == [expected])
  }

  @Test func `shows ten thousand sections`() {
    let sections = (0..<10_000).map { AnySection(WordsSection(id: "\($0)", words: ["word \($0)"])) }
    let view = CollectionView(sections: sections) { WordsController() }
    let words = view.words
    #expect(words.count == 10_000)
    #expect(words.last == "word 9999")
    #expect(view.diagnostics.isEmpty)
  }

  @Test func `a section type may be declared inside a function`() {
    struct Local: CollectionSection { let text: String }
    struct LocalController: SectionController {
      func view(for section: Local) -> some View { Text(section.text) }
    }
    func other() -> AnySection {
      struct Local: CollectionSection { let text: String }
      return AnySection(Local(text: "other"))
    }
    let view = CollectionView(sections: [AnySection(Local(text: "mine")), other()]) { LocalController() }
    #expect(view.words.first == "mine")
    #expect(view.words.count == 2)
    #expect(view.diagnostics.map(\.code) == [.missingController])
  }

  @Test func `types of one name in two modules have their own controllers`() {
    let sections = [
      AnySection(Huts(count: 2)), AnySection(CairnTestSupport.Huts(names: ["Konkordia", "Finsteraarhorn"])),
    ]
    let both = CollectionView(sections: sections) {
      OtherHutsController()
      HutsController()
    }
    #expect(both.words == ["2 huts", "Konkordia", "Finsteraarhorn"])
    #expect(both.diagnostics.isEmpty)
    let one = CollectionView(sections: sections) { HutsController() }
    let message = one.diagnostics.first?.message ?? ""
    #expect(message.hasPrefix("No controller is registered for sections of type CairnTestSupport.Huts."))
    #expect(message.contains("registered for CairnTests.Huts ("))
  }

  @Test func `sections with one id are a warning and all show`() {
    let other = AnySection(WordsSection(id: "a", words: ["z"]))
    let view = CollectionView(sections: [words, other]) { WordsController() }
    #expect(view.words == ["x", "y", "z"])
    #expect(view.diagnostics.map(\.code) == [.duplicateSection])
    #expect(view.diagnostics.map(\.severity) == [.warning])
    #expect(view.diagnostics.first?.message.contains("Sections 0 and 1 of type CairnTests.WordsSection") == true)
  }

  @Test func `one id in two types is no repetition`() {
    struct Other: CollectionSection { let id: String }
    struct OtherController: SectionController {
      func view(for section: Other) -> some View { Text("other") }
    }
    let view = CollectionView(sections: [words, AnySection(Other(id: "a"))]) {
      WordsController()
      OtherController()
    }
    #expect(view.diagnostics.isEmpty)
  }

  @Test func `the outline of a collection is as recorded`() throws {
    let view = NavigationStack {
      CollectionView {
        WordsSection(id: "a", words: ["x", "y"])
        Numbers(values: [1, 2])
      } controllers: {
        WordsController(prefix: "– ")
        NumbersController()
      }
      .padding()
      .navigationTitle("Collection")
    }
    try expectGolden(view, "collection")
  }
}
