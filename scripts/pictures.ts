import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import {
  inVisitedShop,
  openTab,
  type Visit,
  type VisitedShop,
} from "../tests/load/visited-shop.ts";
import { needBrowser } from "./browser.ts";
import { printHelp } from "./help.ts";
import { ROOT } from "./job.ts";
import { buildShop } from "./shop-build.ts";

const FOLDER = "docs/pictures";
const LARGEST_BYTES = 150_000;

const HELP = `Takes the README's pictures into ${FOLDER}, of a demo shop that it starts and stops.

  node scripts/pictures.ts

Chinese text is in Noto Sans SC, a dependency of the workspace: the pictures look the same on machines
without Chinese fonts. A picture of more than ${LARGEST_BYTES / 1000} kB ends the run with a failure.
`;

interface Picture {
  readonly name: string;
  readonly visit: Visit;
  /** Opens the page and brings it into the state to be shown. */
  readonly open: (page: Page) => Promise<void>;
}

const desk: Visit = { visitor: "guest", screen: "desk" };
const pictures: readonly Picture[] = [
  { name: "home", visit: desk, open: openHome },
  { name: "search", visit: desk, open: openSearch },
  { name: "product", visit: desk, open: openProduct },
  { name: "product-dark", visit: { ...desk, colorScheme: "dark" }, open: openProduct },
  { name: "cart", visit: { ...desk, visitor: "customer" }, open: openCart },
  { name: "cart-phone", visit: { visitor: "customer", screen: "phone" }, open: openCart },
];

async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("region", { name: "产品线" }).waitFor();
}

async function openSearch(page: Page): Promise<void> {
  await page.goto("/search/乙醇");
  const first = page.getByRole("article").first();
  await first
    .getByRole("button", { name: /价格与库存$/u })
    .first()
    .click();
  await first.getByRole("button", { name: "加入购物车" }).waitFor();
  await page.mouse.move(0, 0);
}

async function openProduct(page: Page): Promise<void> {
  await page.goto("/search/64-17-5");
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  await page.goto((await link.getAttribute("href")) ?? "/");
  await page.getByRole("button", { name: "加入购物车" }).waitFor();
}

async function openCart(page: Page): Promise<void> {
  await page.goto("/cart");
  await page.getByRole("table", { name: "试剂" }).waitFor();
}

const fontCss = fileURLToPath(import.meta.resolve("@fontsource-variable/noto-sans-sc/wght.css"));
const FONT_PATH = "/noto-sans-sc/";

/** Serves the font's files to the page; the shop's own font list names the font. */
async function serveFont(page: Page): Promise<void> {
  await page.route(`**${FONT_PATH}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(FONT_PATH.length);
    return route.fulfill({ path: join(dirname(fontCss), file), contentType: "font/woff2" });
  });
}

async function useFont(page: Page): Promise<void> {
  const content = readFileSync(fontCss, "utf8").replaceAll("url(./", `url(${FONT_PATH}`);
  await page.addStyleTag({ content });
  // Layout requests the subsets of the font that the page needs.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  await page.waitForLoadState("networkidle");
}

/** Takes one picture and returns its size in bytes. */
async function take(
  browser: Browser,
  shop: VisitedShop,
  { name, visit, open }: Picture,
): Promise<number> {
  const { page } = await openTab(browser, shop, {
    ...visit,
    timezoneId: "Asia/Shanghai",
    reducedMotion: "reduce",
  });
  await serveFont(page);
  await open(page);
  await page.waitForLoadState("networkidle");
  await useFont(page);
  const png = await page.screenshot({ animations: "disabled", caret: "hide" });
  await page.context().close();
  const picture = sharp(png).webp({ nearLossless: true, quality: 20, effort: 6 });
  return (await picture.toFile(join(ROOT, FOLDER, `${name}.webp`))).size;
}

async function takeAll(): Promise<void> {
  needBrowser();
  if (!(await buildShop())) throw new Error("The shop could not be built: see above.");
  await inVisitedShop(async (shop, browser) => {
    for (const picture of pictures) {
      const size = await take(browser, shop, picture);
      console.log(`${FOLDER}/${picture.name}.webp  ${Math.round(size / 1000)} kB`);
      if (size <= LARGEST_BYTES) continue;
      console.error(`${picture.name}.webp is larger than ${LARGEST_BYTES / 1000} kB.`);
      process.exitCode = 1;
    }
  });
}

if (!printHelp(HELP)) await takeAll();
