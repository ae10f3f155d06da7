/// Whether something shows; `automatic` leaves it to what it belongs to.
public typealias Visibility = ListSeparatorConfiguration.Visibility
