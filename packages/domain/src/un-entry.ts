import { UN_ENTRIES, type UnEntry } from "./un-entries.ts";

const ENTRIES: ReadonlyMap<string, UnEntry> = new Map(UN_ENTRIES);

/** The entry of a UN number, where it is known. */
export function unEntry(unNumber: string): UnEntry | undefined {
  return ENTRIES.get(unNumber);
}

/** A text in both languages. */
interface Words {
  readonly zh: string;
  readonly en: string;
}

/** The packing group, or those of which one is to be found by tests; substances of class 5.2 and self-reactive ones have none. */
export function packingGroupWords({ packingGroups }: UnEntry): Words {
  const last = packingGroups.length - 1;
  if (last < 0) return { zh: "无", en: "None" };
  if (last === 0) return { zh: packingGroups.join(""), en: packingGroups.join("") };
  const before = packingGroups.slice(0, last);
  return {
    zh: `${before.join("、")} 或 ${packingGroups[last]}，未确定`,
    en: `${before.join(", ")} or ${packingGroups[last]}, not determined`,
  };
}

/** The class with the subsidiary one: "3 (6.1)". */
export function unClass({ hazardClass, subsidiaryClass }: UnEntry): string {
  return subsidiaryClass === "" ? hazardClass : `${hazardClass} (${subsidiaryClass})`;
}
