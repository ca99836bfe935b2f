import type { DatedRevision, SheetDifference } from "@reagent/domain/sheet-revision";
import { wantedRevision } from "@reagent/domain/sheet-revision";
import type { Selectable } from "kysely";
import type { Reader } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

type ItemRow = Selectable<Schema["items"]>;

/** A revision of a data sheet, with what it rests on. */
export interface SheetEdition extends DatedRevision {
  /** The item as the revision has it; its id is that of another one where it is not the newest. */
  readonly item: ItemRow;
  /** What it says otherwise than the revision before. */
  readonly differences: readonly SheetDifference[];
  /** The next revision; undefined of the newest. */
  readonly replacedBy: DatedRevision | undefined;
}

/** A revision with its differences. */
export interface ListedRevision extends DatedRevision {
  readonly differences: readonly SheetDifference[];
}

/** The newest revision of an item's data sheet; of an item that was kept as JSON, both may be missing. */
export const newestRevision = ({
  sheet_revision,
  sheet_revised_at,
}: Pick<ItemRow, "sheet_revision" | "sheet_revised_at">): DatedRevision => ({
  revision: sheet_revision ?? 1,
  revisedAt: sheet_revised_at ?? null,
});

/** A revision of an item's data sheet by its number as text, "" for the newest; undefined where there is none, or no sheet. */
export async function findEdition(
  reader: Reader,
  item: ItemRow,
  wanted: string,
): Promise<SheetEdition | undefined> {
  const newest = newestRevision(item);
  const revision = wantedRevision(wanted, newest.revision);
  if (item.has_msds !== 1 || revision === undefined) return undefined;
  const rows = await reader
    .selectFrom("sheet_revisions")
    .select(["revision", "revised_at", "differences", "replaced"])
    .where("item_code", "=", item.code)
    .where("revision", "in", [revision, revision + 1])
    .execute();
  const own = rows.find((row) => row.revision === revision);
  const differences = differencesIn(own?.differences);
  if (revision === newest.revision) return { ...newest, item, differences, replacedBy: undefined };
  const next = rows.find((row) => row.revision === revision + 1);
  if (!next) return undefined;
  const replaced = JSON.parse(next.replaced) as ItemRow;
  return {
    ...newestRevision(replaced),
    item: replaced,
    differences,
    replacedBy: { revision: next.revision, revisedAt: next.revised_at },
  };
}

/** The number of the revision of an item's data sheet that was in force at an instant, in epoch milliseconds. */
export async function revisionAt(reader: Reader, itemCode: string, at: number): Promise<number> {
  const row = await reader
    .selectFrom("sheet_revisions")
    .select("revision")
    .where("item_code", "=", itemCode)
    .where("revised_at", "<=", at)
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.revision ?? 1;
}

/** All revisions of an item's data sheet, the newest first. */
export async function listRevisions(reader: Reader, item: ItemRow): Promise<ListedRevision[]> {
  const newest = newestRevision(item);
  const rows = await reader
    .selectFrom("sheet_revisions")
    .select(["revision", "revised_at", "differences"])
    .where("item_code", "=", item.code)
    .orderBy("revision", "desc")
    .execute();
  const later = rows.map(({ revision, revised_at, differences }) => ({
    revision,
    revisedAt: revised_at,
    differences: differencesIn(differences),
  }));
  const first =
    newest.revision === 1 ? newest : await findEdition(reader, { ...item, has_msds: 1 }, "1");
  return first ? [...later, { revision: 1, revisedAt: first.revisedAt, differences: [] }] : later;
}

const differencesIn = (stored: string | undefined): readonly SheetDifference[] =>
  stored === undefined ? [] : (JSON.parse(stored) as SheetDifference[]);
