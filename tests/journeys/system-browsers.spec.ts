import { addressValues, publicValues } from "./addresses.ts";
import { SALT } from "./placed-order.ts";
import { expect, test, TOKEN_KEY } from "./shop.ts";
import { everyStop, type Stop } from "./stops.ts";
import { openFirefox, openWebKit, type SystemPage } from "./system-browsers.ts";

/** Far more than a page takes: a limit for what hangs. */
const PAGE_TIMEOUT_MS = 20_000;

/** What a page that answers has: it is hydrated, has one heading, and neither loads nor has failed. */
const STATE = `{
  isTakenOver: globalThis.takeOver === undefined && [...document.querySelectorAll("#shop main > *")]
    .every((element) => Object.keys(element).some((key) => key.startsWith("__react"))),
  headings: document.querySelectorAll("h1").length,
  isUnfinished: /^正在加载$|页面未能显示|没有找到这个页面/mu.test(document.querySelector("main")?.innerText ?? "正在加载"),
}`;
const WHOLE = { isTakenOver: true, headings: 1, isUnfinished: false };

const expectWhole = (page: SystemPage, path: string) =>
  expect.poll(() => page.run(`(${STATE})`), { message: path }).toEqual(WHOLE);

async function walk(page: SystemPage, url: string, stops: readonly Stop[]): Promise<void> {
  for (const { path } of stops)
    await test.step(path, async () => {
      await page.open(url + path);
      await expectWhole(page, path);
      expect.soft(page.problems.splice(0), path).toEqual([]);
    });
}

/** Presses what a selector finds with this text, once it is shown and can be pressed. */
const press = (page: SystemPage, selector: string, text: string) =>
  expect
    .poll(
      () =>
        page.run(`(() => {
          const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find(
            (element) => (element.innerText || element.ariaLabel || "").trim().startsWith(${JSON.stringify(text)}));
          // Tabs act when the button of the mouse goes down.
          found?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
          found?.click();
          return found !== undefined;
        })()`),
      { message: `press ${text}` },
    )
    .toBe(true);

/** Types into the field that a selector finds. React compares with the value that was last assigned to the element. */
const type = (page: SystemPage, selector: string, text: string) =>
  expect
    .poll(
      () =>
        page.run(`(() => {
          const field = document.querySelector(${JSON.stringify(selector)});
          if (!field) return false;
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, ${JSON.stringify(text)});
          field.dispatchEvent(new Event("input", { bubbles: true }));
          field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
          return true;
        })()`),
      { message: `type ${text}` },
    )
    .toBe(true);

const expectAt = (page: SystemPage, path: RegExp) =>
  expect.poll(() => page.run<string>("location.pathname")).toMatch(path);

/* Today's versions of the other engines: Debian's packages, which the nightly run installs. */
if (process.env["NIGHTLY"])
  for (const [name, openBrowser] of [
    ["Firefox", openFirefox],
    ["WebKit", openWebKit],
  ] as const)
    test.describe(`given ${name}`, () => {
      test.use({ visitor: "ordinary" });

      test(`every page is whole, and the way from the search to a paid order leads through, in ${name}`, async ({
        shop,
        customer,
        goods,
      }) => {
        const guests = everyStop("anyone", publicValues(goods));
        const customers = everyStop("customers", await addressValues(shop, customer, goods));
        test.setTimeout((guests.length + customers.length + 10) * PAGE_TIMEOUT_MS);
        const page = await openBrowser();
        try {
          await walk(page, shop.url, guests);
          const token = JSON.stringify(customer.token);
          await page.run(`localStorage.setItem("${TOKEN_KEY}", ${token})`);

          await page.open(`${shop.url}/search/${SALT}`);
          await expectWhole(page, "the search");
          await press(page, "article h2 a, article h3 a, article a", "");
          await expectAt(page, /^\/products\//u);
          await expectWhole(page, "the product");
          await type(page, '[role=group][aria-label$="的数量"] input', "1");
          await press(page, "main button", "加入购物车");
          await expect
            .poll(async () => (await customer.cart()).reagents, { message: "the cart" })
            .toHaveLength(1);

          await walk(page, shop.url, customers);

          await page.open(`${shop.url}/checkout`);
          await expectWhole(page, "the checkout");
          await press(page, "main button", "提交订单");
          // The second browser orders what the first one has ordered today, and is asked whether to go on.
          await expect
            .poll(() =>
              page.run<string>(`(() => {
                [...document.querySelectorAll("[role=alertdialog] button, [role=dialog] button")]
                  .find((button) => /^(?:继续提交|确认提交)$/u.test(button.innerText.trim()))?.click();
                return location.pathname;
              })()`),
            )
            .toBe("/payment");
          await expectWhole(page, "the payment");
          await press(page, "[role=tab]", "余额抵扣");
          await press(page, "main button", "立即支付");
          await press(page, "[role=alertdialog] button", "确认支付");
          await expectAt(page, /^\/order_history$/u);
          await expect
            .poll(() => page.run<string>('document.querySelector("tbody tr")?.innerText ?? ""'))
            .toContain("已付款");
        } finally {
          await page.close();
        }
      });
    });
