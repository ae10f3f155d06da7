import Cairn

extension ElementSpecification {
  /// Sets the element of a control or of a part of it.
  mutating func setControl(_ block: Block) {
    switch block {
    case .toggle: setLabel("toggle")
    case .toggleButton:
      setLabel("button")
      classes = ["button", "toggle-button"]
    case .field: setLabel("field")
    case .wideField:
      setLabel("field")
      classes.append("fills")
    case .choice: setLabel("choice")
    case .picker, .segments, .dots:
      tag = "fieldset"
      classes = block == .picker ? ["picker"] : block == .dots ? ["segments", "dots"] : ["segments"]
      frameFit = .resizes
      ownPhases = [.padding]
    case .sheet, .cover, .callout, .alert:
      tag = "dialog"
      classes = [
        "dialog", block == .sheet ? "sheet" : block == .cover ? "cover" : block == .callout ? "callout" : "alert",
      ]
    case .menu:
      classes = ["menu"]
      ownPhases = [.padding]
    case .menuItems: classes = ["dialog", "menu-items"]
    case .legend, .hiddenLegend:
      tag = "legend"
      if block == .hiddenLegend { classes = ["visually-hidden"] }
      childContext.isPhrasing = true
      childContext.mayBeBare = true
    default: break
    }
  }

  /// Sets a label with its words in an inner element, behind the control that is written by hand.
  private mutating func setLabel(_ name: String) {
    tag = "label"
    classes = [name]
    innerTags = ["span"]
    childContext.isInteractive = true
    childContext.mayBeBare = true
    childContext.isPhrasing = true
  }
}

extension ButtonLook {
  /// The classes of a button that does not look as usual.
  var classes: [String] {
    var classes: [String] = []
    switch prominence {
    case .automatic: break
    case .plain: classes.append("bare")
    case .borderless, .ownBackground: classes.append("borderless")
    case .bordered: classes.append("bordered")
    case .prominent: classes.append("prominent")
    }
    switch size {
    case .mini, .small: classes.append("small-control")
    case .regular: break
    case .large, .extraLarge: classes.append("large-control")
    }
    switch shape {
    case .automatic, .roundedRectangle: break
    case .capsule: classes.append("pill-shaped")
    case .circle: classes.append("round-shaped")
    }
    return classes
  }
}
