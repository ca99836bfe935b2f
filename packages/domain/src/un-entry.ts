import { UN_ENTRIES } from "./un-entries.ts";

/** What the list of dangerous goods says under a UN number. */
export interface UnEntry {
  readonly shippingName: { readonly zh: string; readonly en: string };
  readonly hazardClass: string;
  /** Empty where there is none. */
  readonly subsidiaryClass: string;
  /** More than one where the group follows from tests of the goods, or from their concentration; none for organic peroxides. */
  readonly packingGroups: readonly string[];
}

const ENTRIES: ReadonlyMap<string, UnEntry> = new Map(UN_ENTRIES);

/** The entry of a UN number, where it is known. */
export function unEntry(unNumber: string): UnEntry | undefined {
  return ENTRIES.get(unNumber);
}

/** The class with the subsidiary one: "3 (6.1)". */
export function unClass({ hazardClass, subsidiaryClass }: UnEntry): string {
  return subsidiaryClass === "" ? hazardClass : `${hazardClass} (${subsidiaryClass})`;
}
