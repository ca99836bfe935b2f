import type { Fact } from "./facts.ts";
import { hashOf } from "./hash.ts";

const FIRST = 800_000;
/** Each substance has a range of five numbers for its items. */
const STRIDE = 5;
const PLACES = 19_999;

/** The first item code of each substance, by its key: the initial of its English name and six unique digits. */
export function firstNumbers(facts: readonly Fact[]): Map<string, number> {
  const taken = new Set<number>();
  return new Map(
    facts.map(({ key }) => {
      let place = hashOf(`code of ${key}`) % PLACES;
      while (taken.has(place)) place = (place + 1) % PLACES;
      taken.add(place);
      return [key, FIRST + place * STRIDE];
    }),
  );
}

/** The letter by which a name is sorted: locants, configurations and prefixes such as n- and tert- do not count. */
export function initialOf(englishName: string): string {
  const plain = englishName.replace(
    /^(?:\([^)]*\)-?|[\d,'.]+\S*?-|[NODLnop]\S{0,2}-|DL-|[mM]eso-|tert-|trans-|rac-|alpha-|epsilon-|gamma-|[βα]-|\[|\d)+/u,
    "",
  );
  return /[A-Za-z]/u.exec(plain === "" ? englishName : plain)?.[0].toUpperCase() ?? "X";
}
