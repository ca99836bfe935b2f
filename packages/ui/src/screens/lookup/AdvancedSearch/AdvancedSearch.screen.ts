import { screen } from "../../../screen.ts";

/** The same page on the tab that the address names (storefront §2, advanced search). */
export const advancedSearch = screen({
  address: "/advsearch",
  /** With a structure, the search starts with it. */
  path: ({ smilesCode = "" }: { smilesCode?: string } = {}) =>
    smilesCode ? `/advsearch?${new URLSearchParams({ smilesCode })}` : "/advsearch",
  visitors: "anyone",
  isListed: true,
});
export const certificateSearch = screen({ address: "/coa", visitors: "anyone", isListed: true });
export const safetyDataSheetSearch = screen({
  address: "/msds",
  visitors: "anyone",
  isListed: true,
});
export const shippingSearch = screen({ address: "/sosearch", visitors: "anyone", isListed: true });
export const batchSearch = screen({
  address: "/batch",
  /** With a text, the form starts with it. */
  path: ({ keyword = "" }: { keyword?: string } = {}) =>
    keyword ? `/batch?keyword=${encodeURIComponent(keyword)}` : "/batch",
  visitors: "anyone",
  isListed: true,
});
