/// The source of a collection's sections, such as a view model.
public protocol CollectionDataSource {
  /// The sections in the order of the page.
  var sections: [AnySection] { get }
}
