import { noFirstCalls, screen } from "../../../screen.ts";
import { LOOKUP_TABS, type LookupTab } from "./lookup-tabs.ts";

const lookupAt = <const Address extends string>(address: Address, tab: LookupTab) =>
  screen({
    address,
    visitors: "anyone",
    isListed: true,
    firstCalls: noFirstCalls,
    load: async () => (await import("./AdvancedSearch.tsx")).AdvancedSearch,
    props: () => ({ tab }),
  });

/** The same page on the tab that the address names (storefront §2, advanced search). */
export const advancedSearch = screen({
  address: "/advsearch",
  /** With a structure, the search starts with it. */
  path: ({ smilesCode = "" }: { smilesCode?: string } = {}) =>
    smilesCode ? `/advsearch?${new URLSearchParams({ smilesCode })}` : "/advsearch",
  visitors: "anyone",
  isListed: true,
  firstCalls: noFirstCalls,
  load: async () => (await import("./AdvancedSearch.tsx")).AdvancedSearch,
  props: () => ({ tab: LOOKUP_TABS[0] }),
});
export const certificateSearch = lookupAt("/coa", "certificate");
export const safetyDataSheetSearch = lookupAt("/msds", "dataSheet");
export const shippingSearch = lookupAt("/sosearch", "shipping");
export const batchSearch = screen({
  address: "/batch",
  /** With a text, the form starts with it. */
  path: ({ keyword = "" }: { keyword?: string } = {}) =>
    keyword ? `/batch?keyword=${encodeURIComponent(keyword)}` : "/batch",
  visitors: "anyone",
  isListed: true,
  firstCalls: noFirstCalls,
  load: async () => (await import("./AdvancedSearch.tsx")).AdvancedSearch,
  props: () => ({ tab: "batch" }),
});
