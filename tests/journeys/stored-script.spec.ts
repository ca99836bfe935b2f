import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { patterns } from "@reagent/api/pages/paths";
import { connect } from "@reagent/server/database/connection";
import { appendToEveryText } from "@reagent/server/testing/every-text";
import { addressValues, filledAddress } from "./addresses.ts";
import { customerAt, goodsAt } from "./customer.ts";
import { openShop, type OpenedShop } from "./opened-shop.ts";
import { importGoods } from "./operator.ts";
import { expect, problemsIn, storageOf, test } from "./shop.ts";
import { waitUntilRead } from "./watched-pages.ts";

/** The text of the script that a page shows. */
const SEEN = "‡‡";
/** Sets `ran` by every kind of script that a page could run; loads nothing. */
const SCRIPT =
  `</script>"'><img src="data:," onerror="ran=1"><svg onload="ran=1"></svg>` +
  `<script>ran=1</script><a href="javascript:ran=1">${SEEN}</a>`;
/** The code of an imported item. */
const IMPORTED = "X100001";
/** Far more than a page takes: a limit for what hangs. */
const PAGE_TIMEOUT_MS = 20_000;

/** Imports an item from a file, and appends a script to every stored text. */
async function fill(shop: OpenedShop): Promise<void> {
  const cell = `"${SCRIPT.replaceAll('"', '""')}"`;
  const head = ["item_code", "name_zh", "grade_zh", "application_zh", "pack", "list_price"];
  const row = [IMPORTED, cell, cell, cell, "5g", "10"];
  const file = join(shop.folder, "goods.tsv");
  await writeFile(file, [head, row].map((cells) => cells.join("\t")).join("\n"));
  await importGoods(shop, file, "--strict");
  const database = await connect({ kind: "sqlite", folder: shop.folder });
  await appendToEveryText(database, SCRIPT);
  await database.close();
  await shop.restart();
}

/** Pages that show no stored text. */
const WORDLESS = new Set([
  "login",
  "forgotPassword",
  "register",
  "registered",
  "activate",
  "advancedSearch",
  "certificateSearch",
  "safetyDataSheetSearch",
  "shippingSearch",
  "trackedOrder",
  "structureList",
  "reactionPlan",
  "drawingIntroduction",
  "scannedProduct",
  "compare",
  "batchOrder",
  "enquiries",
  "payment",
  "repayAll",
  "repayOrder",
  "hazardStatements",
  "riskAndSafetyPhrases",
  // No paper is entered; nothing is in the basket, kept for later, or chosen to be paid.
  "paperRecords",
  "basket",
  "wishes",
]);

interface Stop {
  readonly path: string;
  /** Whether the page shows the script as text. */
  readonly showsScript: boolean;
}

/** Parameters in queries that pages read. */
const query = new URLSearchParams(
  ["page", "code", "payment", "sku", "sort", "month", "keyword", "item_code"].map((name) => [
    name,
    SCRIPT,
  ]),
);
query.set("back", "javascript:ran=1");

/** Each page as its links lead to it, with a script in the query; and where a part of its path can be anything, one there. */
function stopsOf(known: Readonly<Record<string, string>>): Stop[] {
  const stops = Object.entries(patterns).flatMap(([name, pattern]) => {
    const own = {
      path: `${filledAddress(pattern, known[name] ?? "")}?${query}`,
      showsScript: !WORDLESS.has(name),
    };
    const foreign = {
      path: filledAddress(pattern, encodeURIComponent(SCRIPT)),
      showsScript: false,
    };
    return pattern.includes(":") ? [own, foreign] : [own];
  });
  const filtered = `/order_history?${new URLSearchParams({ po: SCRIPT })}`;
  return [...stops, { path: filtered, showsScript: true }];
}

/** The text and field values of a page, and the scripts in it that could run or have run. */
function look() {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
  const live = document.querySelectorAll("[onerror], [onload], [href^='javascript:'], script");
  return {
    text: [document.querySelector("main")?.innerText, ...fields.map(({ value }) => value)].join(),
    found: [...live]
      .filter((element) => !(element instanceof HTMLScriptElement && element.type.includes("json")))
      .map(({ outerHTML }) => outerHTML)
      .filter((html) => html.includes("ran=1")),
    ran: "ran" in globalThis,
  };
}

async function visit(page: Page, { path, showsScript }: Stop): Promise<void> {
  await page.goto(path);
  await waitUntilRead(page);
  // An alert may be over the page, and a heading hidden from view.
  await expect.soft(page.locator("h1").first(), path).toBeAttached();
  if (showsScript) {
    await expect.soft.poll(async () => (await page.evaluate(look)).text, path).toContain(SEEN);
  }
  expect.soft(await page.evaluate(look), path).toMatchObject({ found: [], ran: false });
}

/** Finds the imported item by suggestions and by search. */
async function search(page: Page): Promise<void> {
  await page.goto("/");
  const field = page.getByRole("banner").getByRole("combobox", { name: "搜索" });
  await field.fill(IMPORTED);
  await expect(page.getByRole("option").first()).toContainText(SEEN);
  await field.press("Enter");
  await expect(page.getByRole("article").first()).toContainText(SEEN);
  expect(await page.evaluate(look)).toMatchObject({ found: [], ran: false });
}

test("a shop with a script in every stored text shows it as text or not at all, and no page runs it", async ({
  browser,
}) => {
  // A shop of its own, since the test changes its texts for good.
  const shop = await openShop();
  try {
    const goods = await goodsAt(shop.url);
    const customer = await customerAt(shop.url, "ordinary");
    const { itemCode, packs } = goods.ethanol;
    await customer.add(itemCode, packs[0]?.productId ?? "", 1);
    const stops = stopsOf(await addressValues(shop, customer, goods));
    await fill(shop);
    const context = await browser.newContext({
      baseURL: shop.url,
      storageState: storageOf(shop.url, customer.token),
    });
    const problems = await problemsIn(context, shop.url);
    const page = await context.newPage();
    await search(page);
    test.setTimeout(stops.length * PAGE_TIMEOUT_MS);
    for (const stop of stops) await test.step(stop.path, () => visit(page, stop));
    // The sanitiser parses its input in an inert document; the browser reports the blocked script nevertheless.
    const expected =
      /^Console: (Executing inline event handler|The policy blocked .*\/purify|Failed to load resource: .* 404 )/u;
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
    await context.close();
  } finally {
    await shop.close();
  }
});
