import type { Page } from "@playwright/test";
import { readCart } from "@reagent/api/contract/cart";
import { readHeader } from "@reagent/api/contract/home";
import { shop as shopData } from "@reagent/api/contract/shop";
import { headerNames } from "@reagent/api/contract/signature";
import { type EmbeddedAnswer, keyOf } from "@reagent/ui/data/first-calls";
import type { AnyScreen } from "@reagent/ui/screen";
import { screens } from "@reagent/ui/screens";
import { filledAddress } from "./addresses.ts";
import { expectNoSidewaysScrolling, expectUsable } from "./audit.ts";
import { expect, test } from "./shop.ts";
import { quantityOf, setQuantity } from "./steps.ts";
import { waitUntilRead } from "./watched-pages.ts";

/** The code of dialogs and messages. */
const LAYERS = /\/assets\/OverlayLayers-.*\.js$/u;

test.describe("given a guest whose browser runs no scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("when they open a product, then the page has its data, its title and its structured data", async ({
    page,
    goods,
  }) => {
    await page.goto(`/products/${goods.ethanol.itemCode}`);
    await expect(page).toHaveTitle(/· 刻度试剂$/u);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("table").first()).toContainText("¥");
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(
      new RegExp(`/products/${goods.ethanol.itemCode}$`, "u"),
    );
    await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  });

  test("when they search in the header or in the line about their browser, then the results are shown", async ({
    page,
  }) => {
    await page.goto("/");
    const field = page.getByRole("banner").getByRole("combobox", { name: "搜索" });
    await field.fill("64-17-5");
    await field.press("Enter");
    await expect(page).toHaveURL("/search/64-17-5");
    await expect(page.getByRole("article").first()).toContainText("乙醇");
    const line = page.getByRole("complementary", { name: "浏览器版本过低" });
    await expect(line.getByRole("link", { name: shopData.hotlines[0] })).toBeVisible();
    await line.getByRole("textbox", { name: "搜索" }).fill("丙酮");
    await line.getByRole("button", { name: "搜索" }).click();
    await expect(page).toHaveURL(`/search/${encodeURIComponent("丙酮")}`);
    await expect(page.getByRole("article").first()).toContainText("丙酮");
  });

  for (const { colorScheme, surface, border } of [
    { colorScheme: "light", surface: "rgb(255, 255, 255)", border: "rgb(130, 141, 145)" },
    { colorScheme: "dark", surface: "rgb(13, 25, 30)", border: "rgb(103, 116, 122)" },
  ] as const)
    test.describe(`and who prefers ${colorScheme} pages`, () => {
      test.use({ colorScheme });

      test("when they open a product, then the page and the line about their browser have the colours of that theme, and fit a phone", async ({
        page,
        goods,
      }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(`/products/${goods.ethanol.itemCode}`);
        await expect(page.locator("body")).toHaveCSS("background-color", surface);
        const line = page.getByRole("complementary", { name: "浏览器版本过低" });
        const field = line.getByRole("textbox", { name: "搜索" });
        await expect(field).toHaveCSS("background-color", surface);
        await expect(field).toHaveCSS("border-top-color", border);
        await expect(field).toHaveCSS("font-size", "16px");
        await expectNoSidewaysScrolling(page);
      });
    });

  for (const [path, name] of [
    ["/en", "Kedu Reagents"],
    ["/en/instrument", "Instruments"],
    ["/en/search/ethanol", "ethanol"],
  ] as const) {
    test(`when they open ${path}, then it is in English`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(name, "iu"));
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });
  }
});

test.describe("given a guest whose browser is older than the supported ones", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "CSSLayerBlockRule"));
  });

  for (const [path, title, results] of [
    ["/", "浏览器版本过低", "/search/ethanol"],
    ["/en/login", "Outdated browser", "/en/search/ethanol"],
  ] as const)
    test(`when they open ${path}, then it says so, and they can search`, async ({ page }) => {
      await page.goto(path, { waitUntil: "load" });
      const line = page.getByRole("complementary", { name: title });
      await expect(line).toContainText(shopData.hotlines[0]);
      await line.getByRole("textbox").fill("ethanol");
      await line.getByRole("textbox").press("Enter");
      await expect(page).toHaveURL(results);
      await expect(page.getByRole("article").first()).toBeVisible();
    });

  test("when they open a product, then the page with the line about their browser is accessible", async ({
    page,
    goods,
  }) => {
    await page.goto(`/products/${goods.ethanol.itemCode}`, { waitUntil: "load" });
    await expect(page.getByRole("complementary", { name: "浏览器版本过低" })).toBeVisible();
    await expectUsable(page);
  });
});

test.describe("given a guest on a slow line", () => {
  /** Opens a page whose code does not arrive before the returned function is called. */
  async function openUnhydrated(page: Page, address: string): Promise<() => void> {
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(/\/assets\/frame-.*\.js$/u, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "commit" });
    return goOn;
  }

  /** The address of a flask with several volumes. */
  async function flaskAddress(page: Page): Promise<string> {
    await page.goto("/instrument?page=2");
    const address = await page.getByRole("link", { name: /圆底烧瓶/u }).getAttribute("href");
    return String(address);
  }

  test("when they press a button before hydration, then the press takes effect after it", async ({
    page,
    goods,
  }) => {
    const goOn = await openUnhydrated(page, `/products/${goods.ethanol.itemCode}`);
    const before = await page.locator("html").getAttribute("data-theme");
    await page.getByRole("button", { name: "切换到深色主题" }).first().click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", String(before));
    goOn();
    await expect(page.locator("html")).not.toHaveAttribute("data-theme", String(before));
  });

  test("when they press a button of the content before hydration, then the press takes effect after it", async ({
    page,
    goods,
  }) => {
    const goOn = await openUnhydrated(page, `/products/${goods.ethanol.itemCode}`);
    const compare = page.getByRole("main").getByRole("button", { name: /^对比 /u });
    await compare.click();
    await expect(compare).toHaveAttribute("aria-pressed", "false");
    goOn();
    await expect(compare).toHaveAttribute("aria-pressed", "true");
  });

  test("when they choose a model before hydration, then it is chosen after it", async ({
    page,
  }) => {
    const goOn = await openUnhydrated(page, await flaskAddress(page));
    const chosen = page.getByRole("radiogroup", { name: "容量" }).getByRole("radio").last();
    await chosen.click();
    goOn();
    await expect(page).toHaveURL(/sku_code=[A-Z]+-\d+-[B-F]$/u);
    await expect(chosen).toBeChecked();
  });

  test("when they press the words of a model before hydration, then it is chosen after it", async ({
    page,
  }) => {
    const goOn = await openUnhydrated(page, await flaskAddress(page));
    const group = page.getByRole("radiogroup", { name: "容量" });
    const words = group.getByText("1000mL", { exact: true });
    await words.click();
    goOn();
    await expect(group.getByRole("radio", { name: "1000mL" })).toBeChecked();
  });

  test("when they choose an order of results before hydration, then they are in it after it", async ({
    page,
  }) => {
    const goOn = await openUnhydrated(page, "/search/ethanol");
    const order = page.getByRole("main").getByRole("combobox", { name: "排序" });
    await order.selectOption({ index: 1 });
    const chosen = await order.inputValue();
    goOn();
    await expect(page).toHaveURL(/[?&]sort=/u);
    await expect(order).toHaveValue(chosen);
  });

  test("when they type before hydration, then hydration keeps what they typed", async ({
    page,
    goods: { ethanol },
  }) => {
    const goOn = await openUnhydrated(page, `/products/${ethanol.itemCode}`);
    const code = ethanol.packs[0]?.productCode ?? "";
    const search = page.getByRole("combobox").first();
    await search.fill("64-17-5");
    await setQuantity(page, code, 2);
    goOn();
    await expect(page.getByText("已选 2 件")).toBeVisible();
    await expect(quantityOf(page, code)).toHaveValue("2");
    await expect(search).toHaveValue("64-17-5");
  });

  test("when they go back before hydration, then the page before is shown", async ({ page }) => {
    await page.goto("/instrument");
    await page.getByRole("link", { name: "第 2 页" }).click();
    await expect(page).toHaveURL("/instrument?page=2");
    await page.goto("/article");
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(/\/assets\/frame-.*\.js$/u, async (route) => {
      await held;
      await route.continue();
    });
    await page.goBack({ waitUntil: "load" });
    await expect(page.getByRole("link", { name: "第 2 页" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL("/instrument");
    goOn();
    await expect(page.getByRole("link", { name: "第 1 页" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("article")).toHaveCount(20);
  });

  test("when they hover over a link, then the code of its page is loaded before they follow it", async ({
    page,
  }) => {
    await page.goto("/");
    const link = page.getByRole("link", { name: "仪器耗材" }).first();
    const ahead = page.locator('head > link[rel="modulepreload"]');
    await waitUntilRead(page);
    const before = await ahead.count();
    await link.hover();
    await expect.poll(() => ahead.count()).toBeGreaterThan(before);
    await waitUntilRead(page);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("仪器");
    const ofThePage = await ahead.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
    );
    expect(requested.filter((path) => ofThePage.includes(path))).toEqual([]);
  });

  test("when they follow a link while the code of a dialog loads, then the browser shows none of its own before they press again", async ({
    page,
    goods,
    problems,
  }) => {
    const said: string[] = [];
    page.on("dialog", (dialog) => {
      said.push(dialog.message());
      void dialog.dismiss();
    });
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(LAYERS, async (route) => {
      await held;
      await route.abort();
    });
    // Firefox and WebKit end what is loading when they begin to leave. Here they leave for nothing.
    await page.route("**/no-page", (route) => route.fulfill({ status: 204 }));
    await page.goto(`/products/${goods.ethanol.itemCode}`);
    const favourite = page.getByRole("button", { name: "收藏" }).first();
    const loading = page.waitForRequest(LAYERS);
    await favourite.click();
    const url = (await loading).url();
    const left = page.waitForRequest("**/no-page");
    await page.evaluate(() => location.assign("/no-page"));
    await left;
    const failed = page.evaluate((file) => import(file).catch(() => {}), url);
    goOn();
    await failed;
    expect(said).toEqual([]);

    await favourite.click();
    await expect
      .poll(() => said)
      .toEqual(["您还未登录，请先登录再尝试\n网络连接失败，请检查网络后重试。"]);
    problems.splice(0);
  });

  test("when the product does not exist, then the page says so, and its status too", async ({
    page,
    problems,
  }) => {
    const answer = await page.goto("/products/X000000");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("没有找到该产品", { exact: false })).toBeVisible();
    expect(problems.splice(0)).toEqual([expect.stringContaining("404 (Not Found)")]);
  });
});

test.describe("given a customer's page before its scripts run", () => {
  test.use({ javaScriptEnabled: false, visitor: "ordinary" });

  test("then it has layout, title and skeleton, and names its first calls", async ({ page }) => {
    await page.goto("/cart");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.locator("main h1")).toHaveText("购物车");
    await expect(page.locator("main").getByText("正在加载")).toBeAttached();
    const calls = JSON.parse((await page.locator("#calls").textContent()) ?? "") as unknown;
    expect(calls).toEqual([{ path: readCart.path, auth: "required", params: {} }]);
  });

  for (const path of [
    "/cart",
    "/checkout",
    "/order_history",
    "/express_search",
    "/exchange/orders",
  ])
    test(`then the skeleton of ${path} fits a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expectNoSidewaysScrolling(page);
    });

  test("then every one is the same for everyone, with nothing personal", async ({
    shop,
    customer,
    request,
  }) => {
    const own = { headers: { [headerNames.token]: customer.token, cookie: `a=${customer.token}` } };
    const customers = Object.values<AnyScreen>(screens).filter(
      ({ visitors }) => visitors === "customers",
    );
    for (const { address } of customers) {
      const path = filledAddress(address, "1");
      const html = await (await request.get(`${shop.url}${path}`, own)).text();
      expect.soft(html, path).toMatch(/<main[^>]*>.*\binert=""/su);
      const [, answers = "[]"] = /id="answers">(.*?)<\/script>/su.exec(html) ?? [];
      const named = (JSON.parse(answers) as EmbeddedAnswer[]).map(([key]) => key);
      expect.soft(named, path).toEqual([keyOf(readHeader, "zh", {})]);
      expect.soft(html, path).not.toContain(customer.token);
      expect.soft(html, path).not.toContain(customer.email);
      expect.soft(html, path).not.toContain("林演示");
      expect.soft(html === (await (await fetch(`${shop.url}${path}`)).text()), path).toBe(true);
    }
  });
});

test.describe("given a customer on a slow line", () => {
  test.use({ visitor: "ordinary" });

  test("when the styles and the code of the cart are still loading, then its call has been sent", async ({
    page,
    customer,
    goods,
  }) => {
    const [pack] = goods.ethanol.packs;
    await customer.add(goods.ethanol.itemCode, pack?.productId ?? "", 2);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/assets\/(?:frame-.*\.js|style-.*\.css)$/u, async (route) => {
      await held;
      await route.continue();
    });
    const reads: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === readCart.path) reads.push(pathname);
    });
    await page.goto("/cart", { waitUntil: "commit" });
    await expect.poll(() => reads).toHaveLength(1);
    await expect(page.locator("main h1")).toHaveText("购物车");
    goOn();
    await expect(page.getByRole("table", { name: "试剂" })).toBeVisible();
    expect(reads).toHaveLength(1);
  });
});
