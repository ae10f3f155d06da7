public import Cairn

extension View {
  /// Adds an attribute to the view's element, as libraries such as htmx ask for.
  ///
  /// ```swift
  /// Text("Loading").attribute("hx-get", "/rows").attribute("hx-trigger", "revealed")
  /// ```
  ///
  /// The value is escaped. Of several values of one attribute the innermost counts. On several views it stands on each.
  /// Left out with a diagnostic: `style` and whatever runs a script, attributes that pages write themselves, names that
  /// are none, and addresses with a scheme that is not allowed. Other backends show the view without it.
  ///
  /// - Parameters:
  ///   - name: The name, in any case of letters.
  ///   - value: The value; empty for an attribute that is just there.
  /// - Returns: The view with the attribute.
  public func attribute(_ name: String, _ value: String = "") -> some View {
    MarkedView(content: self, mark: .attribute(name, value))
  }

  /// Adds a class of your own sheet to the view's outermost element.
  ///
  /// Left out with a diagnostic: names that are none, and those of Cairn's own sheet. Other backends show the view
  /// without it.
  ///
  /// - Parameter names: The name, or several with white space between them.
  /// - Returns: The view with the class.
  public func cssClass(_ names: String) -> some View {
    MarkedView(content: self, mark: .classes(names))
  }
}

/// A view with an attribute or classes of the author's own.
struct MarkedView<Content: View>: PrimitiveView {
  enum Mark {
    case attribute(String, String)
    case classes(String)
  }

  let content: Content
  let mark: Mark

  func _render(into renderer: any Renderer) {
    switch mark {
    case .attribute(let name, let value):
      do throws(MarkupAttribute.Problem) {
        renderer.beginAttribute(.markup(try MarkupAttribute(name: name, value: value)))
      } catch {
        renderer.report(.refused(attribute: name, error, at: renderer.place))
        return content._render(into: renderer)
      }
      content._render(into: renderer)
      renderer.endAttribute()
    case .classes(let names):
      let classes = names.split(whereSeparator: \.isWhitespace).compactMap { usable(String($0), for: renderer) }
      for own in classes { renderer.beginStyle(.styleClass(own)) }
      content._render(into: renderer)
      for _ in classes { renderer.endStyle() }
    }
  }

  private func usable(_ name: String, for renderer: any Renderer) -> StyleClass? {
    guard let own = StyleClass(name) else {
      renderer.report(.refused(class: name, isReserved: false, at: renderer.place))
      return nil
    }
    guard !StyleClass.reserved.contains(name) else {
      renderer.report(.refused(class: name, isReserved: true, at: renderer.place))
      return nil
    }
    return own
  }

  static var _isItemSequence: Bool { Content._isItemSequence }

  func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

extension StyleClass {
  /// The classes of Cairn's own sheet.
  fileprivate static let reserved = Set(BaseSheet.shared.vocabulary.classes)
}

extension Diagnostic.Code {
  /// An author's attribute or class is left out.
  public static let refusedMarkup = Self(rawValue: "markup.refused")
}

extension Diagnostic {
  fileprivate static func refused(
    attribute name: String,
    _ problem: MarkupAttribute.Problem,
    at place: Place
  ) -> Diagnostic {
    let reason =
      switch problem {
      case .malformedName: "the name has other characters than letters, digits and - . : _. Correct it."
      case .script: "it runs a script. Let a link, a button or a form do it."
      case .style: "the security policy of pages forbids it. Use modifiers, or cssClass(_:) and a sheet of your own."
      case .reserved: "pages write it themselves. Use the modifier for it, such as id(_:) or accessibilityLabel(_:)."
      case .blockedAddress: "its address has a scheme that is not allowed. Use http, https or no scheme."
      }
    return Diagnostic(.error, .refusedMarkup, "The attribute \"\(name.prefix(80))\" is left out: \(reason)", at: place)
  }

  fileprivate static func refused(class name: String, isReserved: Bool, at place: Place) -> Diagnostic {
    let reason =
      isReserved
      ? "Cairn's own sheet has rules for it. Choose another name, such as one with a prefix."
      : "the name has quotes, brackets or control characters. Correct it."
    return Diagnostic(.error, .refusedMarkup, "The class \"\(name.prefix(80))\" is left out: \(reason)", at: place)
  }
}
