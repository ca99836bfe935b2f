import { paths } from "@reagent/ui/paths";

/** A planner is a customer with a long cart. */
export type Visitor = "guest" | "customer" | "planner";

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** A selector of an element that belongs to React once the page is usable. */
  readonly usable: string;
  readonly visitor: Visitor;
}

export const LONG_CART_LINES = 200;

/** A table of data, not of a skeleton. */
const TABLE = "main table:not([aria-hidden] table)";

const page = (name: string, path: string, usable: string, visitor: Visitor): MeasuredPage => ({
  name,
  path,
  usable,
  visitor,
});

export const LONG_CART = page(`cart of ${LONG_CART_LINES} lines`, paths.cart(), TABLE, "planner");

/** The pages whose first load is measured. */
export const MEASURED: readonly MeasuredPage[] = [
  page("home", paths.home(), "main h2", "guest"),
  page("product page", paths.product({ itemCode: "E893580" }), "main table", "guest"),
  page("orchard", paths.orchard(), "main article", "guest"),
  page("search", paths.search({ text: "乙醇" }), "main table", "guest"),
  page("category", paths.category({ categoryId: "100" }), "main h1", "guest"),
  page("cart", paths.cart(), TABLE, "customer"),
  page("checkout", paths.checkout(), TABLE, "customer"),
  page("order list", paths.orders(), TABLE, "customer"),
];
