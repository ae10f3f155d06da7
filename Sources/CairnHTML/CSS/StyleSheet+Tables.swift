extension StyleSheet {
  /// The looks of tables.
  ///
  /// A table is as wide as its content needs, and scrolls where it has no room. Words are broken between letters only where
  /// the author limits a width.
  static let tables = """
    .table{overflow-x:auto;overscroll-behavior-inline:contain;scrollbar-width:thin;min-inline-size:0;max-inline-size:100%}
    .table:focus-visible{outline-offset:-3px}
    .table>table{border-collapse:collapse;overflow-wrap:break-word;font-size:inherit}
    caption{position:sticky;inset-inline-start:0;max-inline-size:min(100%,100vi - 2rem,45rem);padding:0 0 .5rem;font-weight:600;\
    text-align:var(--start)}
    th,td{padding:.5rem .75rem;text-align:var(--start);vertical-align:baseline;font-weight:inherit}
    :is(th,td):first-child{padding-inline-start:0}
    :is(th,td):last-child{padding-inline-end:0}
    th[scope]{font-weight:600}
    thead th{vertical-align:bottom;color:var(--secondary-label);font-size:.9375em;line-height:1.25}
    thead{border-block-end:1px solid var(--gray)}
    tbody+tbody,tfoot{border-block-start:1px solid var(--gray)}
    tr+tr{border-block-start:1px solid var(--separator)}
    th[scope=rowgroup]{padding-block-start:1.25rem}
    .middle{text-align:center}
    .end{text-align:var(--end);font-variant-numeric:tabular-nums}
    :is(th,td).number,td>.button,td:not(:first-child)>.link{white-space:nowrap}
    .ascending::after{content:" \\25B2";content:" \\25B2" / ""}
    .descending::after{content:" \\25BC";content:" \\25BC" / ""}
    .stacks{container:table/inline-size}
    @container table (width<30rem){.stacks :is(table,caption,tbody,tfoot,tr,th,td){display:block;inline-size:auto;\
    min-inline-size:0;max-inline-size:none}.stacks thead{position:absolute;inline-size:1px;block-size:1px;\
    overflow:hidden;clip-path:inset(50%);white-space:nowrap}.stacks tr{padding-block:.5rem}\
    .stacks :is(th,td){padding:.125rem 0;text-align:var(--start)}\
    .stacks [data-header]{display:flow-root;padding-inline-start:9rem}\
    .stacks [data-header]::before{content:attr(data-header);content:attr(data-header) / "";float:inline-start;\
    inline-size:8rem;margin-inline-start:-9rem;color:var(--secondary-label);overflow-wrap:anywhere}}
    @media print{.table{overflow:visible}thead{display:table-header-group}tr{break-inside:avoid}caption{position:static;break-after:avoid}}

    """
}
