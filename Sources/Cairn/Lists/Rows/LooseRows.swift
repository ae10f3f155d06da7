/// The rows of a list outside of its sections; consecutive ones form a section too.
struct LooseRows {
  /// The numbers of rows of the open section of rows and of the following ones.
  private var counts: ArraySlice<Int>
  /// The form of the sections that the rows make.
  private let form: SectionDescription.Form
  private let environment: EnvironmentValues
  /// The environment of a row around which nothing sets another one.
  private let rowEnvironment: EnvironmentValues
  /// Whether a row is open around which nothing sets an environment.
  private var isInPlainRow = false
  /// The environment between the rows, while a row or a section of the list is open.
  private var outerEnvironment: EnvironmentValues?
  /// Whether a section of rows is open.
  private var isInSection = false

  /// - Parameters:
  ///   - counts: The numbers of consecutive rows.
  ///   - form: The form of the sections that they make.
  ///   - environment: The environment of the list.
  init(counts: [Int], _ form: SectionDescription.Form, in environment: EnvironmentValues) {
    self.counts = counts[...]
    self.form = form
    self.environment = environment
    var inner = environment
    if inner.sectionLayout != nil { inner.sectionLayout = nil }
    rowEnvironment = inner
  }

  /// The number of rows of the open or next section of rows.
  var count: Int? { counts.first }

  /// Begins a row.
  ///
  /// The environment around the row holds for the row only; the section begins in that of the list.
  ///
  /// - Parameters:
  ///   - backend: What renders the list.
  ///   - isPlain: Whether nothing around the row sets an environment, which then is that of the list.
  /// - Returns: Whether it is the first one of a section.
  mutating func beginRow(in backend: any Renderer, isPlain: Bool) -> Bool {
    isInPlainRow = isPlain
    let outer = isPlain ? nil : enterList(in: backend)
    let isFirst = !isInSection
    if isFirst, let count {
      let layout = environment.sectionLayout
      var section = SectionDescription(hasHeader: false, hasFooter: false, itemCount: count, layout: layout)
      section.form = form
      backend.begin(.section(section))
      backend.begin(.slot(.items))
      isInSection = true
    }
    if let outer {
      enterRow(outer, in: backend)
    } else if isInSection {
      backend.environment = rowEnvironment
    }
    return isFirst
  }

  /// Begins a section of the list, and ends an open section of rows.
  mutating func beginSection(in backend: any Renderer) {
    let outer = enterList(in: backend)
    end(in: backend)
    enterRow(outer, in: backend)
  }

  mutating func endRow(in backend: any Renderer) {
    if isInPlainRow {
      backend.environment = environment
      isInPlainRow = false
      return
    }
    guard let outer = outerEnvironment.take() else { return }
    backend.endEnvironment(restoring: environment)
    backend.environment = outer
  }

  /// Ends the open section of rows, if there is one.
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
