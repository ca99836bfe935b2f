import { paths } from "@reagent/api/pages/paths";
import { demoRecords } from "../demo-records.ts";
import { expectUsable } from "./audit.ts";
import { callerAt } from "./customer.ts";
import { expect, test } from "./shop.ts";
import { expectMessage, waitUntilRead } from "./watched-pages.ts";

const HAN = /\p{Script=Han}/u;

test.describe("given an English visitor", () => {
  test.use({ locale: "en-GB" });

  test("when they search and read, then everything is in English, including the server's messages", async ({
    page,
    goods: { ethanol },
  }) => {
    const languages = new Set<string | undefined>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/") && pathname !== "/api/timestamp")
        languages.add(request.headers()["x-language"]);
    });
    await page.goto("/en");
    await expect(page).toHaveTitle("Kedu Reagents");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
    await field.fill("ethanol");
    await field.press("Enter");
    await expect(page).toHaveURL("/en/search/ethanol");
    await expect(page).toHaveTitle("Results for ethanol · Kedu Reagents");
    const first = page.getByRole("article").first();
    await first.getByRole("heading", { name: "Ethanol", exact: true }).getByRole("link").click();
    await expect(page).toHaveURL(`/en/products/${ethanol.itemCode}`);
    const packs = page.getByRole("table", { name: `Price and stock of ${ethanol.itemCode}` });
    await expect(packs.getByRole("columnheader", { name: "List price" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^\[Log in/u }).first()).toBeVisible();
    expect(await packs.innerText()).not.toMatch(HAN);
    expect([...languages]).toEqual(["en"]);
    await expectUsable(page);
  });

  test("when they follow links of a text, then the pages stay English, and only another page about the company loads in full", async ({
    page,
  }) => {
    const follow = async (name: string, path: string) => {
      await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
      await page.getByRole("main").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    };
    const kept = page.locator("html[data-kept]");
    await page.goto("/en/html/termsofuse");
    await follow("terms of sale", "/en/html/sales_provision");
    await expect(kept).toHaveCount(1);
    await page.goto("/en/info/aboutus");
    await follow("departments", "/en/department");
    await expect(kept).toHaveCount(1);
    await page.goto("/en/info/aboutus");
    await follow("what we do well", "/en/info/core");
    await expect(kept).toHaveCount(0);
  });

  test("when they switch the language and back, then they are on the same page", async ({
    page,
  }) => {
    await page.goto("/en/search/64-17-5");
    await page.getByRole("link", { name: "中文", exact: true }).click();
    await expect(page).toHaveURL("/search/64-17-5");
    await expect(page.getByRole("tab", { name: /^试剂 \d+$/u })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await page.getByRole("link", { name: "English", exact: true }).click();
    await expect(page).toHaveURL("/en/search/64-17-5");
    await expect(page.getByRole("tab", { name: /^Reagents \d+$/u })).toBeVisible();
  });

  test("when they open an unknown address, then the shop says so in English", async ({
    page,
    problems,
  }) => {
    await page.goto("/en/products/Z999999");
    const warning = page.getByRole("main").getByRole("alert");
    await expect(warning).toBeVisible();
    expect(await warning.innerText()).not.toMatch(HAN);
    await page.goto("/en/search/qqzzxx");
    await expect(
      page.getByText("We did not find this product. Our customer service can help you."),
    ).toBeVisible();
    await page.goto("/en/nowhere");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.getByRole("main").innerText()).not.toMatch(HAN);
    const notFound = expect.stringContaining("404 (Not Found)");
    expect(problems.splice(0)).toEqual([notFound, notFound]);
  });

  test("when they buy as a guest, then they log in on the same page and their orders are in English", async ({
    page,
    customer,
    goods: { ethanol },
  }) => {
    await page.goto("/en/cart");
    await expect(page).toHaveURL("/en/login");
    await page.getByRole("textbox", { name: "E-mail address" }).fill(customer.email);
    await page.getByRole("textbox", { name: "Password" }).fill("kedu-2026");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/en/cart");
    await page.goto(`/en/products/${ethanol.itemCode}`);
    const code = ethanol.packs[0]?.productCode ?? "";
    const quantity = page.getByRole("textbox", { name: `Quantity of ${code}` });
    await quantity.fill("1");
    await quantity.press("Tab");
    await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
    await expectMessage(page, "Added to the cart.");
    await page.goto("/en/cart");
    await expect(page.getByRole("heading", { level: 1, name: "Shopping cart" })).toBeVisible();
    await expect(page.getByRole("table", { name: "Reagents" })).toContainText("Ethanol");
    await expectUsable(page);
  });
});

test.describe("given an English customer whose addresses are in Chinese", () => {
  test.use({ visitor: "ordinary", locale: "en-GB" });

  test("when they open what shows an address, then it says that it is in Chinese", async ({
    page,
    shop,
    customer,
    goods: { ethanol },
  }) => {
    const { orders } = await demoRecords(callerAt(shop.url, customer.token));
    const [pack] = ethanol.packs;
    await customer.add(ethanol.itemCode, pack?.productId ?? "", 1);
    for (const path of [
      paths.addresses(),
      paths.checkout(),
      paths.toPay({ orderId: orders.unpaid, kind: "reagent" }),
      paths.order({ orderId: orders.paired }),
      paths.instrumentOrder({ orderId: orders.pairedInstrument }),
    ]) {
      await page.goto(`/en${path}`);
      await waitUntilRead(page);
      const streets = page
        .getByRole("main")
        .getByText(/\p{Script=Han}(路|街|大道) ?\d+ ?号/u)
        .filter({ visible: true });
      await expect(streets.first(), path).toBeVisible();
      // The name of a button is one text, which has one language.
      const languages = await streets.evaluateAll((found) =>
        found
          .filter((element) => !element.closest("a, button"))
          .map((element) => element.closest("[lang]")?.getAttribute("lang")),
      );
      expect(new Set(languages), path).toEqual(new Set(["zh-CN"]));
    }
  });
});
