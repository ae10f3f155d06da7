import Cairn

/// The items that leave one section and those that come to another, to find those that do both.
struct TravellingItems {
  /// An item that goes from one section to another.
  struct Journey {
    /// The element before.
    let origin: HTMLUpdate.Target
    let oldHTML: [UInt8]
    /// The id of the element now, and the element.
    let identifier: String
    let html: [UInt8]
    /// What ids of the items of the new section begin with.
    let itemPrefix: String
    /// The positions of the operations that remove and insert the item.
    let departure: Int
    let arrival: Int

    /// Returns the element as it was, with the id that it has now.
    func oldMarkup() -> [UInt8]? {
      let attribute = Array(" id=\"\(origin.id)\"".utf8)
      guard let start = oldHTML.firstIndex(of: attribute[0]), oldHTML[start...].starts(with: attribute) else {
        return nil
      }
      return oldHTML[..<start] + Array(" id=\"\(identifier)\"".utf8) + oldHTML[(start + attribute.count)...]
    }
  }

  private struct Departure {
    let origin: HTMLUpdate.Target
    let html: ArraySlice<UInt8>
    let section: String
    let position: Int
  }

  private struct Arrival {
    let item: Key
    let identifier: String
    let html: ArraySlice<UInt8>
    let section: String
    let position: Int
  }

  /// An item of sections that have something in common.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    /// What follows the section in the item's id.
    let name: ByteKey
  }

  private var itemPrefix = ""
  private var type: ObjectIdentifier?
  private var departures: [Key: Departure] = [:]
  private var arrivals: [Arrival] = []

  mutating func enterSection(_ itemPrefix: String, _ type: ObjectIdentifier?) {
    self.itemPrefix = itemPrefix
    self.type = type
  }

  /// Notes an element that an operation removes.
  mutating func depart(_ origin: HTMLUpdate.Target, _ html: ArraySlice<UInt8>, at position: Int) {
    guard let item = key(of: origin.id), departures[item] == nil else { return }
    departures[item] = Departure(origin: origin, html: html, section: itemPrefix, position: position)
  }

  /// Notes an element that an operation inserts.
  mutating func arrive(_ identifier: String, _ html: ArraySlice<UInt8>, at position: Int) {
    guard let item = key(of: identifier) else { return }
    arrivals.append(
      Arrival(item: item, identifier: identifier, html: html, section: itemPrefix, position: position)
    )
  }

  private func key(of identifier: String) -> Key? {
    guard let type, identifier.hasPrefix(itemPrefix) else { return nil }
    let name = identifier.dropFirst(itemPrefix.count)
    // What is under an item of an outline belongs to that item.
    return name.contains("--") ? nil : Key(type: type, name: ByteKey(String(name)))
  }

  /// The items that leave one section and come to another.
  var journeys: [Journey] {
    var left = departures
    return arrivals.compactMap { arrival in
      guard let departure = left[arrival.item], departure.section != arrival.section else { return nil }
      left[arrival.item] = nil
      return Journey(
        origin: departure.origin,
        oldHTML: Array(departure.html),
        identifier: arrival.identifier,
        html: Array(arrival.html),
        itemPrefix: arrival.section,
        departure: departure.position,
        arrival: arrival.position
      )
    }
  }
}
