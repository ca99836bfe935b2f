import { sheetDifferences } from "@reagent/domain/sheet-revision";
import { type Selectable, sql } from "kysely";
import { SHEET_COLUMNS, sheetFactsOf } from "../../catalogue/sheet-facts.ts";
import { chunks } from "../../database/chunks.ts";
import type { Database, Reader, Tx } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import { LOAD_TIMEOUT_MS } from "../../database/transact.ts";
import { expectNewest, type Staged, staged } from "./staging.ts";
import { insertAll, type RowOf } from "./write.ts";

type ItemRow = Selectable<Schema["items"]>;

/** Items that an import brings back after it had taken them out: their facts are those of the time. */
const COMING_BACK = sql`former_items
  inner join ${staged("items")} as coming on coming.code = former_items.code
  where not exists (select 1 from items where items.id = coming.id)`;

/** The staged item has a column otherwise than the item of the shop. */
const DIFFERS = sql.join(
  SHEET_COLUMNS.map((name) => sql`items.${sql.ref(name)} is distinct from coming.${sql.ref(name)}`),
  sql` or `,
);

/**
 * Compares the staged goods with those of the shop, and stages a revision for each data sheet whose hazard facts differ (rules,
 * revisions of data sheets). It reads in small steps and writes in short transactions; goods that the shop has not had, or has as they
 * are, cost one statement for all.
 */
export async function stageSheetRevisions(database: Database, { token }: Staged): Promise<void> {
  const { rows: changed } = await sql<{ id: number }>`select items.id from items
    inner join ${staged("items")} as coming on coming.id = items.id
    where items.has_msds = 1 and coming.has_msds = 1 and (${DIFFERS})
    order by items.id`.execute(database.read);
  for (const some of chunks(changed.map(({ id }) => id))) {
    const before = await database.read
      .selectFrom("items")
      .selectAll()
      .where("id", "in", some)
      .execute();
    await stage(database, token, before);
  }
  const { rows: back } = await sql<{ code: string }>`select former_items.code from ${COMING_BACK}
    order by former_items.code`.execute(database.read);
  for (const some of chunks(back.map(({ code }) => code)))
    await stage(
      database,
      token,
      (await formerItems(database.read, some)).filter((item) => item.has_msds === 1),
    );
}

async function formerItems(reader: Reader, codes: readonly string[]): Promise<ItemRow[]> {
  const rows = await reader
    .selectFrom("former_items")
    .select("facts")
    .where("code", "in", codes)
    .execute();
  return rows.map(({ facts }) => JSON.parse(facts) as ItemRow);
}

async function stage(database: Database, token: string, before: readonly ItemRow[]) {
  if (before.length === 0) return;
  const after = await database.read
    .selectFrom("staged_items")
    .selectAll()
    .where(
      "code",
      "in",
      before.map(({ code }) => code),
    )
    .where("has_msds", "=", 1)
    .execute();
  const byCode = new Map(after.map((item) => [item.code, item]));
  const revisions = before.flatMap((item) => revisionOf(item, byCode.get(item.code)));
  await database.transact(
    async (tx) => {
      await expectNewest(tx, token);
      await insertAll(tx, "staged_sheet_revisions", revisions);
    },
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
}

/** The next revision of an item's data sheet; none where a reader finds the same hazards in it. */
function revisionOf(
  before: ItemRow,
  after: ItemRow | undefined,
): RowOf<"staged_sheet_revisions">[] {
  if (!after) return [];
  const differences = sheetDifferences(sheetFactsOf(before), sheetFactsOf(after));
  if (differences.length === 0) return [];
  return [
    {
      item_code: before.code,
      revision: (before.sheet_revision ?? 1) + 1,
      revised_at: 0,
      // The sheet has no drawing.
      replaced: JSON.stringify({ ...before, structure_svg: null }),
      differences: JSON.stringify(differences),
      told_at: null,
    },
  ];
}

/** The numbers and dates of the sheets that an import brings back, which merging the goods would begin anew. */
export async function readReturningSheets(tx: Tx): Promise<ItemRow[]> {
  const { rows } = await sql<{
    facts: string;
  }>`select former_items.facts from ${COMING_BACK}`.execute(tx);
  return rows.map(({ facts }) => JSON.parse(facts) as ItemRow);
}

/** Makes the staged revisions those of the merged goods, as of `now`, and gives returning sheets their numbers back. */
export async function mergeSheetRevisions(
  tx: Tx,
  returning: readonly ItemRow[],
  now: number,
): Promise<void> {
  for (const { code, sheet_revision, sheet_revised_at } of returning) {
    if (sheet_revision === undefined) continue;
    await tx
      .updateTable("items")
      .set({ sheet_revision, sheet_revised_at: sheet_revised_at ?? null })
      .where("code", "=", code)
      .execute();
  }
  await sql`insert into sheet_revisions
      (item_code, revision, revised_at, replaced, differences, told_at)
    select item_code, revision, ${sql.lit(now)}, replaced, differences, told_at
    from ${staged("sheet_revisions")}`.execute(tx);
  await sql`update items set sheet_revised_at = ${sql.lit(now)}, sheet_revision = (
      select revision from ${staged("sheet_revisions")} as revised
      where revised.item_code = items.code)
    where code in (select item_code from ${staged("sheet_revisions")})`.execute(tx);
}

/** Begins the data sheets of a shop's own goods anew: what the demo said of the same codes was of the demo's goods. */
export async function beginSheetsAnew(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom("sheet_notices").execute();
  await tx.deleteFrom("sheet_revisions").execute();
  await tx.updateTable("items").set({ sheet_revision: 1, sheet_revised_at: now }).execute();
}
