/// The layout that ``View/layout(_:)`` gives to the sections inside a view.
///
/// It is a class, so that the environment, which is copied often, holds only one word for it.
final class CollectionLayout: Sendable {
  /// A closure that returns the layout of a section, given its data.
  typealias SectionProvider = @Sendable (_ section: AnySection, _ environment: LayoutEnvironment) -> LayoutSection?

  enum Source: Sendable {
    case section(SectionLayout)
    case compositional(CompositionalLayout)
    case bySection(SectionProvider)
  }

  let source: Source
  /// The direction in which the sections follow one another, of which this is the layout of one.
  let scrollDirection: Axis

  init(_ source: Source, scrollDirection: Axis = .vertical) {
    self.source = source
    self.scrollDirection = scrollDirection
  }

  /// Returns whether two layouts are the same; those that ask closures are if they are one object.
  static func areSame(_ left: CollectionLayout?, _ right: CollectionLayout?) -> Bool {
    guard let left, let right, left !== right else { return left === right }
    guard left.scrollDirection == right.scrollDirection else { return false }
    return switch (left.source, right.source) {
    case (.section(let left), .section(let right)): left == right
    case (.compositional(let left), .compositional(let right)): left == right
    default: false
    }
  }

  /// The settings of a collection as a whole; only a ``CompositionalLayout`` changes them.
  var configuration: LayoutConfiguration {
    if case .compositional(let layout) = source { layout.configuration } else { LayoutConfiguration() }
  }

  /// The layout of sections outside of a collection.
  var ofSingleSection: SectionLayout? {
    switch source {
    case .section(let layout): layout
    case .compositional(let layout): layout.section(at: 0)
    case .bySection: nil
    }
  }

  func layout(of section: AnySection, at index: Int) -> CollectionLayout {
    switch source {
    case .section: self
    case .compositional(let layout):
      CollectionLayout(
        .section(layout.section(at: index)),
        scrollDirection: layout.configuration.scrollDirection
      )
    case .bySection(let provider):
      CollectionLayout(.section(SectionLayout { environment in provider(section, environment) }))
    }
  }
}

extension CompositionalLayout {
  /// Returns the layout of a section before its environment is known.
  fileprivate func section(at index: Int) -> SectionLayout {
    if case .sections(let sections) = source,
      let section = sections.indices.contains(index) ? sections[index] : sections.last
    {
      return SectionLayout(section)
    }
    return SectionLayout(source: .part(source, index: index))
  }
}
