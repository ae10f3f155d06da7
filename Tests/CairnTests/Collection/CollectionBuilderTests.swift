import Cairn
import Testing

private enum Mode: CaseIterable { case words, numbers, both, neither }

private func registry(@CollectionBuilder _ controllers: () -> Registry) -> Registry { controllers() }

private func names(_ registry: Registry) -> [String] { registry.sectionTypes.map { "\($0)" } }

@Suite struct CollectionBuilderTests {
  @Test func `an empty closure lists nothing`() {
    #expect(names(registry {}).isEmpty)
  }

  @Test(arguments: zip([true, false], [["WordsSection", "Numbers"], ["Numbers"]]))
  func `lists what an if lets through`(condition: Bool, expected: [String]) {
    let result = registry {
      if condition {
        WordsController()
      }
      NumbersController()
    }
    #expect(names(result) == expected)
  }

  @Test(arguments: zip([true, false], [["WordsSection"], ["Numbers"]]))
  func `lists one branch of an if and else`(condition: Bool, expected: [String]) {
    let result = registry {
      if condition {
        WordsController()
      } else {
        NumbersController()
      }
    }
    #expect(names(result) == expected)
  }

  @Test(arguments: zip(Mode.allCases, [["WordsSection"], ["Numbers"], ["WordsSection", "Numbers"], []]))
  fileprivate func `lists the case of a switch`(mode: Mode, expected: [String]) {
    let result = registry {
      switch mode {
      case .words: WordsController()
      case .numbers: NumbersController()
      case .both:
        WordsController()
        NumbersController()
      case .neither: Registry()
      }
    }
    #expect(names(result) == expected)
  }

  @Test func `lists erased controllers of a loop`() {
    let controllers = [AnySectionController(WordsController()), AnySectionController(NumbersController())]
    let result = registry {
      for controller in controllers {
        controller
      }
    }
    #expect(names(result) == ["WordsSection", "Numbers"])
  }

  @Test func `lists an optional controller if there is one`() {
    let some: WordsController? = WordsController()
    let none: NumbersController? = nil
    let result = registry {
      some
      none
      if let some {
        KindController<Int>()
        let _ = some
      }
    }
    #expect(names(result) == ["WordsSection", "Kind<Int>"])
  }

  @Test func `lists what an availability check lets through`() {
    let result = registry {
      if #available(macOS 26, *) {
        WordsController()
      }
      NumbersController()
    }
    #expect(names(result) == ["WordsSection", "Numbers"])
  }

  @Test func `lists registries inside registries`() {
    let inner = registry { WordsController() }
    let result = registry {
      registry {
        inner
        NumbersController()
      }
      KindController<Bool>()
    }
    #expect(names(result) == ["WordsSection", "Numbers", "Kind<Bool>"])
    #expect(result.view(for: WordsSection(id: "a", words: ["x"]).eraseToAnySection())?.words == ["x"])
  }

  @Test func `lists thirty controllers`() {
    let result = registry {
      KindController<Int>()
      KindController<Int8>()
      KindController<Int16>()
      KindController<Int32>()
      KindController<Int64>()
      KindController<UInt>()
      KindController<UInt8>()
      KindController<UInt16>()
      KindController<UInt32>()
      KindController<UInt64>()
      KindController<String>()
      KindController<Character>()
      KindController<Double>()
      KindController<Float>()
      KindController<Bool>()
      KindController<[Int]>()
      KindController<[Int8]>()
      KindController<[Int16]>()
      KindController<[Int32]>()
      KindController<[Int64]>()
      KindController<[UInt]>()
      KindController<[UInt8]>()
      KindController<[UInt16]>()
      KindController<[UInt32]>()
      KindController<[UInt64]>()
      KindController<[String]>()
      KindController<[Character]>()
      KindController<[Double]>()
      KindController<[Float]>()
      KindController<[Bool]>()
    }
    #expect(result.sectionTypes.count == 30)
    #expect(result.view(for: Kind<[Bool]>(number: 30).eraseToAnySection())?.words == ["kind 30"])
    #expect(result.view(for: Kind<Int>(number: 1).eraseToAnySection())?.words == ["kind 1"])
  }

  @Test func `remembers the file and line of each controller`() {
    let line = #line + 2
    let result = registry {
      WordsController()
      WordsController()
    }
    let view = CollectionView(sections: [WordsSection(id: "a").eraseToAnySection()]) { result }
    let message = view.diagnostics.first?.message ?? ""
    #expect(message.contains("CairnTests/CollectionBuilderTests.swift:\(line)"))
    #expect(message.contains("CairnTests/CollectionBuilderTests.swift:\(line + 1)"))
  }
}
