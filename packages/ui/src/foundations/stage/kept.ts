import { storageKeys } from "../../state/storage-keys.ts";

/** A device on which these items were viewed, the last one first. */
export const itemsViewed = (...codes: readonly string[]) => ({
  [storageKeys.itemHistory]: JSON.stringify(codes.map((itemCode) => ({ itemCode }))),
});

/** A device on which these items were chosen to be compared. */
export const itemsChosen = (...codes: readonly string[]) => ({
  [storageKeys.comparison]: codes.join(","),
});
