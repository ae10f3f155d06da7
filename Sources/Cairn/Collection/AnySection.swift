/// A section with its type erased, so that one array can hold sections of several types.
///
/// Two sections are equal if their types, identities and contents are equal.
public struct AnySection: Hashable, Identifiable, Sendable {
  // `AnyHashable` would be enough, but it is not `Sendable`.
  package let base: any CollectionSection

  /// Erases the type of a section.
  public init(_ section: some CollectionSection) { base = section }

  /// Returns an erased section as it is.
  public init(_ section: AnySection) { self = section }

  /// The type of the section.
  public var sectionType: any CollectionSection.Type {
    // `type(of:)` would copy the section first.
    func type<Base: CollectionSection>(of _: borrowing Base) -> any CollectionSection.Type { Base.self }
    return type(of: base)
  }

  /// Returns the section with its own type, or `nil` if it has another type.
  public func restore<S: CollectionSection>(as type: S.Type = S.self) -> S? {
    func opened<Base: CollectionSection>(_ base: Base) -> S? {
      // A cast compares types by what they conform to, which takes as long as half a row. Here the types are the same.
      Base.self == S.self ? unsafeBitCast(base, to: S.self) : base as? S
    }
    return opened(base)
  }

  /// The type and the identity of the section, without its content.
  public var id: ID { ID(base) }

  /// The identity of an erased section.
  public struct ID: Hashable, Sendable {
    private let base: any CollectionSection

    fileprivate init(_ base: any CollectionSection) {
      self.base = base
    }

    /// Returns whether the types and the identities of two sections are equal.
    public static func == (left: ID, right: ID) -> Bool {
      func matches<S: CollectionSection>(_ section: S) -> Bool {
        (right.base as? S)?.id == section.id
      }
      return matches(left.base)
    }

    /// Hashes the section's type and identity.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(type(of: base)))
      func combine(_ section: some CollectionSection) { hasher.combine(section.id) }
      combine(base)
    }
  }

  /// Returns whether the types, identities and contents of two sections are equal.
  public static func == (left: AnySection, right: AnySection) -> Bool {
    func matches<S: CollectionSection>(_ section: S) -> Bool {
      guard let other = right.base as? S else { return false }
      return other == section && other.id == section.id
    }
    return matches(left.base)
  }

  /// Hashes the section's type and content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(sectionType))
    base.hash(into: &hasher)
  }
}

/// A section whose items are in no other section of its type.
package protocol SectionOfOwnItems: CollectionSection {}

extension AnySection {
  /// Whether an item that leaves the section and one that comes to another of the same type are the same, if their
  /// identities are.
  package var ownsItems: Bool { base is any ItemizedSection || base is any SectionOfOwnItems }
}

extension AnySection.ID {
  /// Whether the section has an identity besides its content.
  package var isApartFromContent: Bool {
    func isApart<S: CollectionSection>(_ section: S) -> Bool { S.ID.self != S.self }
    return isApart(base)
  }
}

extension AnySection.ID: CustomStringConvertible {
  /// The identity of the section in words, without its type.
  public var description: String { String(describing: base.id) }
}

extension AnySection: CustomStringConvertible {
  /// The section's type and content.
  public var description: String { String(describing: base) }
}
