import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ShopPart } from "@reagent/domain/shop-part";
import { Coming } from "./coming.ts";
import type { ContentReport } from "./content/import-content.ts";
import { FILE_ORDER, importFile, kindOf, type Printed } from "./file-kinds.ts";
import { groupsInFile } from "./import-discounts.ts";
import type { ImportOptions, ImportStores } from "./import.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** What was found in a folder. */
export interface FolderReport {
  /** Of each file, in the order in which they are imported. */
  readonly files: readonly (Printed & { readonly file: string })[];
  /** The files of the folder `content` with problems, how many entries it has, and what it hides; undefined without such a folder. */
  readonly content:
    | (Pick<ContentReport, "entries" | "hidden"> & { readonly wrong: readonly string[] })
    | undefined;
  /** Whether everything was imported, or could be; nothing is changed where a file has no valid row. */
  readonly isDone: boolean;
}

export interface FolderOptions extends ImportOptions {
  /** The parts that the shop does without, to which no content may lead. */
  readonly absentParts?: readonly ShopPart[];
}

const TABLE = /\.(?:csv|tsv|txt)$/iu;
const CONTENT = "content";

/**
 * Imports all files of a folder: goods first, then what names them, then its folder `content`, at last what only changes stocks and
 * prices. All are checked before anything is changed; then each is imported in a transaction of its own. Throws `UnreadableFile`.
 */
export async function importFolder(
  stores: ImportStores,
  folder: string,
  options: FolderOptions,
): Promise<FolderReport> {
  const files = await filesIn(folder);
  const hasContent = existsSync(join(folder, CONTENT));
  if (files.length === 0 && !hasContent)
    throw new UnreadableFile(`The folder has no CSV or TSV file, and no folder ${CONTENT}.`);
  const checked = await imported(stores, folder, files, { ...options, isCheck: true });
  return options.isCheck || !checked.isDone ? checked : imported(stores, folder, files, options);
}

type FoundFile = Readonly<{ file: string; kind: Awaited<ReturnType<typeof kindOf>> }>;

/** The tables of a folder, in the order of their import. */
async function filesIn(folder: string): Promise<FoundFile[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TABLE.test(entry.name) && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .toSorted();
  const found: FoundFile[] = [];
  for (const file of names) {
    found.push({ file, kind: await named(file, () => kindOf(join(folder, file))) });
  }
  return found.toSorted(
    (one, other) => FILE_ORDER.indexOf(one.kind) - FILE_ORDER.indexOf(other.kind),
  );
}

async function imported(
  stores: ImportStores,
  folder: string,
  files: readonly FoundFile[],
  { replaces = false, absentParts = [], ...options }: FolderOptions,
): Promise<FolderReport> {
  const coming = new Coming();
  for (const { file } of files.filter(({ kind }) => kind === "discounts"))
    for (const group of await named(file, () => groupsInFile(join(folder, file))))
      coming.groups.add(group);
  const reports: FolderReport["files"][number][] = [];
  const replaced = new Set<string>();
  let content: FolderReport["content"];
  for (const kind of FILE_ORDER) {
    if (kind === "feed")
      content = await contentOf(stores, folder, { ...options, replaces, absentParts, coming });
    for (const { file } of files.filter((each) => each.kind === kind)) {
      // Of several files of a kind the first replaces, and the others add to it. Customers are never deleted.
      const isFirst = kind !== "feed" && kind !== "customers" && !replaced.has(kind);
      replaced.add(kind);
      const report = await named(file, () =>
        importFile(stores, join(folder, file), {
          ...options,
          // Groups of customers are not there before the discounts, which name customers.
          ...((options.isCheck || kind === "customers") && { coming }),
          ...(kind === "feed" && { prunes: false }),
          replaces: replaces && isFirst,
        }),
      );
      reports.push({ ...report, file });
    }
  }
  return {
    files: reports,
    content,
    isDone: reports.every((report) => report.isDone) && (content?.wrong ?? []).length === 0,
  };
}

async function contentOf(
  stores: ImportStores,
  folder: string,
  {
    replaces,
    isCheck = false,
    absentParts,
    coming,
  }: {
    readonly replaces: boolean;
    readonly isCheck?: boolean;
    readonly absentParts: readonly ShopPart[];
    readonly coming: Coming;
  },
): Promise<FolderReport["content"]> {
  const path = join(folder, CONTENT);
  if (!existsSync(path)) return undefined;
  const { importContent } = await import("./content/import-content.ts");
  const { shopAddresses } = await import("./content/shop-links.ts");
  const { verdicts, entries, hidden } = await importContent(stores, path, {
    replaces,
    isCheck,
    addresses: shopAddresses(),
    absentParts,
    coming: new Set(coming.items.keys()),
  });
  const wrong = verdicts.flatMap(({ file, problems }) =>
    problems.length === 0 ? [] : `${CONTENT}/${file}: ${problems.join("; ")}`,
  );
  return { wrong, entries, hidden };
}

/** Names the file in what says that it cannot be read. */
async function named<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (failure) {
    if (!(failure instanceof UnreadableFile)) throw failure;
    throw new UnreadableFile(`${file}: ${failure.message}`);
  }
}
