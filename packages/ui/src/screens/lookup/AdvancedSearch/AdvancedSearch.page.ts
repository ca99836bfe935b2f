import { noFirstCalls, page } from "../../../page.ts";
import type { AnyScreen } from "../../../screen.ts";
import {
  advancedSearch,
  batchSearch,
  certificateSearch,
  safetyDataSheetSearch,
  shippingSearch,
} from "./AdvancedSearch.screen.ts";
import { LOOKUP_TABS, type LookupTab } from "./lookup-tabs.ts";

const lookupOn = (tab: LookupTab, screen: AnyScreen) =>
  page(screen, {
    firstCalls: noFirstCalls,
    load: async () => (await import("./AdvancedSearch.tsx")).AdvancedSearch,
    props: () => ({ tab }),
  });

export const advancedSearchPage = lookupOn(LOOKUP_TABS[0], advancedSearch);
export const certificateSearchPage = lookupOn("certificate", certificateSearch);
export const safetyDataSheetSearchPage = lookupOn("dataSheet", safetyDataSheetSearch);
export const shippingSearchPage = lookupOn("shipping", shippingSearch);
export const batchSearchPage = lookupOn("batch", batchSearch);
