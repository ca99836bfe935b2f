import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TableColumns } from "@reagent/domain/table-columns";
import { recordProblem } from "../problems.ts";
import { openTable } from "../table.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import type { FileVerdict, ShopLink } from "./read-folder.ts";

/** A CSV file in the root of a content folder. */
export interface ContentTable<Row> {
  /** The valid rows, in the order of the file; undefined where the folder has no such file. */
  readonly rows: readonly Row[] | undefined;
  /** One for each row, named by its first line; one for the whole file where it cannot be read. */
  readonly verdicts: readonly FileVerdict[];
  /** Those of its rows. */
  readonly links: readonly ShopLink[];
}

type JudgeRow<Name extends string, Row> = (written: Readonly<Partial<Record<Name, string>>>) =>
  | {
      readonly kind: "valid";
      readonly row: Row;
      /** Paths within the shop that it links to. */
      readonly paths?: readonly string[];
    }
  | { readonly kind: "invalid"; readonly problems: readonly string[] };

const MOST_ROWS = 5000;

/** Reads a CSV file in the root of a content folder, in the encodings and with the separators of a file of goods. */
export async function readContentTable<Name extends string, Row>(
  folder: string,
  file: string,
  columns: TableColumns<Name>,
  judge: JudgeRow<Name, Row>,
): Promise<ContentTable<Row>> {
  const path = join(folder, file);
  if (!existsSync(path)) return { rows: undefined, verdicts: [], links: [] };
  const rows: Row[] = [];
  const verdicts: FileVerdict[] = [];
  const links: ShopLink[] = [];
  try {
    const { header, records } = await openTable(path, columns);
    if (header.unknown.length > 0) {
      throw new UnreadableFile(`The header has unknown columns: ${header.unknown.join(", ")}.`);
    }
    for await (const batch of records) {
      for (const record of batch) {
        if (record.kind === "record" && record.cells.length === 0) continue;
        const at = `${file}, line ${record.line}`;
        if (record.kind === "fault") {
          verdicts.push({ file: at, problems: [recordProblem(record.line, record.fault).reason] });
          continue;
        }
        const written: Partial<Record<Name, string>> = {};
        for (const [index, name] of header.columns.entries()) {
          if (name !== undefined) written[name] = record.cells[index] ?? "";
        }
        const judged = judge(written);
        if (judged.kind === "valid") {
          rows.push(judged.row);
          links.push(...(judged.paths ?? []).map((path) => ({ file: at, path })));
        }
        verdicts.push({ file: at, problems: judged.kind === "valid" ? [] : judged.problems });
        if (verdicts.length > MOST_ROWS) {
          throw new UnreadableFile(`The file has more than ${MOST_ROWS} rows.`);
        }
      }
    }
  } catch (failure) {
    return { rows: [], verdicts: [{ file, problems: [reasonOf(failure)] }], links: [] };
  }
  if (verdicts.length === 0) verdicts.push({ file, problems: ["has no row"] });
  return { rows, verdicts, links };
}

/** Why a file cannot be read; throws what is no fault of the file. */
function reasonOf(failure: unknown): string {
  if (failure instanceof UnreadableFile) return failure.message;
  const { code } = failure as NodeJS.ErrnoException;
  if (code === undefined) throw failure;
  return `cannot be read: ${code}`;
}
