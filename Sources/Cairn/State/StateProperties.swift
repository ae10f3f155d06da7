/// The states among the properties of a view.
enum StateProperties {
  /// A state and the name of its property.
  struct Property {
    var identity: any StateIdentity
    var name: String
    /// Whether several views may have it, as one of an object.
    var isShared = false
    /// The key under which all views share it; `nil` for none.
    var storageKey: String?
  }

  /// Returns the states of a view in the order of their properties, also those inside other dynamic properties.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - keep: Returns what is kept of an object that the view makes, by the name of its property.
  /// - Returns: The states, also those of objects.
  static func properties(
    of view: Any,
    keep: (_ name: String, _ make: () -> AnyObject) -> AnyObject = { $1() }
  ) -> [Property] {
    var properties: [Property] = []
    collect(from: Mirror(reflecting: view), in: "", into: &properties, keep)
    return properties
  }

  /// Whether a view has properties with objects, also inside other dynamic properties.
  static func hasObjects(_ view: Any) -> Bool {
    Mirror(reflecting: view).children.contains { property in
      property.value is any ObjectProperty || property.value is any DynamicProperty && hasObjects(property.value)
    }
  }

  /// Whether all views of the type have the same dynamic properties: those of an optional or of a case may differ.
  static func areSameForType(of view: Any) -> Bool {
    let mirror = Mirror(reflecting: view)
    return mirror.displayStyle == .struct
      && mirror.children.allSatisfy { property in
        if let optional = property.value as? any OptionalProperty { return !type(of: optional).mayBeDynamic }
        return !(property.value is any DynamicProperty) || areSameForType(of: property.value)
      }
  }

  private static func collect(
    from mirror: Mirror,
    in path: String,
    into properties: inout [Property],
    _ keep: (_ name: String, _ make: () -> AnyObject) -> AnyObject
  ) {
    for (label, value) in mirror.children {
      let name = path + (label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 } ?? "")
      if let storage = value as? any StorageProperty {
        let key = "storage." + storage.key
        properties.append(Property(identity: storage.identity, name: name, isShared: true, storageKey: key))
      } else if let state = value as? any StateProperty {
        // An object cannot be tried with other values without changing it.
        if state.holdsObject { continue }
        properties.append(Property(identity: state.identity, name: name))
      } else if let property = value as? any ObjectProperty {
        if let owned = property.owned { owned.take(keep(name) { owned.own }) }
        if let object = property.known { properties += published(by: object, in: name + ".") }
      } else if value is any DynamicProperty, !(value is any BindingProperty) {
        collect(from: Mirror(reflecting: value), in: name + ".", into: &properties, keep)
      }
    }
  }

  /// The published properties of an object, also those of its superclasses.
  private static func published(by object: AnyObject, in path: String) -> [Property] {
    var properties: [Property] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      for (label, value) in present.children {
        guard let published = value as? any PublishedProperty else { continue }
        let name = path + (label?.drop { $0 == "_" } ?? "")
        properties.append(Property(identity: published.identity, name: name, isShared: true))
      }
      mirror = present.superclassMirror
    }
    return properties
  }
}

private protocol StateProperty {
  var identity: any StateIdentity { get }
  var holdsObject: Bool { get }
}

extension State: StateProperty {
  fileprivate var identity: any StateIdentity { location }
  fileprivate var holdsObject: Bool { Value.self is AnyObject.Type }
}

private protocol StorageProperty {
  var identity: any StateIdentity { get }
  var key: String { get }
}

extension AppStorage: StorageProperty {
  fileprivate var identity: any StateIdentity { state.location }
}

private protocol OptionalProperty {
  static var mayBeDynamic: Bool { get }
}

extension Optional: OptionalProperty {
  fileprivate static var mayBeDynamic: Bool { Wrapped.self is any DynamicProperty.Type }
}

private protocol BindingProperty {}

extension Binding: BindingProperty {}
