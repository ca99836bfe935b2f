import type { CatalogueRow } from "@reagent/domain/catalogue-row";

/** An item, collected from the rows of a file. */
export interface CollectedItem {
  readonly code: string;
  /** Line of its first valid row. */
  readonly line: number;
  readonly cells: CatalogueRow["item"];
  readonly packs: readonly CollectedPack[];
}

export interface CollectedPack {
  readonly line: number;
  readonly cells: CatalogueRow["pack"];
}

/** The code of a pack: the item's code and the size (glossary, product code). */
export function productCode(itemCode: string, pack: string): string {
  return `${itemCode}-${pack}`;
}
