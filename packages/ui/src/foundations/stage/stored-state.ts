import { storageKeys } from "../../state/storage-keys.ts";

/** Stored state of a device on which these items were viewed, most recent first. */
export const itemsViewed = (...codes: readonly string[]) => ({
  [storageKeys.itemHistory]: JSON.stringify(codes.map((itemCode) => ({ itemCode }))),
});

/** Stored state of a device on which these items were added to the comparison. */
export const itemsChosen = (...codes: readonly string[]) => ({
  [storageKeys.comparison]: codes.join(","),
});
