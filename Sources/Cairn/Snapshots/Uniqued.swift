extension Sequence where Element: Hashable {
  /// Returns the elements without those that equal one before them, in their order.
  ///
  /// - Parameter onDuplicate: A closure that is told which elements are left out.
  /// - Returns: The first of each group of equal elements.
  /// - Complexity: O(*n*) expected.
  @inlinable
  public func uniqued(onDuplicate: (Element) -> Void = { _ in }) -> [Element] {
    uniqued(by: { $0 }, onDuplicate: onDuplicate)
  }
}

extension Sequence where Element: Hashable & Sendable {
  /// Returns each element with its number among the elements that equal it, in their order.
  ///
  /// - Returns: As many elements as there were, no two of which are equal.
  /// - Complexity: O(*n*) expected.
  @inlinable
  public func numberingOccurrences() -> [Occurrence<Element>] {
    var counts: [Element: Int] = [:]
    return map { element in
      let number = counts[element, default: 0] + 1
      counts[element] = number
      return Occurrence(element, number: number)
    }
  }
}

extension Sequence {
  /// Returns the elements without those that have the identity of one before them, in their order.
  ///
  /// ```swift
  /// try snapshot.appendItems(peaks.uniqued(by: \.id).map(\.id))
  /// ```
  ///
  /// - Parameters:
  ///   - identity: A closure that gives the identity of an element.
  ///   - onDuplicate: A closure that is told which elements are left out.
  /// - Returns: The first element of each identity.
  /// - Complexity: O(*n*) expected.
  @inlinable
  public func uniqued<ID: Hashable>(
    by identity: (Element) -> ID,
    onDuplicate: (Element) -> Void = { _ in }
  ) -> [Element] {
    var seen = Set<ID>(minimumCapacity: underestimatedCount)
    return filter { element in
      let isFirst = seen.insert(identity(element)).inserted
      if !isFirst { onDuplicate(element) }
      return isFirst
    }
  }
}

/// An identity that data names several times, with the number of the time, from 1.
public struct Occurrence<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The identity that the data names.
  public let id: ID
  /// 1 for the first time, 2 for the second, and so on.
  public let number: Int

  /// Creates an identity from the data's and a number.
  @inlinable
  public init(_ id: ID, number: Int = 1) {
    self.id = id
    self.number = number
  }
}

extension Occurrence: CustomStringConvertible {
  /// The identity, and from the second time on the number behind it, as in `eiger (2)`.
  public var description: String {
    number == 1 ? String(describing: id) : "\(id) (\(number))"
  }
}

extension Occurrence: Codable where ID: Codable {}
