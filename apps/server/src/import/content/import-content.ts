import type { ShopPart } from "@reagent/domain/shop-part";
import type { Content } from "../../catalogue/catalogue.ts";
import { raiseRevision } from "../../catalogue/revision.ts";
import { readPaperAward } from "../../content/paper-award.ts";
import { LOAD_TIMEOUT_MS } from "../../database/transact.ts";
import type { ImportStores } from "../import.ts";
import { storeImages, writeImages } from "../load/picture-files.ts";
import { moveFormerImages, readFormerImages } from "./former-images.ts";
import { hiddenWinners } from "./hidden-winners.ts";
import { type FileVerdict, readContentFolder } from "./read-folder.ts";
import { findDeadLinks, findUnknownProducts } from "./shop-links.ts";
import {
  countTableRows,
  imagesOfTables,
  linksOfTables,
  readContentTables,
  verdictsOfTables,
  writeContentTables,
} from "./tables.ts";
import { deleteOtherContent, writeContentRows } from "./write-content.ts";
import { judgeTerms } from "./write-terms.ts";

export interface ContentReport {
  /** Of each file, in the order of their names, then of `award.yaml` and each row of the CSV files. */
  readonly verdicts: readonly FileVerdict[];
  /** How many entries were written, each with its two languages, and rows. */
  readonly entries: number;
  /** What of the paper award is or would be in the shop, but not shown. */
  readonly hidden: readonly string[];
  readonly isDone: boolean;
}

interface Options {
  /** Makes the shop's content exactly that of the folder; otherwise other entries stay. */
  readonly replaces?: boolean;
  /** Only validates the files. */
  readonly isCheck?: boolean;
  /** Patterns of the shop's addresses; links to others are dead. Not checked where undefined. */
  readonly addresses?: readonly string[] | undefined;
  /** The parts that the shop does without; links to them are dead. */
  readonly absentParts?: readonly ShopPart[];
  /** The codes of items that come with other files, while everything is only checked. */
  readonly coming?: ReadonlySet<string> | undefined;
}

/**
 * Imports a folder of content, also while a server runs: all of it in one transaction, or nothing where any file is wrong. Repeating it
 * changes nothing. Throws `CommandError`.
 */
export async function importContent(
  { database, files }: ImportStores,
  folder: string,
  { replaces = false, isCheck = false, addresses, absentParts = [], coming }: Options = {},
): Promise<ContentReport> {
  const read = readContentFolder(folder);
  const tables = await readContentTables(
    folder,
    replaces ? {} : { award: await readPaperAward(database.read) },
  );
  const [award] = tables.award.rows ?? [];
  const absent = award ? absentParts.filter((part) => part !== "paper-award") : absentParts;
  const links = [...read.links, ...linksOfTables(tables)];
  const dead = await findDeadLinks(
    database.read,
    { ...read, links },
    { replaces, addresses, absentParts: absent, coming },
  );
  const deadOf = Map.groupBy(dead, ({ file }) => file);
  const unknown = await findUnknownProducts(database.read, read.products, coming);
  const unknownOf = Map.groupBy(unknown, ({ file }) => file);
  const wrongTerms = await judgeTerms(database.read, read.content.pages);
  const verdicts = [...read.verdicts, ...verdictsOfTables(tables)].map(({ file, problems }) => ({
    file,
    problems: [
      ...problems,
      ...(deadOf.get(file) ?? []).map(({ path }) => `a link that leads nowhere: ${path}`),
      ...(unknownOf.get(file) ?? []).map(({ code }) => `products: the shop has no item ${code}`),
      ...(wrongTerms && read.termsFiles.includes(file) ? [wrongTerms] : []),
    ],
  }));
  const keepsWinners = tables.winners.rows === undefined && !replaces;
  const winners = award && keepsWinners ? await hiddenWinners(database.read, award) : [];
  const entries = countEntries(read.content) + countTableRows(tables);
  const isDone = !isCheck && entries > 0 && verdicts.every(({ problems }) => problems.length === 0);
  if (isDone) {
    const former = await readFormerImages(database.read);
    const images = await storeImages({ database, files }, [
      ...read.content.images,
      ...read.content.pictures.flatMap(({ image }) => image ?? []),
      ...imagesOfTables(tables),
      ...former.map(({ image }) => image),
    ]);
    await database.transact(
      async (tx) => {
        if (replaces) await deleteOtherContent(tx, read.content);
        await writeContentRows(tx, read.content, { isDemo: false });
        await writeContentTables(tx, tables, { replaces, isDemo: false });
        await moveFormerImages(tx, former);
        await writeImages(tx, images);
        await raiseRevision(tx);
      },
      { timeoutMs: LOAD_TIMEOUT_MS },
    );
  }
  const fate = isDone ? "are" : "would be";
  return {
    verdicts,
    entries,
    hidden: [
      ...(award && absentParts.includes("paper-award")
        ? ["The shop does without its paper award: set PAPER_AWARD=1 to show that of award.yaml."]
        : []),
      ...(winners.length > 0
        ? [
            `Winners ${fate} hidden, since award.yaml has no tab for them: ${winners.join(", ")}. Bring winners.csv with it.`,
          ]
        : []),
    ],
    isDone,
  };
}

function countEntries({ articles, activities, pages, jobs, notices }: Content): number {
  return articles.length + activities.length + pages.length + jobs.length + notices.length;
}
