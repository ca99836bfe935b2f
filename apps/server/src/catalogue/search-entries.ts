import type { SearchEntry } from "../search/search.ts";
import type { Catalogue, Instrument, Item, Substance } from "./catalogue.ts";
import type { Ids } from "./write.ts";

/** What reagents are found by, in the order of the catalogue. */
export function* reagentEntries(
  { items, substances }: Pick<Catalogue, "items" | "substances">,
  ids: Pick<Ids, "of">,
): Generator<SearchEntry> {
  const byKey = new Map(substances.map((substance) => [substance.key, substance]));
  for (const item of items) {
    const substance = byKey.get(item.substance);
    if (substance) yield reagentEntry(ids.of(item.code), item, substance);
  }
}

/** What one item is found by: names, aliases, formula, CAS and MDL number, item and product codes. */
export function reagentEntry(target: number, item: Item, substance: Substance): SearchEntry {
  const { cas, mdlNumber, formula, name, aliases } = substance;
  const names = [item.name.zh, item.name.en, name.zh, name.en, ...aliases.zh, ...aliases.en];
  return {
    target,
    // A formula is a code, too: who types a whole one means it exactly.
    codes: [item.code, ...item.packs.map(({ code }) => code), cas, mdlNumber, formula].filter(
      isKnown,
    ),
    names: [...new Set(names)],
    others: [],
  };
}

/** What instruments are found by, variant by variant. */
export function* instrumentEntries(
  instruments: readonly Instrument[],
  ids: Pick<Ids, "of">,
): Generator<SearchEntry> {
  for (const { code, name, skus } of instruments) {
    for (const sku of skus) {
      yield {
        target: ids.of(sku.code),
        codes: [sku.code, code],
        names: [name.zh, name.en],
        others: [],
      };
    }
  }
}

function isKnown(text: string | null): text is string {
  return text !== null;
}
