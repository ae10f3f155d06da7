/// An attribute of markup that an author adds to a view; only pages write it.
///
/// It never runs a script, and it is never one that pages write themselves.
public struct MarkupAttribute: Hashable, Sendable {
  /// The name in lower case.
  public let name: String
  /// The value before escaping.
  public let value: String

  /// The reason why an attribute is refused.
  public enum Problem: Error, Hashable, Sendable {
    /// The name has characters that no attribute has.
    case malformedName
    /// The attribute runs a script.
    case script
    /// The attribute is `style`, which the security policy of pages forbids.
    case style
    /// Pages write the attribute themselves.
    case reserved
    /// The value is an address with a scheme that is not allowed.
    case blockedAddress
  }

  /// Creates an attribute, if pages may write it.
  public init(name: String, value: String) throws(Problem) {
    self.name = name.lowercased()
    self.value = value
    if let problem { throw problem }
  }

  /// The attribute of what leads to the page itself, or stands for it, among links to others.
  package static let currentPage = MarkupAttribute(reserved: "aria-current", "page")

  private init(reserved name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  private var problem: Problem? {
    guard isWellFormed else { return .malformedName }
    if name == "style" { return .style }
    if runsScript { return .script }
    if Self.reserved.contains(name) { return .reserved }
    if Self.addresses.contains(plainName), Address(value) == nil { return .blockedAddress }
    return nil
  }

  /// The name without the `data-` with which libraries take their attributes too.
  private var plainName: Substring { name.hasPrefix("data-hx-") ? name.dropFirst(5) : name[...] }

  private var isWellFormed: Bool {
    guard let first = name.utf8.first, first.isASCIILetter else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case Byte.hyphen, Byte.period, Byte.colon, Byte.underscore: true
      default: byte.isASCIIAlphanumeric
      }
    }
  }

  private var runsScript: Bool {
    if plainName.hasPrefix("on") || plainName.hasPrefix("hx-on") || name == "srcdoc" { return true }
    switch plainName {
    case "hx-vars": return true
    // Filters of triggers, and values with these beginnings, are scripts to htmx.
    case "hx-trigger": return value.contains("[")
    case "hx-vals", "hx-headers", "hx-request":
      let start = value.drop { $0.isWhitespace }.prefix(11).lowercased()
      return start.hasPrefix("js:") || start.hasPrefix("javascript:")
    default: return false
    }
  }

  /// The attributes that hold addresses.
  private static let addresses: Set<Substring> = [
    "hx-get", "hx-post", "hx-put", "hx-patch", "hx-delete", "hx-push-url", "hx-replace-url", "ping", "itemid",
  ]

  /// The attributes that pages write, and those that load or send something.
  private static let reserved: Set<String> = [
    "action", "alt", "aria-current", "aria-hidden", "aria-label", "aria-labelledby", "aria-level", "background",
    "checked", "cite", "class", "color-scheme", "cols", "colspan", "command", "commandfor", "content", "data",
    "datetime", "decoding", "dir", "disabled", "enctype", "for", "form", "formaction", "formmethod", "formtarget",
    "headers", "height", "hidden", "href", "http-equiv", "id", "integrity", "is", "lang", "loading", "manifest",
    "media",
    "method", "multiple", "name", "nonce", "open", "popover", "popovertarget", "poster", "readonly", "required",
    "reversed", "role", "rows", "rowspan", "scope", "selected", "sizes", "src", "srcset", "start", "tabindex", "title",
    "type", "value", "width", "xmlns",
  ]
}

/// A class of an author's own sheet on the element of a view; only pages write it.
public struct StyleClass: Hashable, Sendable {
  /// The name.
  public let name: String

  /// Whether it belongs to the item of a list that has the view, not to the view.
  package var isOfWholeItem = false

  /// Creates a class; `nil` if the name is empty, or has white space, quotes, brackets or control characters in it.
  public init?(_ name: String) {
    let isUsable = name.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
        && !["\"", "'", "<", ">", "&", "=", "`"].contains(scalar)
    }
    guard isUsable, !name.isEmpty else { return nil }
    self.name = name
  }

  /// Creates a class of a name that is known to be usable, because it was made and not given.
  package init(madeOf name: String, isOfWholeItem: Bool) {
    self.name = name
    self.isOfWholeItem = isOfWholeItem
  }
}
