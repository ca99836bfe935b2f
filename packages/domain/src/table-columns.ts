/** The columns of a kind of file, as its header names them. */
export interface TableColumns<Name extends string> {
  /** The column of a header cell, in any case and width, with or without spaces and hyphens; undefined for none. */
  readonly columnOf: (header: string) => Name | undefined;
  /** The columns without which a file is not read. */
  readonly required: readonly Name[];
}

/** A column, with the names by which a header may call it besides its own. */
interface NamedColumn<Name extends string> {
  readonly name: Name;
  readonly chinese: string;
  readonly usual?: readonly string[];
}

/** Columns that a header names in English or Chinese. */
export function tableColumns<Name extends string>(
  columns: readonly NamedColumn<Name>[],
  required: readonly NoInfer<Name>[],
): TableColumns<Name> {
  const byHeader = new Map(
    columns.flatMap(({ name, chinese, usual = [] }) =>
      [name, chinese, ...usual].map((header) => [folded(header), name] as const),
    ),
  );
  return { columnOf: (header) => byHeader.get(folded(header)), required };
}

function folded(header: string): string {
  return header
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s_-]/gu, "");
}
