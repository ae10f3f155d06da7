/// A closure that can be compared: copies of a value share the closure and are equal.
package final class LayoutHandler<Closure: Sendable>: Hashable, Sendable {
  package let closure: Closure

  package init(_ closure: Closure) { self.closure = closure }

  package static func == (left: LayoutHandler, right: LayoutHandler) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
