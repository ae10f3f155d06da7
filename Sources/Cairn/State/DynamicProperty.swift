/// A property of a view that Cairn finds and connects before it asks the view for its body.
///
/// ``State`` and ``Binding`` are such properties. A property wrapper of your own that holds some of them conforms too, so that
/// they are found inside it.
public protocol DynamicProperty {
  /// Not called: kept so that code written for SwiftUI compiles.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
