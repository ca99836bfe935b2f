import { randomUUID } from "node:crypto";
import type { Progress } from "../../basics/progress.ts";
import type { Pack } from "../../catalogue/catalogue.ts";
import { raiseRevision } from "../../catalogue/revision.ts";
import { chunks } from "../../database/chunks.ts";
import type { Database, Tx } from "../../database/database.ts";
import { writeFact } from "../../database/facts.ts";
import { LOAD_TIMEOUT_MS } from "../../database/transact.ts";
import { forgetColumns } from "../../listing/stored-columns.ts";
import { reservedOf } from "./reserved.ts";
import { packRow } from "./rows.ts";
import { withoutFalsePromotion } from "./shop-goods.ts";
import { expectNewest } from "./staging.ts";
import { upsertAll } from "./write.ts";

const PACKS_AT_ONCE = 400;

/**
 * Changes the stated columns of packs that the shop has, in short transactions, so that orders can be placed in between; where it is
 * interrupted, it is to be repeated. A stated stock lies on the shelf; what orders have reserved of it stays theirs. The search has
 * nothing of these columns, and the listings read them anew.
 */
export async function changePacks(
  database: Database,
  packs: readonly Pack[],
  stated: ReadonlySet<string>,
  onProgress: Progress = () => {},
): Promise<void> {
  const token = randomUUID();
  const options = { timeoutMs: LOAD_TIMEOUT_MS };
  await database.transact((tx) => writeFact(tx, "catalogue_load", token), options);
  let count = 0;
  for (const some of chunks(packs, PACKS_AT_ONCE)) {
    await database.transact(async (tx) => {
      await expectNewest(tx, token);
      await change(tx, new Map(some.map((pack) => [pack.code, pack])), stated);
    }, options);
    count += some.length;
    onProgress(count, packs.length);
  }
  await database.transact(async (tx) => {
    await forgetColumns(tx);
    await raiseRevision(tx);
  }, options);
}

async function change(
  tx: Tx,
  packs: ReadonlyMap<string, Pack>,
  stated: ReadonlySet<string>,
): Promise<void> {
  const rows = await tx
    .selectFrom("packs")
    .selectAll()
    .where("code", "in", [...packs.keys()])
    .execute();
  if (rows.length === 0) return;
  const reserved = await reservedOf(tx, "reagent", stated.has("stock") ? rows : []);
  const changed = rows.map((row) => {
    const pack = packs.get(row.code);
    if (!pack) return row;
    const next = Object.entries(
      packRow(pack, { id: row.id, itemId: row.item_id, position: row.position }),
    );
    const changes = Object.fromEntries(next.filter(([name]) => stated.has(name)));
    const stock = stated.has("stock")
      ? Math.max(0, pack.stock - (reserved.get(row.code) ?? 0))
      : row.stock;
    return withoutFalsePromotion({ ...row, ...changes, stock });
  });
  await upsertAll(tx, "packs", "id", changed);
}
