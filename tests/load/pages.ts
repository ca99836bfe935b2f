import { logIn } from "@reagent/api/contract/account";
import { fillAddress } from "@reagent/domain/page-address";
import { DEMO_PASSWORD, demoCustomers } from "@reagent/server/demo/customers";
import { paths } from "@reagent/ui/paths";
import type { AnyScreen } from "@reagent/ui/screen";
import { type ScreenName, screens } from "@reagent/ui/screens";
import { chromium } from "playwright";
import { launchOptions } from "../../scripts/browser.ts";
import { buildShop } from "../../scripts/shop-build.ts";
import { budgets } from "./budgets.ts";
import { connection, ready, successOf } from "./calls.ts";
import { type Figure, figureOf, median } from "./figure.ts";
import { startHttp2Front } from "./http2-front.ts";
import { type Seen, SLOWDOWN, visit } from "./page-visit.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";
import { suggestionFigure } from "./suggestions.ts";

const RUNS = 5;

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** A selector of an element that belongs to React once the page is usable. */
  readonly usable: string;
  readonly isCustomers: boolean;
}

const guests = (name: string, path: string, usable: string): MeasuredPage => ({
  name,
  path,
  usable,
  isCustomers: false,
});
const customers = (name: string, path: string, usable: string): MeasuredPage => ({
  name,
  path,
  usable,
  isCustomers: true,
});

/** A table of data, not of a skeleton. */
const TABLE = "main table:not([aria-hidden] table)";

/** The pages whose first load is measured. */
export const MEASURED: readonly MeasuredPage[] = [
  guests("home", paths.home(), "main h2"),
  guests("product page", paths.product({ itemCode: "E893580" }), "main table"),
  guests("orchard", paths.orchard(), "main article"),
  guests("search", paths.search({ text: "乙醇" }), "main table"),
  guests("category", paths.category({ categoryId: "100" }), "main h1"),
  customers("cart", paths.cart(), TABLE),
  customers("checkout", paths.checkout(), TABLE),
  customers("order list", paths.orders(), TABLE),
];
/** Screens whose addresses need a parameter that every demo catalogue answers to. */
const EXAMPLES: Partial<Record<ScreenName, string>> = {
  compare: paths.compare(["E893580", "G861165"]),
  productLine: paths.productLine({ id: "1" }),
  instrument: paths.instrument({ spuCode: "INS-0001" }),
  article: paths.article({ type: "news", id: "101" }),
  activity: paths.activity({ id: "1" }),
  giftSearch: paths.giftSearch({ keyword: "计时器" }),
  gift: paths.gift({ giftCode: "FR0003" }),
  batchResults: paths.batchResults({ keyword: "64-17-5" }),
  scannedProduct: paths.scannedProduct({ productCode: "E893580-500mL" }),
};
/** Screens about one order that their address does not name: without it they lead elsewhere. */
const ABOUT_AN_ORDER: readonly string[] = ["trackedOrder", "paid"];
const needsParameter = (address: string) => /:\w+(?!\w|\?)|\*/u.test(address);
const isMeasured = (path: string) => MEASURED.some((page) => page.path === path);

/** The other declared screens, of which only the files are counted; those about one order are left out. */
const COUNTED: readonly MeasuredPage[] = Object.entries<AnyScreen>(screens).flatMap(
  ([name, { address, visitors }]) => {
    const path =
      EXAMPLES[name as ScreenName] ?? (needsParameter(address) ? undefined : fillAddress(address));
    if (path === undefined || isMeasured(path) || ABOUT_AN_ORDER.includes(name)) return [];
    return (visitors === "customers" ? customers : guests)(name, path, "main h1");
  },
);

/** The token of a new session of the demo customer who has everything. */
export async function customerAt(address: string): Promise<string> {
  const line = connection(address);
  const email = demoCustomers[0]?.email ?? "";
  const answer = await line.send(ready(logIn, { email, password: DEMO_PASSWORD }));
  line.close();
  const read = await logIn.answer.schema["~standard"].validate(successOf(answer));
  if (read.issues) throw new Error("the log-in answered without a session");
  return read.value.token;
}

/** How the first load of a page feels with a slow phone; customers' pages are first painted with a skeleton. */
function speedFigures({ name, isCustomers }: MeasuredPage, input: string, seen: readonly Seen[]) {
  const budget = isCustomers ? budgets.customers : budgets.guests;
  const of = (key: keyof Seen, scale = 1) => seen.map((one) => one[key] / scale);
  const [painted, key] = isCustomers
    ? (["first paint", "paint"] as const)
    : (["largest contentful paint", "lcp"] as const);
  const usable = isCustomers ? "until it is whole" : "until a click works";
  return [
    figureOf(`${name}, ${painted}`, input, "s", of(key, 1000), { atMost: budget.paintSeconds }),
    figureOf(`${name}, layout shift`, input, "", of("shift"), { atMost: budget.layoutShift }),
    figureOf(`${name}, total blocking time`, input, "ms", of("blocked"), {
      atMost: budget.blockedMs,
    }),
    figureOf(`${name}, ${usable}`, input, "s", of("usable", 1000), {
      atMost: budget.usableSeconds,
    }),
  ];
}

/** How much longer the orchard's home takes than the shop's, which it should not be felt to. */
function orchardFigures(home: readonly Seen[], orchard: readonly Seen[], input: string): Figure[] {
  const longer = (key: "lcp" | "usable") =>
    (median(orchard.map((one) => one[key])) / median(home.map((one) => one[key])) - 1) * 100;
  return (
    [
      ["largest contentful paint", "lcp"],
      ["until a click works", "usable"],
    ] as const
  ).map(([what, key]) =>
    figureOf(`orchard beside home, ${what}`, input, "%", [longer(key)], { atMost: 10 }),
  );
}

function countFigures({ name }: MeasuredPage, input: string, { files, kilobytes }: Seen): Figure[] {
  const what = `${name}, scripts and style sheets before it is usable`;
  return [
    figureOf(what, input, "files", [files], { atMost: budgets.files }),
    figureOf(what, input, "kB", [kilobytes]),
  ];
}

/** Paint, layout shift, blocking, the time until a click works and the number of files of first loads, and how soon a key press is answered, on the demo catalogue over HTTP/2, as deployed. */
export async function pageFigures(): Promise<Figure[]> {
  if (!(await buildShop())) throw new Error("the shop could not be built");
  return inEmptyFolder(async (folder) => {
    const shop = await startShopProcess(folder, { DEMO: "1" });
    const front = await startHttp2Front(shop.address);
    const browser = await chromium.launch(launchOptions());
    const input = `demo catalogue, phone 390 × 844, empty cache, ${SLOWDOWN}× slower processor, Slow 4G, HTTP/2`;
    try {
      const customer = await customerAt(shop.address);
      const open = ({ path, usable, isCustomers }: MeasuredPage) =>
        visit(browser, {
          url: `${front.address}${path}`,
          usable,
          isSlow: true,
          token: isCustomers ? customer : undefined,
        });
      const figures: Figure[] = [];
      const visits = new Map<string, Seen[]>();
      for (const page of MEASURED) {
        const seen: Seen[] = [];
        visits.set(page.name, seen);
        for (let run = 0; run < RUNS; run += 1) seen.push(await open(page));
        figures.push(...speedFigures(page, input, seen));
        for (const one of seen.slice(0, 1)) figures.push(...countFigures(page, input, one));
      }
      figures.push(...orchardFigures(visits.get("home") ?? [], visits.get("orchard") ?? [], input));
      for (const page of COUNTED) figures.push(...countFigures(page, input, await open(page)));
      figures.push(await suggestionFigure(browser, shop.address));
      return figures;
    } finally {
      await browser.close();
      await front.stop();
      await shop.stop();
    }
  });
}
