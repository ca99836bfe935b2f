import type { Locator, Page } from "@playwright/test";
import { listAddresses } from "@reagent/api/contract/address";
import { addToBasket, clearBasket } from "@reagent/api/contract/basket";
import { readOrchardUser } from "@reagent/api/contract/gift";
import { createGiftOrder, listGiftOrders, readGiftOrder } from "@reagent/api/contract/gift-order";
import { ALL_GIFT_ORDERS } from "@reagent/domain/gift-order";
import { expectNoSidewaysScrolling } from "./audit.ts";
import { answerOf, callerAt, type Customer, customerAt } from "./customer.ts";
import type { OpenedShop } from "./opened-shop.ts";
import { operate } from "./operator.ts";
import { expect, test } from "./shop.ts";
import { logInAgain, logInWith, tabTo } from "./steps.ts";
import { expectMessage } from "./watched-pages.ts";

/** Gifts of the demo: one for 20 grains, one for 25, the last coffee set for 1220, and one dearer than any balance. */
const NOTES = "FR0015";
const BOOKMARKS = "FR0028";
const LAST_COFFEE_SET = "FR0021";
const TABLET = "FR0042";

const callerOf = (shop: OpenedShop, { token }: Customer) => callerAt(shop.url, token);

/** Fills the basket with one each of these gifts alone, or with as many as follow the code: `FR0015 5`. */
async function fillBasket(shop: OpenedShop, customer: Customer, ...gifts: readonly string[]) {
  const caller = callerOf(shop, customer);
  answerOf(await caller.call(clearBasket, {}));
  for (const gift of gifts) {
    const [giftCode = "", quantity = "1"] = gift.split(" ");
    answerOf(await caller.call(addToBasket, { giftCode, quantity: Number(quantity) }));
  }
}

/** Places an order of one gift to the customer's first address, and returns its id. */
async function orderGift(shop: OpenedShop, customer: Customer, giftCode: string): Promise<string> {
  await fillBasket(shop, customer, giftCode);
  const caller = callerOf(shop, customer);
  const { addresses } = answerOf(await caller.call(listAddresses, { keywords: "" }));
  const [address] = addresses;
  if (!address) throw new Error("The customer has no address.");
  const { province, city, district, street, receiver, mobile } = address;
  const order = { province, city, district, street, receiver, mobile, note: "" };
  const placed = await caller.call(createGiftOrder, { ...order, expectedLines: null });
  return answerOf(placed).orderId;
}

const grainsOf = async (shop: OpenedShop, customer: Customer) =>
  answerOf(await callerOf(shop, customer).call(readOrchardUser, {})).grains;

const ordersOf = async (shop: OpenedShop, customer: Customer) =>
  answerOf(
    await callerOf(shop, customer).call(listGiftOrders, {
      ...ALL_GIFT_ORDERS,
      page: 1,
      pageSize: 10,
    }),
  );

/** Cancels an order, so that its grains and gifts are available to the other journeys in this shop. */
async function returnGifts(shop: OpenedShop, customer: Customer, orderId: string) {
  const read = await callerOf(shop, customer).call(readGiftOrder, { orderId });
  await operate(shop, "gift-cancel", answerOf(read).orderCode);
}

/** The id of the order in the address of its payment. */
const orderInAddress = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

test.describe("given a customer with grains", () => {
  test.use({ visitor: "ordinary" });

  test("when they exchange a gift, then it is paid with grains and found in orders and log", async ({
    page,
    shop,
    customer,
  }) => {
    await fillBasket(shop, customer, NOTES, BOOKMARKS);
    const before = await grainsOf(shop, customer);
    await page.goto("/excart");
    await page.getByRole("button", { name: "删除 玻璃仪器书签" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
    await expectMessage(page, "删除成功!");
    await page.getByRole("button", { name: "下一步" }).click();
    await expect(page).toHaveURL("/exchange/checkout");
    await page.getByRole("textbox", { name: "特别说明" }).fill("请放前台");
    await expect(page.getByRole("combobox", { name: /^区\/县/u })).not.toHaveValue("");
    await page.getByRole("button", { name: "提交订单" }).click();
    await expect(page).toHaveURL(/\/exchange\/payment\/.+$/u);
    const orderId = orderInAddress(page);
    // The device knows the order that was just placed.
    await page.goto("/exchange/payment");
    await expect(page.getByText("请放前台")).toBeVisible();
    await page.getByRole("button", { name: "确认支付" }).click();
    await expectMessage(page, "您的订单支付成功！");
    await expect(page).toHaveURL("/exchange");
    expect(await grainsOf(shop, customer)).toBe(before - 20);

    await page.goto("/exchange_history");
    await expect(page.getByRole("cell", { name: "−20" }).first()).toBeVisible();
    await page.goto("/exchange/orders?status=unconfirmed");
    await page
      .getByRole("link", { name: /^查看：/u })
      .first()
      .click();
    await expect(page.getByRole("region", { name: "订单信息" })).toContainText("已付款");
    await expect(page.getByRole("table", { name: "礼品" })).toContainText(NOTES);
    await returnGifts(shop, customer, orderId);
    expect(await grainsOf(shop, customer)).toBe(before);
  });

  test("when two tabs pay for the last of a gift, then one succeeds and the other says that it is gone", async ({
    page,
    shop,
    customer,
  }) => {
    const [first, second] = [
      await orderGift(shop, customer, LAST_COFFEE_SET),
      await orderGift(shop, customer, LAST_COFFEE_SET),
    ];
    const other = await page.context().newPage();
    await page.goto(`/exchange/payment/${first}`);
    await other.goto(`/exchange/payment/${second}`);
    await expect(other.getByRole("button", { name: "确认支付" })).toBeVisible();
    const before = await grainsOf(shop, customer);
    await page.getByRole("button", { name: "确认支付" }).click();
    await expectMessage(page, "您的订单支付成功！");
    await other.getByRole("button", { name: "确认支付" }).click();
    await expect(other.getByRole("alertdialog")).toContainText(/手冲咖啡组/u);
    await other.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();
    expect(await grainsOf(shop, customer)).toBe(before - 1220);
    await other.close();
    await returnGifts(shop, customer, first);
    await returnGifts(shop, customer, second);
  });

  test("when their grains do not suffice, then the next step says so", async ({
    page,
    shop,
    customer,
  }) => {
    await fillBasket(shop, customer, TABLET);
    await page.goto("/excart");
    await page.getByRole("button", { name: "下一步" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(
      "麦粒不足，不能下单！麦粒可通过购买麦克林试剂获得。",
    );
    await page.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();
    await expect(page).toHaveURL("/excart");
  });
});

test.describe("given a newcomer whose grains buy nothing yet", () => {
  test.use({ visitor: "newcomer" });

  test("when they have no orders, then the list leads to the orchard", async ({ page }) => {
    await page.goto("/exchange/orders");
    await page.getByRole("link", { name: "去果园看看" }).click();
    await expect(page).toHaveURL("/exchange");
  });

  test("when they open an order of another customer, then it is not found", async ({
    page,
    shop,
  }) => {
    const owner = callerOf(shop, await customerAt(shop.url, "ordinary"));
    const list = await owner.call(listGiftOrders, { ...ALL_GIFT_ORDERS, page: 1, pageSize: 10 });
    const [order] = answerOf(list).orders;
    if (!order) throw new Error("The demo customer has no gift order.");
    for (const path of ["payment", "order_detail"]) {
      await page.goto(`/exchange/${path}/${order.orderId}`);
      await expect(page.getByText("没有找到该订单")).toBeVisible();
    }
  });
});

test.describe("given a customer who changes the basket in another tab", () => {
  test.use({ visitor: "ordinary" });

  test("when it costs the same and they submit the order, then they are told and see it, and nothing typed is lost", async ({
    page,
    shop,
    customer,
  }) => {
    const before = await grainsOf(shop, customer);
    const { total } = await ordersOf(shop, customer);
    const gifts = page.getByRole("table", { name: "礼品" });
    await fillBasket(shop, customer, `${NOTES} 5`);
    await page.goto("/exchange/checkout");
    const note = page.getByRole("textbox", { name: "特别说明" });
    await note.fill("请放前台");
    await expect(page.getByRole("combobox", { name: /^区\/县/u })).not.toHaveValue("");
    await fillBasket(shop, customer, `${BOOKMARKS} 4`);
    await page.getByRole("button", { name: "提交订单" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("果篮内容或麦粒合计有变化");
    await page.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();
    await expect(gifts).toContainText(BOOKMARKS);
    await expect(gifts).not.toContainText(NOTES);
    await expect(note).toHaveValue("请放前台");
    expect((await ordersOf(shop, customer)).total).toBe(total);
    expect(await grainsOf(shop, customer)).toBe(before);
    await page.getByRole("button", { name: "提交订单" }).click();
    await expect(page).toHaveURL(/\/exchange\/payment\/.+$/u);
    await expect(page.getByText(BOOKMARKS)).toBeVisible();
    await expect(page.getByText("请放前台")).toBeVisible();
    await returnGifts(shop, customer, orderInAddress(page));
  });
});

test.describe("given a customer whose session ends in the orchard", () => {
  test.use({ visitor: "ordinary" });

  /** Ends the customer's sessions without moving a clock: grains expire where it passes the end of a year. */
  const endSessions = (shop: OpenedShop, { email }: Customer) => operate(shop, "log-out", email);

  for (const [step, path] of [
    ["the basket", "/excart"],
    ["the orders", "/exchange/orders"],
  ] as const)
    test(`when they open ${step}, then they are led to the log-in and back`, async ({
      page,
      shop,
      customer,
    }) => {
      await page.goto("/exchange");
      await endSessions(shop, customer);
      await page.goto(path);
      await expect(page).toHaveURL("/login");
      await logInWith(page, customer.email);
      await expect(page).toHaveURL(path);
    });

  test("when they change a quantity, then it is saved after the log-in, and the next step goes on", async ({
    page,
    shop,
    customer,
  }) => {
    await fillBasket(shop, customer, NOTES);
    await page.goto("/excart");
    const quantity = page.getByRole("textbox", { name: `${NOTES} 的数量` });
    await expect(quantity).toHaveValue("1");
    await endSessions(shop, customer);
    await quantity.fill("2");
    await quantity.press("Enter");
    await logInAgain(page, customer.email);
    await expect(page).toHaveURL("/excart");
    await expectMessage(page, "数量修改成功！");
    await expect(quantity).toHaveValue("2");

    await endSessions(shop, customer);
    const next = page.getByRole("button", { name: "下一步" });
    await next.click();
    await logInAgain(page, customer.email);
    await expect(page).toHaveURL("/excart");
    await expect(quantity).toHaveValue("2");
    await next.click();
    await expect(page).toHaveURL("/exchange/checkout");
    await expect(page.getByRole("table", { name: "礼品" })).toContainText("40");
  });

  test("when they submit the order, then it is placed once after the log-in, with all that they typed", async ({
    page,
    shop,
    customer,
  }) => {
    const { total } = await ordersOf(shop, customer);
    await fillBasket(shop, customer, NOTES);
    await page.goto("/exchange/checkout");
    const note = page.getByRole("textbox", { name: "特别说明" });
    await note.fill("请放前台");
    await expect(page.getByRole("combobox", { name: /^区\/县/u })).not.toHaveValue("");
    await page.getByRole("textbox", { name: /^收货人/u }).fill("周以宁（前台）");
    await endSessions(shop, customer);
    await page.getByRole("button", { name: "提交订单" }).click();
    await logInAgain(page, customer.email);
    await expect(page).toHaveURL("/exchange/checkout");
    await expect(note).toHaveValue("请放前台");
    await expect(page.getByRole("textbox", { name: /^收货人/u })).toHaveValue("周以宁（前台）");
    await page.getByRole("button", { name: "提交订单" }).click();
    await expect(page).toHaveURL(/\/exchange\/payment\/.+$/u);
    await expect(page.getByText("请放前台")).toBeVisible();
    const again = await customerAt(shop.url, "ordinary");
    expect((await ordersOf(shop, again)).total).toBe(total + 1);
    await returnGifts(shop, again, orderInAddress(page));
  });

  test("when they pay the order, then its grains are taken once after the log-in", async ({
    page,
    shop,
    customer,
  }) => {
    const orderId = await orderGift(shop, customer, NOTES);
    const before = await grainsOf(shop, customer);
    await page.goto(`/exchange/payment/${orderId}`);
    const pay = page.getByRole("button", { name: "确认支付" });
    await expect(pay).toBeVisible();
    await endSessions(shop, customer);
    await pay.click();
    await logInAgain(page, customer.email);
    await expect(page).toHaveURL(`/exchange/payment/${orderId}`);
    await pay.click();
    await expectMessage(page, "您的订单支付成功！");
    await expect(page).toHaveURL("/exchange");
    const again = await customerAt(shop.url, "ordinary");
    expect(await grainsOf(shop, again)).toBe(before - 20);
    await returnGifts(shop, again, orderId);
    expect(await grainsOf(shop, again)).toBe(before);
  });
});

test.describe("given an English customer with a phone and a keyboard", () => {
  test.use({ visitor: "ordinary", viewport: { width: 390, height: 844 } });

  test("when they order the basket and pay, then every step works without a pointer", async ({
    page,
    shop,
    customer,
  }) => {
    await fillBasket(shop, customer, NOTES);
    await page.goto("/en/excart");
    const quantity = page.getByRole("textbox", { name: `Quantity of ${NOTES}` });
    await expect(quantity).toHaveValue("1");
    await expectNoSidewaysScrolling(page);
    const next = page.getByRole("button", { name: "Next step" });
    await tabTo(page, next);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/en/exchange/checkout");
    await expect(page.getByRole("combobox", { name: /^District/u })).not.toHaveValue("");
    await expectNoSidewaysScrolling(page);
    await tabTo(page, page.getByRole("button", { name: "Place the order" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/exchange\/payment\/.+$/u);
    await expectNoSidewaysScrolling(page);
    const orderId = orderInAddress(page);
    const before = await grainsOf(shop, customer);
    const pay = page.getByRole("button", { name: "Confirm and pay" });
    await expect(pay).toBeVisible();
    await tabTo(page, pay);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/en/exchange");
    expect(await grainsOf(shop, customer)).toBe(before - 20);
    await expectNoSidewaysScrolling(page);
    await returnGifts(shop, customer, orderId);
    expect(await grainsOf(shop, customer)).toBe(before);
  });
});

test.describe("given a customer with grains, without a pointer", () => {
  test.use({ visitor: "ordinary" });

  test("when they choose a gift in the orchard, order it and pay, then each page begins at its heading and they read the order", async ({
    page,
    shop,
    customer,
  }) => {
    answerOf(await callerOf(shop, customer).call(clearBasket, {}));
    const before = await grainsOf(shop, customer);
    const heading = page.getByRole("heading", { level: 1 });
    const press = async (target: Locator, mostStops?: number) => {
      await tabTo(page, target, mostStops);
      await page.keyboard.press("Enter");
    };

    await test.step("the banner leads past the banners to the gifts", async () => {
      await page.goto("/exchange");
      await press(page.getByRole("link", { name: "跳到主要内容" }), 1);
      await press(page.getByRole("link", { name: "看看有什么礼物" }), 1);
      await expect(heading).toBeFocused();
    });

    await test.step("choose two of a gift", async () => {
      await press(page.getByRole("link", { name: "文具", exact: true }), 5);
      await expect(page).toHaveURL(/\/exchange\?type=\d+$/u);
      await press(page.getByRole("link", { name: "实验记录本" }), 40);
      await expect(page).toHaveURL("/exdetail/FR0003");
      await expect(heading).toBeFocused();
      await tabTo(page, page.getByRole("textbox", { name: "数量" }), 4);
      await page.keyboard.press("ArrowUp");
      await press(page.getByRole("button", { name: "加入果篮" }), 3);
      await expectMessage(page, "已加入果篮");
    });

    await test.step("leave one of them in the basket", async () => {
      await press(page.getByRole("banner").getByRole("link", { name: "果篮 2" }), 60);
      await expect(page).toHaveURL("/excart");
      await expect(heading).toBeFocused();
      const quantity = page.getByRole("textbox", { name: "FR0003 的数量" });
      await tabTo(page, quantity, 6);
      await page.keyboard.press("ArrowDown");
      await expectMessage(page, "数量修改成功！");
      await press(page.getByRole("button", { name: "下一步" }), 10);
    });

    await test.step("choose an address, write a note, and place the order", async () => {
      await expect(page).toHaveURL("/exchange/checkout");
      await expect(heading).toBeFocused();
      const addresses = page.getByRole("radiogroup");
      await tabTo(page, addresses.getByRole("radio").first(), 3);
      // The choice moves while the key is down.
      await page.keyboard.press("ArrowDown", { delay: 200 });
      await expect(addresses.getByRole("radio").nth(1)).toBeChecked();
      await tabTo(page, page.getByRole("textbox", { name: "特别说明" }), 10);
      await page.keyboard.type("请放前台");
      await press(page.getByRole("button", { name: "提交订单" }), 10);
      await expect(page).toHaveURL(/\/exchange\/payment\/.+$/u);
      await expect(heading).toBeFocused();
    });

    const orderId = orderInAddress(page);
    await press(page.getByRole("button", { name: "确认支付" }), 10);
    await expectMessage(page, "您的订单支付成功！");
    await expect(heading).toBeFocused();
    expect(await grainsOf(shop, customer)).toBeLessThan(before);

    await test.step("read the order", async () => {
      await press(page.getByRole("banner").getByRole("link", { name: "我的订单" }), 90);
      await expect(heading).toBeFocused();
      await press(page.getByRole("link", { name: /^查看：/u }).first(), 60);
      await expect(page).toHaveURL(`/exchange/order_detail/${orderId}`);
      await expect(heading).toBeFocused();
      await expect(page.getByRole("table", { name: "礼品" })).toContainText("FR0003");
      await expect(page.getByRole("main")).toContainText("请放前台");
    });
    await returnGifts(shop, customer, orderId);
    expect(await grainsOf(shop, customer)).toBe(before);
  });
});
