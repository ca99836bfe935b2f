import { pathIn } from "@reagent/api/contract/page-addresses";
import { COMPANY_PAGES, HELP_PAGES } from "@reagent/domain/content-page";
import { patterns } from "@reagent/ui/paths";
import { addressValues, filledAddress } from "./addresses.ts";
import { expectNoSidewaysScrolling } from "./audit.ts";
import { expect, test } from "./shop.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PAGE_TIMEOUT_MS = 5000;

/** The values at addresses that have a page for each of several. */
const several: Readonly<Record<string, readonly string[]>> = {
  help: HELP_PAGES,
  info: COMPANY_PAGES,
  orders: ["", "1", "2"],
};

test.use({ visitor: "ordinary" });

for (const { language, loading, notFound } of [
  { language: "zh", loading: "正在加载", notFound: "没有找到这个页面" },
  { language: "en", loading: "Loading", notFound: "Page not found" },
] as const) {
  test(`every page opens without an error on a desktop and on a phone, under ${pathIn(language, "/")}`, async ({
    page,
    shop,
    customer,
    goods,
    problems,
  }) => {
    const values = await addressValues(shop, customer, goods);
    const [pack] = goods.ethanol.packs;
    await customer.add(goods.ethanol.itemCode, pack?.productId ?? "", 1);
    const paths = Object.entries(patterns).flatMap(([name, pattern]) =>
      (several[name] ?? [values[name] ?? ""]).map((value) =>
        pathIn(language, filledAddress(pattern, value)),
      ),
    );
    test.setTimeout(paths.length * PAGE_TIMEOUT_MS);
    const main = page.getByRole("main");
    for (const [index, path] of paths.entries()) {
      const [first, second] = index % 2 === 0 ? [DESKTOP, PHONE] : [PHONE, DESKTOP];
      await page.setViewportSize(first);
      const answer = await page.goto(path);
      expect.soft(answer?.status(), path).toBe(200);
      await expect.soft(main.getByRole("heading", { level: 1 }), path).not.toHaveCount(0);
      await expect.soft(main.getByText(loading, { exact: true }), path).toHaveCount(0);
      await expect.soft(main.getByRole("heading", { name: notFound }), path).toHaveCount(0);
      await page.setViewportSize(second);
      await expectNoSidewaysScrolling(page);
      expect.soft(problems.splice(0), path).toEqual([]);
    }
  });
}
