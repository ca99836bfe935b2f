import type { Instrument } from "../../catalogue/catalogue.ts";
import type { Tx } from "../../database/database.ts";
import { instrumentRow, skuRow } from "./rows.ts";
import { idsOf, insertAll, replaceByCode } from "./write.ts";
import type { Ids } from "./write.ts";

/** Writes instruments with their variants, in order. Returns the ids of the variants. */
export async function writeInstruments(tx: Tx, instruments: readonly Instrument[]): Promise<Ids> {
  const ids = idsOf(await tx.selectFrom("instruments").select(["id", "code"]).execute());
  const rows = instruments.map((instrument, position) =>
    instrumentRow(instrument, { id: ids.of(instrument.code), position }),
  );
  await replaceByCode(ids, rows, {
    insert: (added) => insertAll(tx, "instruments", added),
    update: (row) => tx.updateTable("instruments").set(row).where("id", "=", row.id).execute(),
    remove: (missing) => tx.deleteFrom("instruments").where("id", "in", missing).execute(),
  });
  const skus = idsOf(await tx.selectFrom("instrument_skus").select(["id", "code"]).execute());
  const skuRows = instruments.flatMap((instrument) =>
    instrument.skus.map((sku, position) =>
      skuRow(sku, instrument, {
        id: skus.of(sku.code),
        instrumentId: ids.of(instrument.code),
        position,
      }),
    ),
  );
  await replaceByCode(skus, skuRows, {
    insert: (added) => insertAll(tx, "instrument_skus", added),
    update: (row) => tx.updateTable("instrument_skus").set(row).where("id", "=", row.id).execute(),
    remove: (missing) => tx.deleteFrom("instrument_skus").where("id", "in", missing).execute(),
  });
  return skus;
}
