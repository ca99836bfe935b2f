import { screen } from "../../../screen.ts";

/** The same page on the tab that the address names (storefront §2, advanced search). */
export const advancedSearch = screen("advancedSearch", {
  visitors: "anyone",
  isListed: true,
});
export const certificateSearch = screen("certificateSearch", {
  visitors: "anyone",
  isListed: true,
});
export const safetyDataSheetSearch = screen("safetyDataSheetSearch", {
  visitors: "anyone",
  isListed: true,
});
export const shippingSearch = screen("shippingSearch", { visitors: "anyone", isListed: true });
export const batchSearch = screen("batchSearch", {
  visitors: "anyone",
  isListed: true,
});
