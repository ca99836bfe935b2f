import type { Database, Tx } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import type { SiteFact } from "../database/schema.ts";
import { searchIn } from "../search/search.ts";
import type { Catalogue, Substance } from "./catalogue.ts";
import { writeContent } from "./load-content.ts";
import { writeInstruments } from "./load-instruments.ts";
import { writeItems } from "./load-items.ts";
import { instrumentEntries, reagentEntries } from "./search-entries.ts";
import { drawStructure } from "./structure.ts";

/** How long another writer may keep a load waiting, in milliseconds. */
const PATIENCE_MS = 60_000;

export interface LoadOptions {
  /** Draws a structure from its SMILES; `drawStructure` unless told, which takes about three milliseconds each. */
  readonly draw?: (smiles: string) => string;
}

/**
 * Makes the database hold exactly this catalogue, in one transaction, then its search index. Loading it again changes nothing:
 * items, packs, instruments and their variants keep the ids that their codes have, so carts and favourites stay. The fact
 * `catalogue_kind` is written last; a load that was cut off leaves it out, and is to be done again.
 */
export async function loadCatalogue(
  database: Database,
  catalogue: Catalogue,
  { draw = drawStructure }: LoadOptions = {},
): Promise<void> {
  const drawings = drawAll(catalogue.substances, draw);
  const targets = await database.transact(
    async (tx) => {
      await tx
        .deleteFrom("site_facts")
        .where("name", "=", "catalogue_kind" satisfies SiteFact)
        .execute();
      await writeContent(tx, catalogue);
      const items = await writeItems(tx, catalogue, drawings);
      const skus = await writeInstruments(tx, catalogue.instruments);
      await raiseRevision(tx);
      return { items, skus };
    },
    { patienceMs: PATIENCE_MS },
  );
  const search = searchIn(database);
  try {
    await search.rebuild("reagent", reagentEntries(catalogue, targets.items));
    await search.rebuild("instrument", instrumentEntries(catalogue.instruments, targets.skus));
  } finally {
    search.close();
  }
  await database.transact(
    async (tx) => {
      await tx
        .insertInto("site_facts")
        .values({ name: "catalogue_kind", value: catalogue.kind })
        .execute();
      await raiseRevision(tx);
    },
    { patienceMs: PATIENCE_MS },
  );
}

/** Whether a catalogue stands in the database, whole and with its search index. */
export async function hasCatalogue(database: Database): Promise<boolean> {
  return (await readFact(database.read, "catalogue_kind")) !== undefined;
}

/** Tells every cache that the catalogue has changed. */
export async function raiseRevision(tx: Tx): Promise<void> {
  const name: SiteFact = "catalogue_revision";
  const known = await readFact(tx, name);
  const value = String(Number(known ?? "0") + 1);
  await (known === undefined
    ? tx.insertInto("site_facts").values({ name, value }).execute()
    : tx.updateTable("site_facts").set({ value }).where("name", "=", name).execute());
}

/** The drawing of each substance that has a structure, by its key. */
function drawAll(
  substances: readonly Substance[],
  draw: (smiles: string) => string,
): ReadonlyMap<string, string> {
  return new Map(
    substances.flatMap(({ key, smiles }): [string, string][] =>
      smiles === null ? [] : [[key, draw(smiles)]],
    ),
  );
}
