import type { Item } from "@reagent/api/contract/product";

/** An item with the texts from which its facts are read. */
export type ItemTexts = Pick<
  Item,
  "itemCode" | "molecularWeight" | "density" | "meltingPoint" | "specification"
>;
