extension View {
  /// Shows or hides the background of the lists inside.
  public func scrollContentBackground(_ visibility: Visibility) -> EnvironmentView<Self> {
    transformEnvironment(\.self) { environment in
      environment.hidesListBackground = visibility == .hidden
      guard visibility == .hidden, case .fixed(var section)? = environment.sectionLayout?.source,
        case .list(var list) = section.content
      else { return }
      list.backgroundColor = .clear
      section.content = .list(list)
      environment.sectionLayout = SectionLayout(section)
    }
  }

  /// Accepts how much headers stand out; the theme and fonts in the header decide.
  public func headerProminence(_ prominence: Prominence) -> Self { self }

  /// Accepts the room between rows; rows stand close together, with lines between them.
  public func listRowSpacing(_ spacing: Double?) -> Self { self }

  /// Accepts the room between sections; the theme decides.
  public func listSectionSpacing(_ spacing: Double) -> Self { self }

  /// Accepts the room between sections; the theme decides.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }

  /// Accepts lines between sections, of which there are none.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }

  /// Accepts the colour of lines between sections, of which there are none.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }

  /// Puts a view behind the view's rows; a colour, a gradient or a material show.
  @_disfavoredOverload
  public func listRowBackground<Background: View>(_ view: Background?) -> ListRowView<Self> {
    ListRowView(content: self) {
      $0.background = (view as? any ShapeStyle)?.fill ?? (view as? DrawnShape)?.drawing.fill
    }
  }
}

private enum HidesListBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether lists whose style is set inside have no background.
  var hidesListBackground: Bool {
    get { self[HidesListBackgroundKey.self] }
    set { self[HidesListBackgroundKey.self] = newValue }
  }
}

/// How much a header stands out.
public enum Prominence: UInt8, Hashable, Sendable {
  case standard, increased
}

/// The room between sections.
public enum ListSectionSpacing: UInt8, Hashable, Sendable {
  case `default`, compact
}
