import Cairn
import CairnTestSupport

/// Sections of words, told apart by a name.
struct WordsSection: CollectionSection {
  let id: String
  var words: [String] = []
}

struct WordsController: SectionController {
  var prefix = ""

  func view(for section: WordsSection) -> some View {
    ForEach(section.words, id: \.self) { Text(verbatim: prefix + $0) }
  }
}

/// Sections without an id of their own.
struct Numbers: CollectionSection {
  var values: [Int]
}

struct NumbersController: SectionController {
  func view(for section: Numbers) -> some View {
    for value in section.values {
      Text("\(value)")
    }
  }
}

/// The namesake of a section in another module.
struct Huts: CollectionSection {
  let count: Int
}

struct HutsController: SectionController {
  func view(for section: Huts) -> some View { Text("\(section.count) huts") }
}

struct OtherHutsController: SectionController {
  func view(for section: CairnTestSupport.Huts) -> some View {
    ForEach(section.names, id: \.self) { Text($0) }
  }
}

/// One of 30 kinds of sections, which a type parameter tells apart.
struct Kind<Tag>: CollectionSection {
  let number: Int
}

struct KindController<Tag>: SectionController {
  func view(for section: Kind<Tag>) -> some View { Text("kind \(section.number)") }
}
