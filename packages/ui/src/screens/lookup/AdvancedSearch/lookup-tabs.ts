/** The tabs of the advanced search, in order; `/advsearch` opens the first. */
export const LOOKUP_TABS = ["structure", "certificate", "dataSheet", "batch", "shipping"] as const;
export type LookupTab = (typeof LOOKUP_TABS)[number];
