package import Cairn
import CairnText

/// The previews of a program by their names.
@MainActor
package struct SitePreviews {
  /// A preview.
  @MainActor
  struct Preview {
    /// The name for the command line.
    var name: String
    /// Where it is declared: a file, or a type.
    let place: String
    /// Whether its view may hold several previews with names of their own.
    let isProvider: Bool
    /// Makes its views.
    let makeView: @MainActor () -> AnyView
  }

  let all: [Preview]

  /// Finds the previews of this program.
  package init() {
    let sources = ConformingTypes.all(of: (any _PreviewSource).self).compactMap { $0 as? any _PreviewSource.Type }
    let macros = sources.sorted { ($0._fileID, $0._offset) < ($1._fileID, $1._offset) }.map { Self.preview($0) }
    let providers = ConformingTypes.all(of: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .map { Self.preview($0) }
    var uses: [String: Int] = [:]
    all = (macros + providers.sorted { $0.name < $1.name }).map { preview in
      var preview = preview
      let count = uses[preview.name, default: 0] + 1
      uses[preview.name] = count
      if count > 1 { preview.name += " \(count)" }
      return preview
    }
  }

  private static func preview(_ source: any _PreviewSource.Type) -> Preview {
    let content = source._preview
    let file = source._fileID.split(separator: "/").last ?? "Preview"
    let name =
      content.name.map { Console.line($0) } ?? (file.hasSuffix(".swift") ? String(file.dropLast(6)) : String(file))
    return Preview(name: name, place: source._fileID, isProvider: false, makeView: content.makeView)
  }

  private static func preview<Provider: PreviewProvider>(_ provider: Provider.Type) -> Preview {
    let type = String(describing: provider)
    let ending = ["_Previews", "_Preview"].first { type.hasSuffix($0) && type.count > $0.count } ?? ""
    return Preview(name: String(type.dropLast(ending.count)), place: type, isProvider: true) {
      AnyView(provider.previews)
    }
  }

  /// Returns the views of a preview by its name, by the name of its type, or by the name of one preview of a provider.
  package func view(named name: String) throws -> AnyView {
    if let preview = all.first(where: { $0.name == name }) ?? all.first(where: { $0.place == name && $0.isProvider }) {
      return preview.isProvider ? Self.titled(preview.makeView()) : preview.makeView()
    }
    for preview in all where preview.isProvider {
      let views = preview.makeView()
      if let found = Self.names(in: views).first(where: { $0 == name || "\(preview.name)/\($0)" == name }) {
        return AnyView(views.environment(\.previewSelection, .named(found)))
      }
    }
    let names = all.map(\.name)
    guard !names.isEmpty else { throw BuildError(Self.none) }
    throw BuildError(
      "There is no preview \"\(name)\"." + Suggestion.sentence(for: name, among: names) + " There are: "
        + names.joined(separator: ", ") + "."
    )
  }

  static let none =
    "There are no previews. Write #Preview { … } into a file that imports CairnUI, or a PreviewProvider."

  /// Returns all previews of a provider, each below its name.
  private static func titled(_ views: AnyView) -> AnyView {
    let names = names(in: views)
    guard names.count > 1 else { return views }
    return AnyView(
      VStack(alignment: .leading) {
        ForEach(names, id: \.self) { name in
          Heading(name)
          views.environment(\.previewSelection, .named(name))
        }
      }
    )
  }

  /// Returns the names that views inside have by `previewDisplayName`.
  private static func names(in views: AnyView) -> [String] {
    let names = PreviewNames()
    _ = views.environment(\.previewSelection, .all(names)).renderText(TextOptions(width: 80))
    return names.all
  }
}
