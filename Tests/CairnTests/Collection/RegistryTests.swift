import Cairn
import Testing

@Suite struct RegistryTests {
  @Test func `finds a controller by the type of a section`() {
    var registry = Registry()
    registry.register(WordsController())
    registry.register(AnySectionController(NumbersController()))
    #expect(registry.view(for: AnySection(WordsSection(id: "a", words: ["x"])))?.words == ["x"])
    #expect(registry.view(for: AnySection(Numbers(values: [3])))?.words == ["3"])
    let type = registry.controller(for: Numbers.self)?.controllerType
    #expect(type.map { ObjectIdentifier($0) } == ObjectIdentifier(NumbersController.self))
  }

  @Test func `has no controller for a type that none or two are registered for`() {
    var registry = Registry()
    registry.register(WordsController())
    #expect(registry.controller(for: Numbers.self)?.sectionType == nil)
    registry.register(WordsController())
    #expect(registry.controller(for: WordsSection.self)?.sectionType == nil)
    #expect(registry.view(for: AnySection(WordsSection(id: "a")))?.outline == nil)
    #expect(registry.sectionTypes.count == 1)
  }

  @Test func `joins another registry and keeps the order`() {
    var registry = Registry { NumbersController() }
    registry.register(
      Registry {
        WordsController(); NumbersController()
      }
    )
    #expect(registry.sectionTypes.map { "\($0)" } == ["Numbers", "WordsSection"])
    #expect(registry.controller(for: Numbers.self)?.sectionType == nil)
  }

  @Test func `is a value`() {
    let first = Registry { WordsController() }
    var second = first
    second.register(NumbersController())
    #expect(first.sectionTypes.count == 1)
    #expect(second.sectionTypes.count == 2)
  }

  @Test func `an erased controller refuses sections of other types`() {
    let controller = AnySectionController(AnySectionController(WordsController()))
    #expect(controller.view(for: AnySection(Numbers(values: [1])))?.outline == nil)
    #expect(controller.view(for: AnySection(WordsSection(id: "a", words: ["x"])))?.words == ["x"])
  }
}
