import { USUAL_AWARD } from "@reagent/api/contract/usual-award";
import type { OwnAward } from "@reagent/domain/award";
import type { WinnerRow } from "@reagent/domain/paper-winner";
import type { Banner, ImageFile, LineTexts } from "../../catalogue/catalogue.ts";
import type { Tx } from "../../database/database.ts";
import { loadBranches, type NewBranch } from "../load/load-branches.ts";
import { readAwardFile } from "./read-award.ts";
import { readBanners } from "./read-banners.ts";
import { readBranches } from "./read-branches.ts";
import { realFolder, type ShopLink } from "./read-folder.ts";
import { readProductLines } from "./read-product-lines.ts";
import type { ContentTable } from "./read-table.ts";
import { readWinners } from "./read-winners.ts";
import { writeAward } from "./write-award.ts";
import { writeBanners, writeOrchardBanners } from "./write-banners.ts";
import { writeLineTexts } from "./write-product-lines.ts";
import { writeWinners } from "./write-winners.ts";

/** The CSV files and `award.yaml` in the root of a content folder. */
interface ContentTables {
  readonly banners: ContentTable<Banner>;
  readonly orchardBanners: ContentTable<Banner>;
  readonly productLines: ContentTable<LineTexts>;
  readonly branches: ContentTable<NewBranch>;
  readonly award: ContentTable<OwnAward>;
  readonly winners: ContentTable<WinnerRow>;
}

/** Reads and checks these files of a content folder. Without an award of its own, its winners are of the one that is given. */
export async function readContentTables(
  folder: string,
  { award: given = USUAL_AWARD }: { readonly award?: OwnAward } = {},
): Promise<ContentTables> {
  const root = realFolder(folder);
  const award = readAwardFile(root);
  return {
    banners: await readBanners(root, "banners.csv"),
    orchardBanners: await readBanners(root, "orchard-banners.csv"),
    productLines: await readProductLines(root),
    branches: await readBranches(root),
    award,
    winners: await readWinners(root, award.rows?.[0] ?? given),
  };
}

const all = (tables: ContentTables): readonly ContentTable<unknown>[] =>
  Object.values(tables) as ContentTable<unknown>[];

export const verdictsOfTables = (tables: ContentTables) =>
  all(tables).flatMap(({ verdicts }) => verdicts);

export const linksOfTables = (tables: ContentTables): ShopLink[] =>
  all(tables).flatMap(({ links }) => links);

export const countTableRows = (tables: ContentTables): number =>
  all(tables).reduce((sum, { rows }) => sum + (rows?.length ?? 0), 0);

/** The images that the rows show. */
export const imagesOfTables = ({
  banners,
  orchardBanners,
  productLines,
}: ContentTables): ImageFile[] => [
  ...[banners, orchardBanners, productLines]
    .flatMap(({ rows = [] }): readonly Pick<Banner, "picture">[] => rows)
    .flatMap(({ picture }) => picture?.image ?? []),
  ...(productLines.rows ?? []).flatMap(({ images }) => images),
];

/** Makes what a file has exactly its rows. Without the file it stays, or with `replaces` is deleted. */
export async function writeContentTables(
  tx: Tx,
  { banners, orchardBanners, productLines, branches, award, winners }: ContentTables,
  { replaces = false, isDemo }: { readonly replaces?: boolean; readonly isDemo: boolean },
): Promise<void> {
  const from = { isDemo };
  const rowsOf = <Row>({ rows }: ContentTable<Row>) => rows ?? (replaces ? [] : undefined);
  const write = async <Row>(
    table: ContentTable<Row>,
    writing: (tx: Tx, rows: readonly Row[], of: typeof from) => Promise<void>,
  ) => {
    const rows = rowsOf(table);
    if (rows) await writing(tx, rows, from);
  };
  await write(banners, writeBanners);
  await write(orchardBanners, writeOrchardBanners);
  const lines = rowsOf(productLines);
  if (lines) await writeLineTexts(tx, lines, { ...from, replaces });
  await write(branches, loadBranches);
  await write(award, writeAward);
  await write(winners, writeWinners);
}
