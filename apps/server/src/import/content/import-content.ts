import type { Content } from "../../catalogue/catalogue.ts";
import { raiseRevision } from "../../catalogue/revision.ts";
import type { Database } from "../../database/database.ts";
import { LOAD_TIMEOUT_MS } from "../../database/transact.ts";
import { loadBranches } from "../load/load-branches.ts";
import { readBranches } from "./read-branches.ts";
import { type FileVerdict, readContentFolder } from "./read-folder.ts";
import { readWinners } from "./read-winners.ts";
import { findDeadLinks, findUnknownProducts } from "./shop-links.ts";
import { deleteOtherContent, writeContentRows } from "./write-content.ts";
import { judgeTerms } from "./write-terms.ts";
import { writeWinners } from "./write-winners.ts";

export interface ContentReport {
  /** Of each file, in the order of their names, then of each row of the CSV files. */
  readonly verdicts: readonly FileVerdict[];
  /** How many entries were written, each with its two languages, and rows. */
  readonly entries: number;
  readonly isDone: boolean;
}

interface Options {
  /** Makes the shop's content exactly that of the folder; otherwise other entries stay. */
  readonly replaces?: boolean;
  /** Only validates the files. */
  readonly isCheck?: boolean;
  /** Patterns of the shop's addresses; links to others are dead. Not checked where undefined. */
  readonly addresses?: readonly string[] | undefined;
}

/**
 * Imports a folder of content, also while a server runs: all of it in one transaction, or nothing where any file is wrong. Repeating it
 * changes nothing. Throws `CommandError`.
 */
export async function importContent(
  database: Database,
  folder: string,
  { replaces = false, isCheck = false, addresses }: Options = {},
): Promise<ContentReport> {
  const read = readContentFolder(folder);
  const dead = await findDeadLinks(database.read, read, { replaces, addresses });
  const deadOf = Map.groupBy(dead, ({ file }) => file);
  const unknown = await findUnknownProducts(database.read, read.products);
  const unknownOf = Map.groupBy(unknown, ({ file }) => file);
  const wrongTerms = await judgeTerms(database.read, read.content.pages);
  const branches = await readBranches(folder);
  const winners = await readWinners(folder);
  const files = read.verdicts.map(({ file, problems }) => ({
    file,
    problems: [
      ...problems,
      ...(deadOf.get(file) ?? []).map(({ path }) => `a link that leads nowhere: ${path}`),
      ...(unknownOf.get(file) ?? []).map(({ code }) => `products: the shop has no item ${code}`),
      ...(wrongTerms && read.termsFiles.includes(file) ? [wrongTerms] : []),
    ],
  }));
  const verdicts = [...files, ...branches.verdicts, ...winners.verdicts];
  const entries =
    countEntries(read.content) + (branches.rows?.length ?? 0) + (winners.rows?.length ?? 0);
  const isDone = !isCheck && entries > 0 && verdicts.every(({ problems }) => problems.length === 0);
  if (isDone) {
    await database.transact(
      async (tx) => {
        if (replaces) await deleteOtherContent(tx, read.content);
        await writeContentRows(tx, read.content, { isDemo: false });
        if (replaces || branches.rows) {
          await loadBranches(tx, branches.rows ?? [], { isDemo: false });
        }
        if (replaces || winners.rows) {
          await writeWinners(tx, winners.rows ?? [], { isDemo: false });
        }
        await raiseRevision(tx);
      },
      { timeoutMs: LOAD_TIMEOUT_MS },
    );
  }
  return { verdicts, entries, isDone };
}

function countEntries({ articles, activities, pages, jobs }: Content): number {
  return articles.length + activities.length + pages.length + jobs.length;
}
