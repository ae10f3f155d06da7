// Rows of a table under a header.
//
// Most of these initialisers are disfavoured, so that sections of views compile nearly as fast as without them.

extension Section: TableRowContent where Header: View, Content: TableRowContent, Footer == EmptyView {
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: TableRows<Content.TableRowValue> {
    guard Header.self != EmptyView.self else { return content._rows }
    let header = header
    let render: (any Renderer) -> Void = { ProseCalls.part(header, into: $0) }
    return TableRows(sections: [TableSection(header: render, rows: content._rows.all)])
  }
}

extension Section where Content: TableRowContent, Footer == EmptyView {
  /// Creates rows of a table under a title; inline Markdown in it is interpreted.
  public init<Value>(_ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
  where Header == Text, Content == TableRows<Value> {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), itemCount: nil)
  }

  /// Creates rows of a table under a title, which shows as it is.
  @_disfavoredOverload
  public init<Value>(_ title: some StringProtocol, @TableRowBuilder<Value> content: () -> Content)
  where Header == Text, Content == TableRows<Value> {
    self.init(header: Text(verbatim: String(title)), content: content(), footer: EmptyView(), itemCount: nil)
  }

  /// Creates rows of a table under a header of any views.
  @_disfavoredOverload
  public init<Value>(@TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Content == TableRows<Value> {
    self.init(header: header(), content: content(), footer: EmptyView(), itemCount: nil)
  }
}
