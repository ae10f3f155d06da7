public import Cairn

// Pictures, colours and files of a device.

#if !canImport(UIKit)
  /// Refuses a picture of UIKit.
  @available(*, unavailable, message: "Write Image(\"name\") with a file of the site.")
  public struct UIImage {
    public init?(named name: String) { nil }
    public init?<Bytes>(data: Bytes) { nil }
    public init?(systemName name: String) { nil }
  }
#endif

#if !canImport(AppKit)
  /// Refuses a picture of AppKit.
  @available(*, unavailable, message: "Write Image(\"name\") with a file of the site.")
  public struct NSImage {
    public init?(named name: String) { nil }
    public init?<Bytes>(data: Bytes) { nil }
  }

  /// Refuses a colour of AppKit.
  @available(
    *,
    unavailable,
    message: "Write Color(red:green:blue:), or a colour by its role such as .secondaryBackground."
  )
  public struct NSColor {
    public init?(named name: String) { nil }
    public init(red: Double, green: Double, blue: Double, alpha: Double) {}
  }
#endif

/// Refuses a field for pictures of a device.
@available(*, unavailable, message: "A page cannot read photos. Write a form on your server that takes a file.")
public struct PhotosPicker<Label: View> {
  public init<Selection>(
    selection: Binding<Selection>,
    matching: RefusedPhotos? = nil,
    @ViewBuilder label: () -> Label
  ) {}
}

/// Which pictures of a device are meant.
@available(*, unavailable, message: "A page cannot read photos. Write a form on your server that takes a file.")
public enum RefusedPhotos {
  case images, videos, livePhotos, screenshots
  public static func any(of filters: [RefusedPhotos]) -> RefusedPhotos { .images }
  public static func shared() -> RefusedPhotos { .images }
}

extension View {
  /// Refuses a sheet for pictures of a device.
  @available(*, unavailable, message: "A page cannot read photos. Write a form on your server that takes a file.")
  public func photosPicker<Selection>(
    isPresented: Binding<Bool>,
    selection: Binding<Selection>,
    maxSelectionCount: Int? = nil,
    matching filter: RefusedPhotos? = nil,
    photoLibrary: RefusedPhotos? = nil
  ) -> Self { self }

  /// Refuses a sheet for files of a device.
  @available(*, unavailable, message: "A page cannot read files. Write a form on your server that takes a file.")
  public func fileImporter<Types, Files>(
    isPresented: Binding<Bool>,
    allowedContentTypes: Types,
    allowsMultipleSelection: Bool = false,
    onCompletion: (Files) -> Void
  ) -> Self { self }

  /// Refuses a store of data.
  @available(*, unavailable, message: "Load the data before you render, and give them to the view.")
  public func modelContainer<Container>(_ container: Container) -> Self { self }

  /// Refuses a store of data.
  @available(*, unavailable, message: "Load the data before you render, and give them to the view.")
  public func modelContainer<Model>(for model: Model, inMemory: Bool = false) -> Self { self }

  /// Refuses a store of data.
  @available(*, unavailable, message: "Load the data before you render, and give them to the view.")
  public func modelContext<Context>(_ context: Context) -> Self { self }
}

/// Refuses a search in a store of data.
@available(*, unavailable, message: "Load the data before you render, and give them to the view.")
@propertyWrapper
public struct Query<Value> {
  public var wrappedValue: Value { fatalError("Load the data before you render.") }
  public init() {}
}

/// Refuses a search in a store of data.
@available(*, unavailable, message: "Load the data before you render, and give them to the view.")
@propertyWrapper
public struct FetchRequest<Value> {
  public var wrappedValue: Value { fatalError("Load the data before you render.") }
  public init() {}
}
