/// The states among the properties of a view.
enum StateProperties {
  /// A state and the name of its property.
  struct Property {
    var identity: any StateIdentity
    var name: String
  }

  /// Returns the states of a view in the order of their properties, also those inside other dynamic properties.
  static func properties(of view: Any) -> [Property] {
    var properties: [Property] = []
    collect(from: Mirror(reflecting: view), in: "", into: &properties)
    return properties
  }

  private static func collect(from mirror: Mirror, in path: String, into properties: inout [Property]) {
    for (label, value) in mirror.children {
      let name = path + (label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 } ?? "")
      if let state = value as? any StateProperty {
        properties.append(Property(identity: state.identity, name: name))
      } else if value is any DynamicProperty, !(value is any BindingProperty) {
        collect(from: Mirror(reflecting: value), in: name + ".", into: &properties)
      }
    }
  }
}

private protocol StateProperty {
  var identity: any StateIdentity { get }
}

extension State: StateProperty {
  fileprivate var identity: any StateIdentity { location }
}

private protocol BindingProperty {}

extension Binding: BindingProperty {}
