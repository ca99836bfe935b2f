/** What identifies a substance: the CAS number, or the names of a product without one. */
export interface Named {
  readonly casNumber: string;
  readonly chineseName: string;
  readonly englishName: string;
}

/** The key of the substance of an item; items of one substance have the same. */
export function substanceOf({ casNumber, chineseName, englishName }: Named): string {
  return casNumber || `${chineseName}\n${englishName}`;
}

/** The first item of each substance, in their order, without those of the substance of `own` (storefront §2, product detail). */
export function oncePerSubstance<Item extends Named>(items: readonly Item[], own: Named): Item[] {
  const seen = new Set([substanceOf(own)]);
  return items.filter((item) => {
    const substance = substanceOf(item);
    const isNew = !seen.has(substance);
    seen.add(substance);
    return isNew;
  });
}

/** Water of crystallisation in a SMILES: a part of its own. */
const WATER = "O";

/** The most parts of water that are looked for, as in a dodecahydrate. */
const MOST_WATERS = 12;

/**
 * The SMILES of a structure without water of crystallisation and with one to twelve parts of it, which stand before or behind the
 * other parts, in the order in which they are written; none for water itself and without a SMILES (decisions, forms of a substance).
 */
export function hydrateForms(smiles: string): string[] {
  const parts = smiles.trim().split(".");
  const dry = parts.filter((part) => part !== WATER).join(".");
  if (dry === "") return [];
  const waters = Array.from({ length: MOST_WATERS }, (_, at) =>
    Array.from({ length: at + 1 }, () => WATER).join("."),
  );
  return [dry, ...waters.flatMap((water) => [`${dry}.${water}`, `${water}.${dry}`])];
}
