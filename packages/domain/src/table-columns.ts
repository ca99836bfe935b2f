/** The columns of a kind of file, as its header names them. */
export interface TableColumns<Name extends string> {
  /** The column of a header cell, in any case and width, with or without spaces and hyphens; undefined for none. */
  readonly columnOf: (header: string) => Name | undefined;
  /** The columns without which a file is not read. */
  readonly required: readonly Name[];
}

/** Columns that a header names in English or Chinese. */
export function tableColumns<Name extends string>(
  columns: readonly { readonly name: Name; readonly chinese: string }[],
  required: readonly NoInfer<Name>[],
): TableColumns<Name> {
  const byHeader = new Map(
    columns.flatMap(({ name, chinese }) => [
      [folded(name), name],
      [folded(chinese), name],
    ]),
  );
  return { columnOf: (header) => byHeader.get(folded(header)), required };
}

function folded(header: string): string {
  return header
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s_-]/gu, "");
}
