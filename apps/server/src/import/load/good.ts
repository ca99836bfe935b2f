import type { Item, Substance } from "../../catalogue/catalogue.ts";

/** An item with its substance. */
export interface Good {
  readonly item: Item;
  readonly substance: Substance;
}

/** What happens to items that are not among the goods of a load. */
export type OtherItems = "keep" | "delete";

/** Columns of the database that goods state. */
export interface StatedColumns {
  readonly items: ReadonlySet<string>;
  readonly packs: ReadonlySet<string>;
  readonly hasCategories: boolean;
  readonly hasProductLines: boolean;
}

/** What a load leaves of what the shop has. */
export interface Keeping {
  /** Where others stay, known items and packs keep their places among them. */
  readonly others: OtherItems;
  /** Packs of known items that stay although the goods lack them: all, or those with these product codes. By default none. */
  readonly packs?: "all" | ReadonlySet<string> | undefined;
  /** Known items and packs keep all other columns. By default the goods state all. */
  readonly stated?: StatedColumns | undefined;
}
