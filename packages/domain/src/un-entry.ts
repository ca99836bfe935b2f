import { UN_ENTRIES, type UnEntry } from "./un-entries.ts";

const ENTRIES: ReadonlyMap<string, UnEntry> = new Map(UN_ENTRIES);

/** The entry of a UN number, where it is known. */
export function unEntry(unNumber: string): UnEntry | undefined {
  return ENTRIES.get(unNumber);
}

/** The class with the subsidiary one: "3 (6.1)". */
export function unClass({ hazardClass, subsidiaryClass }: UnEntry): string {
  return subsidiaryClass === "" ? hazardClass : `${hazardClass} (${subsidiaryClass})`;
}
