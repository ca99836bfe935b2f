/** What the list of dangerous goods says under a UN number. */
export interface UnEntry {
  readonly shippingName: { readonly zh: string; readonly en: string };
  readonly hazardClass: string;
  readonly subsidiaryClass: string;
  /** More than one where the group follows from tests of the goods. */
  readonly packingGroups: readonly string[];
}

/** The entries of organometallic reagents: other numbers are not known here. */
const ENTRIES: ReadonlyMap<string, UnEntry> = new Map([
  [
    "3394",
    {
      shippingName: {
        zh: "液态有机金属物质，发火，遇水反应",
        en: "ORGANOMETALLIC SUBSTANCE, LIQUID, PYROPHORIC, WATER-REACTIVE",
      },
      hazardClass: "4.2",
      subsidiaryClass: "4.3",
      packingGroups: ["I"],
    },
  ],
  [
    "3399",
    {
      shippingName: {
        zh: "液态有机金属物质，遇水反应，易燃",
        en: "ORGANOMETALLIC SUBSTANCE, LIQUID, WATER-REACTIVE, FLAMMABLE",
      },
      hazardClass: "4.3",
      subsidiaryClass: "3",
      packingGroups: ["I", "II", "III"],
    },
  ],
]);

/** The entry of a UN number, where it is known. */
export function unEntry(unNumber: string): UnEntry | undefined {
  return ENTRIES.get(unNumber);
}
