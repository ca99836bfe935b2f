import { paths } from "@reagent/api/pages/paths";
import budgets from "../../bench/budgets.json" with { type: "json" };
import { type Figure, figureOf, repeatedly } from "./figure.ts";
import { CONDITIONS, type MeasuredPage, type Seen, visit } from "./page-visit.ts";
import { inVisitedShop, LONG_CART_LINES, type Visitor } from "./visited-shop.ts";

const RUNS = 5;

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

const BUDGETS = {
  guest: budgets.guests,
  customer: budgets.customers,
  planner: budgets.longCart,
};

/** How the first load of a page feels with a slow phone; customers' pages are first painted with a skeleton. */
function speedFigures({ name, visitor }: MeasuredPage, seen: readonly Seen[]): Figure[] {
  const isGuest = visitor === "guest";
  const budget = BUDGETS[visitor];
  const figure = (what: string, unit: string, key: keyof Seen, atMost: number) => {
    const scale = unit === "s" ? 1000 : 1;
    const values = seen.map((one) => one[key] / scale);
    return figureOf(`${name}, ${what}`, CONDITIONS, unit, values, { atMost });
  };
  return [
    isGuest
      ? figure("largest contentful paint", "s", "lcp", budget.paintSeconds)
      : figure("first paint", "s", "paint", budget.paintSeconds),
    figure("layout shift", "", "shift", budget.layoutShift),
    figure("total blocking time", "ms", "blocked", budget.blockedMs),
    figure(
      isGuest ? "until a click works" : "until it is whole",
      "s",
      "usable",
      budget.usableSeconds,
    ),
  ];
}

function countFigures({ name }: MeasuredPage, seen: readonly Seen[]): Figure[] {
  const what = `${name}, scripts and style sheets before it is usable`;
  const of = (key: keyof Seen) => seen.slice(0, 1).map((one) => one[key]);
  return [
    figureOf(what, CONDITIONS, "files", of("files")),
    figureOf(what, CONDITIONS, "kB", of("kilobytes")),
  ];
}

/** Paint, layout shift, blocking, the time until a click works and the number of files of first loads, on the demo catalogue over HTTP/2, as deployed. */
export function pageFigures(): Promise<readonly Figure[]> {
  return inVisitedShop(async (shop, browser) => {
    const figures: Figure[] = [];
    for (const page of MEASURED) {
      const seen = await repeatedly(RUNS, () => visit(browser, shop, page));
      figures.push(...speedFigures(page, seen), ...countFigures(page, seen));
    }
    return figures;
  });
}

/** The first load of a long cart. */
export function cartFigures(): Promise<readonly Figure[]> {
  return inVisitedShop(async (shop, browser) => {
    const seen = await repeatedly(RUNS, () => visit(browser, shop, LONG_CART));
    return speedFigures(LONG_CART, seen);
  });
}
