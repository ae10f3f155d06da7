/// The form of the addresses of a site's pages.
public enum PageAddresses: Hashable, Sendable {
  /// `ranges/alps.html`: works from disk and on every server.
  case files
  /// `ranges/alps/`: each page is the `index.html` of a folder, and links name the folder. It works on every server, not from disk.
  case folders
}
