/// The rows of a list that stand outside of its sections: those that follow one another make a section too.
struct LooseRows {
  /// The numbers of rows of the sections that are still to come, and of the one that is open.
  private var counts: ArraySlice<Int>
  /// What the sections are that the rows make.
  private let form: SectionDescription.Form
  /// The environment of the list.
  private let environment: EnvironmentValues
  /// The environment between the rows, while a row or a section of the list is open.
  private var outerEnvironment: EnvironmentValues?
  /// Whether the section that the rows make is open.
  private var isInSection = false

  /// - Parameters:
  ///   - counts: How many rows follow one another each time.
  ///   - form: What the sections are that they make.
  ///   - environment: The environment of the list.
  init(counts: [Int], _ form: SectionDescription.Form, in environment: EnvironmentValues) {
    self.counts = counts[...]
    self.form = form
    self.environment = environment
  }

  /// The number of rows of the section that is open or comes next.
  var count: Int? { counts.first }

  /// Begins a row; `true` if it is the first one of a section.
  ///
  /// The environment around it is in force for it alone, after what begins in that of the list.
  mutating func beginRow(in backend: any Renderer) -> Bool {
    let outer = enterList(in: backend)
    let isFirst = !isInSection
    if isFirst, let count {
      let layout = environment.sectionLayout
      var section = SectionDescription(hasHeader: false, hasFooter: false, itemCount: count, layout: layout)
      section.form = form
      backend.begin(.section(section))
      backend.begin(.slot(.items))
      isInSection = true
    }
    enterRow(outer, in: backend)
    return isFirst
  }

  /// Begins a section of the list, which ends the one that rows before it make.
  mutating func beginSection(in backend: any Renderer) {
    let outer = enterList(in: backend)
    end(in: backend)
    enterRow(outer, in: backend)
  }

  /// Ends a row or a section.
  mutating func endRow(in backend: any Renderer) {
    guard let outer = outerEnvironment.take() else { return }
    backend.endEnvironment(restoring: environment)
    backend.environment = outer
  }

  /// Ends the section that rows make, if one is open.
  mutating func end(in backend: any Renderer) {
    guard isInSection else { return }
    backend.end()
    backend.end()
    isInSection = false
    counts.removeFirst()
  }

  private mutating func enterList(in backend: any Renderer) -> EnvironmentValues {
    let outer = backend.environment
    outerEnvironment = outer
    backend.environment = environment
    return outer
  }

  private func enterRow(_ outer: EnvironmentValues, in backend: any Renderer) {
    var inner = outer
    // The layout of the list is for its own sections, and not for those inside a row.
    if isInSection, let layout = inner.sectionLayout, layout == environment.sectionLayout { inner.sectionLayout = nil }
    backend.beginEnvironment(inner)
  }
}
