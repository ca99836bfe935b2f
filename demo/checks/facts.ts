import type { Catalogue, Item, Substance } from "@reagent/server/catalogue/catalogue";

/** The facts of an item, as its row of `goods.csv` has them. */
export interface Fact extends Substance {
  readonly grade: Item["grade"];
}

/** What a fact is called in a message: its CAS number, or its code where it has none. */
export const nameOf = ({ cas, key }: Fact): string => cas ?? key;

/** The facts of all items. */
export function factsOf({ items, substances }: Pick<Catalogue, "items" | "substances">): Fact[] {
  const byKey = new Map(substances.map((substance) => [substance.key, substance]));
  return items.flatMap(({ substance: key, grade }) => {
    const substance = byKey.get(key);
    return substance ? [{ ...substance, grade }] : [];
  });
}

/** Whether an item is a solution by its grade: "1.6 mol/L in hexanes". */
export function isSolution({ grade }: Pick<Fact, "grade">): boolean {
  return /溶于|水溶液$/u.test(grade.zh);
}

/** One fact for each substance that is sold as such. */
export function pureFacts(facts: readonly Fact[]): Fact[] {
  const pure = facts.filter((fact) => !isSolution(fact));
  return [...new Map(pure.toReversed().map((fact) => [nameOf(fact), fact])).values()].toReversed();
}
