/// Something that has the sections of a collection, such as a view model.
public protocol CollectionDataSource {
  /// The sections in the order in which they show.
  var sections: [AnySection] { get }
}
