import { normalise } from "@reagent/domain/search-text";
import { type SqlBool, sql } from "kysely";
import { chunks } from "../../database/chunks.ts";
import type { Tx } from "../../database/database.ts";
import type { OtherItems } from "./good.ts";
import { staged } from "./staging.ts";
import { insertAll, type RowOf, upsertAll } from "./write.ts";

type BatchRow = RowOf<"former_batches">;

/** The items whose batches are known, or that were sent to somebody: bottles of theirs are somewhere. */
const HAS_BOTTLES = sql`(items.id in (select item_id from batches)
  or items.code in (select order_lines.item_code from shipment_lines
    inner join order_lines on order_lines.order_id = shipment_lines.order_id
      and order_lines.position = shipment_lines.position))`;

/** The staged item with the id of an item of the shop. */
const STAGED_ITEM = sql`(select 1 from ${staged("items")} as coming where coming.id = items.id)`;

/**
 * Keeps what the pages of bottles and of data sheets need of the goods that merging the staged ones will delete: items with their packs
 * and batches, and packs of items that stay (rules, page of a bottle).
 */
export async function keepFormerGoods(tx: Tx, others: OtherItems): Promise<void> {
  if (others === "delete") {
    const gone = await tx
      .selectFrom("items")
      .select("id")
      .where(
        sql<SqlBool>`not exists ${STAGED_ITEM} and (items.sheet_revision > 1 or ${HAS_BOTTLES})`,
      )
      .execute();
    for (const some of chunks(gone))
      await keepItems(
        tx,
        some.map(({ id }) => id),
      );
  }
  const packs = await tx
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .select(["packs.code", "packs.pack", "items.code as item_code"])
    .where(
      sql<SqlBool>`exists ${STAGED_ITEM} and ${HAS_BOTTLES}
        and not exists (select 1 from ${staged("packs")} as coming where coming.id = packs.id)`,
    )
    .execute();
  await keepCodes(tx, packs);
}

/** Forgets the goods of the demo when the shop has goods of its own. */
export async function forgetFormerGoods(tx: Tx): Promise<void> {
  for (const table of ["former_items", "former_codes", "former_batches"] as const)
    await tx.deleteFrom(table).execute();
}

async function keepItems(tx: Tx, ids: readonly number[]): Promise<void> {
  const items = await tx.selectFrom("items").selectAll().where("id", "in", ids).execute();
  const codes = new Map(items.map(({ id, code }) => [id, code]));
  const codeOf = (id: number) => codes.get(id) ?? "";
  await upsertAll(
    tx,
    "former_items",
    "code",
    items.map((item) => ({ code: item.code, facts: JSON.stringify(item) })),
  );
  const packs = await tx
    .selectFrom("packs")
    .select(["code", "pack", "item_id"])
    .where("item_id", "in", ids)
    .execute();
  await keepCodes(tx, [
    ...items.map(({ code }) => ({ code, item_code: code, pack: "" })),
    ...packs.map(({ code, pack, item_id }) => ({ code, item_code: codeOf(item_id), pack })),
  ]);
  const batches = await tx.selectFrom("batches").selectAll().where("item_id", "in", ids).execute();
  await keepFormerBatches(
    tx,
    batches.map(({ item_id, ...batch }) => ({ ...batch, item_code: codeOf(item_id) })),
  );
}

const keepCodes = (tx: Tx, codes: readonly Omit<RowOf<"former_codes">, "key">[]): Promise<void> =>
  upsertAll(
    tx,
    "former_codes",
    "key",
    codes.map((row) => ({ key: normalise(row.code), ...row })),
  );

/** Keeps batches that will be deleted, for the pages of their bottles. */
export async function keepFormerBatches(tx: Tx, batches: readonly BatchRow[]): Promise<void> {
  for (const some of chunks(batches)) {
    await tx
      .deleteFrom("former_batches")
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("item_code", "code"),
          "in",
          some.map(({ item_code, code }) => tuple(item_code, code)),
        ),
      )
      .execute();
    await insertAll(tx, "former_batches", some);
  }
}
