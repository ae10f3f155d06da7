package import Cairn

/// A renderer around another that records an issue for each call out of place, and hands all calls on.
package final class GrammarChecker: ForwardingRenderer {
  package let backend: any Renderer
  private let report: (String) -> Void
  private var open: [Opening] = []

  /// Something that began and has not ended.
  private enum Opening {
    case container(OpenContainer)
    case style, attribute, environment

    var name: String {
      switch self {
      case .container(let container): "the container \(container.name)"
      case .style: "a style"
      case .attribute: "an attribute"
      case .environment: "an environment"
      }
    }
  }

  /// A container with what it holds so far.
  private struct OpenContainer {
    let container: Container
    let content: Grammar.Content
    var parts: [Slot] = []
    var itemCount = 0
    var viewCount = 0

    var name: String { GrammarChecker.name(of: container) }
  }

  /// - Parameters:
  ///   - backend: The renderer that gets the calls.
  ///   - report: Takes what is wrong, in a sentence.
  package init(around backend: any Renderer, report: @escaping (String) -> Void) {
    self.backend = backend
    self.report = report
  }

  deinit {
    if let last = open.last { report("\(last.name) never ended") }
  }

  // MARK: - Leaves

  package func text(_ text: Text) {
    noteView("a text")
    backend.text(text)
  }

  package func image(_ image: Image) {
    noteView("an image")
    backend.image(image)
  }

  package func spacer(minLength: Double?) {
    noteView("a spacer")
    backend.spacer(minLength: minLength)
  }

  package func divider() {
    noteView("a divider")
    backend.divider()
  }

  package func shape(_ shape: ShapeDrawing) {
    noteView("a shape")
    backend.shape(shape)
  }

  package func progress(_ progress: ProgressDescription) {
    noteView("a progress")
    backend.progress(progress)
  }

  package func cell(_ cell: ListCell) {
    noteView("a cell")
    backend.cell(cell)
  }

  package func markup(_ markup: MarkupDescription) {
    noteView("markup")
    backend.markup(markup)
  }

  // MARK: - Containers

  package func begin(_ container: Container) {
    note(container)
    let outer = innermost.flatMap { openContainer(at: $0)?.container }
    open.append(.container(OpenContainer(container: container, content: Grammar.content(of: container, in: outer))))
    backend.begin(container)
  }

  package func end() {
    if case .container(let container) = open.last {
      open.removeLast()
      noteEnd(of: container)
    } else {
      report("a container ends where \(open.last?.name ?? "nothing") is open")
    }
    backend.end()
  }

  // MARK: - Modifiers

  package func beginStyle(_ style: StyleModifier) {
    open.append(.style)
    backend.beginStyle(style)
  }

  package func endStyle() {
    if case .style = open.last { open.removeLast() } else { reportEnd(of: "a style") }
    backend.endStyle()
  }

  package func beginAttribute(_ attribute: Attribute) {
    open.append(.attribute)
    backend.beginAttribute(attribute)
  }

  package func endAttribute() {
    if case .attribute = open.last { open.removeLast() } else { reportEnd(of: "an attribute") }
    backend.endAttribute()
  }

  package func beginEnvironment(_ environment: EnvironmentValues) {
    open.append(.environment)
    backend.beginEnvironment(environment)
  }

  package func endEnvironment(restoring environment: EnvironmentValues) {
    if case .environment = open.last { open.removeLast() } else { reportEnd(of: "an environment") }
    backend.endEnvironment(restoring: environment)
  }

  private func reportEnd(of name: String) {
    report("\(name) ends where \(open.last?.name ?? "nothing") is open")
  }

  // MARK: - What stands where

  /// What a container is called in sentences about it.
  private static func name(of container: Container) -> String {
    Mirror(reflecting: container).children.first?.label ?? "\(container)"
  }

  /// The position of the innermost open container, if there is one.
  private var innermost: Int? {
    open.lastIndex { if case .container = $0 { true } else { false } }
  }

  private func openContainer(at index: Int) -> OpenContainer? {
    if case .container(let container) = open[index] { container } else { nil }
  }

  /// Takes note of a container that begins.
  private func note(_ container: Container) {
    guard let kind = Grammar.kind(of: container) else { return noteView("the container \(Self.name(of: container))") }
    guard let index = innermost, var outer = openContainer(at: index) else {
      if kind != .item { report("\(kind.rawValue) stands in nothing") }
      return
    }
    switch (outer.content, container) {
    case (.parts(let parts, _), .slot(let slot)): note(slot, among: parts, of: &outer)
    case (.parts(_, let others), _) where others == kind: break
    case (.only(let only), _) where only == kind: break
    case (.items(let count), .item(let item)): note(item, count, in: &outer)
    case (.views, _) where Grammar.admits(kind, amongViewsOf: outer.container): break
    case (.oneView, _) where kind == .item: noteOnlyView(kind.rawValue, in: &outer)
    default: report("\(kind.rawValue) stands in the container \(outer.name)")
    }
    open[index] = .container(outer)
  }

  private func note(_ slot: Slot, among parts: [Grammar.Part], of outer: inout OpenContainer) {
    let order = parts.map(\.slot)
    guard let position = order.firstIndex(of: slot) else {
      return report("the container \(outer.name) has the slot \(slot), which it must not have")
    }
    if let last = outer.parts.last.flatMap(order.firstIndex(of:)), last >= position {
      report("the slot \(slot) of the container \(outer.name) comes behind the slot \(order[last])")
    }
    outer.parts.append(slot)
  }

  private func note(_ item: ItemDescription, _ count: Int?, in outer: inout OpenContainer) {
    if outer.viewCount > 0 { report("an item stands beside views that are none") }
    if item.index != outer.itemCount { report("the item \(outer.itemCount) says that it is \(item.index)") }
    if let count, item.isLast, item.index + 1 != count {
      report("the item \(item.index) of \(count) says that it is the last")
    }
    outer.itemCount += 1
  }

  /// Takes note of a leaf or a container that stands among views.
  private func noteView(_ name: @autoclosure () -> String) {
    guard let index = innermost, var outer = openContainer(at: index) else { return }
    switch outer.content {
    case .views: break
    case .oneView: noteOnlyView(name(), in: &outer)
    case .items:
      if outer.itemCount > 0 { report("\(name()) stands beside items") }
      outer.viewCount += 1
    case .nothing, .parts, .only: report("\(name()) stands in the container \(outer.name)")
    }
    open[index] = .container(outer)
  }

  private func noteOnlyView(_ name: @autoclosure () -> String, in outer: inout OpenContainer) {
    outer.viewCount += 1
    if outer.viewCount > 1 { report("\(name()) is the second view in the container \(outer.name)") }
  }

  private func noteEnd(of container: OpenContainer) {
    switch container.content {
    case .parts(let parts, _):
      for part in parts where part.isRequired && !container.parts.contains(part.slot) {
        if let substitute = part.substitute, container.parts.contains(substitute) { continue }
        report("the container \(container.name) has no slot \(part.slot)")
      }
    case .items(let count?) where container.itemCount > 0 && container.itemCount != count:
      report("a section of \(count) items has \(container.itemCount)")
    default: break
    }
  }
}
