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
