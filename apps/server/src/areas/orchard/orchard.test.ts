import { listBalanceChanges } from "@reagent/api/contract/balance";
import {
  addToBasket,
  checkBasket,
  clearBasket,
  readBasket,
  removeBasketLine,
  updateBasketLine,
} from "@reagent/api/contract/basket";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import {
  addWish,
  listWishes,
  readGift,
  readOrchard,
  readOrchardUser,
  removeWish,
  searchGifts,
} from "@reagent/api/contract/gift";
import {
  cancelGiftOrder,
  confirmGiftOrder,
  createGiftOrder,
  listGiftOrders,
  payGiftOrder,
  readGiftCheckout,
  readGiftOrder,
} from "@reagent/api/contract/gift-order";
import { MOST_BASKET_LINES } from "@reagent/domain/basket";
import { MOST_WISHES } from "@reagent/domain/gift";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeFact } from "../../database/facts.ts";
import { loadGifts } from "../../import/load/load-gifts.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { giftCodes, orchardIn, orderPlace, testGifts } from "../../testing/orchard.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { cancelGifts, confirmGifts, shipGifts } from "./steps.ts";
import { lapseGiftOrders } from "./withdraw.ts";

const START = Date.parse("2026-11-21T03:00:00Z");
const TERM_MS = 72 * 60 * 60 * 1000;
const all: ParamsOf<typeof readOrchard> = {
  typeId: "",
  rangeId: "",
  most: null,
  keyword: "",
  page: 1,
  pageSize: 9,
};
const everyOrder: ParamsOf<typeof listGiftOrders> = {
  pageSize: 10,
  page: 1,
  from: "",
  to: "",
  orderCode: "",
  receiver: "",
  customerOrderNumber: "",
  status: "all",
};

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let orchard: ReturnType<typeof orchardIn>;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    orchard = orchardIn(shop.database, () => shop.clock.time);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.time = START;
    token = await shop.logIn(customers.lin);
    await orchard.clear();
  });

  const as = (language: "cn" | "en" = "cn") => ({ token, language });
  const placed = async (code: string = giftCodes.flask, quantity = 1): Promise<string> => {
    await orchard.put("lin", code, quantity);
    return (await shop.call(createGiftOrder, orderPlace, as())).data.orderId;
  };
  const pay = (orderId: string) => shop.call(payGiftOrder, { orderId }, as());
  const grains = async () => (await shop.call(readOrchardUser, {}, as())).data.grains;

  describe("the gifts (storefront §2, orchard; §3, gift)", () => {
    const names = async (filters: Partial<typeof all>) =>
      (await shop.call(searchGifts, { ...all, ...filters })).data.gifts.map(({ name }) => name);

    test("the gifts are shown to guests without those that were taken off the shelves", async () => {
      const { data } = await shop.call(readOrchard, all, { language: "en" });
      expect(data).toMatchObject({
        banners: [],
        types: [{ name: "For the laboratory" }, { name: "Home and travel" }],
        total: 4,
      });
      expect(data.gifts.map(({ name }) => name)).toEqual([
        "Vacuum flask",
        "Umbrella",
        "Backpack",
        "Kettle",
      ]);
      expect(data.gifts[1]).toEqual({
        giftCode: giftCodes.last,
        name: "Umbrella",
        specification: "One",
        price: 250,
        preferentialPrice: 200,
        stock: 1,
        drawing: { svg: "<svg id='1'/>" },
      });
    });

    test("the gifts are filtered by type, by the price that is paid, and by every word of the keyword", async () => {
      const { data } = await shop.call(readOrchard, all);
      expect(await names({ typeId: data.types[1]?.typeId ?? "" })).toEqual(["水壶"]);
      expect(data.ranges[1]?.label).toBe("101–300 麦粒");
      expect(await names({ rangeId: "1" })).toEqual(["保温杯", "背包"]);
      expect(await names({ rangeId: "2" })).toEqual(["雨伞"]);
      expect(await names({ rangeId: "5" })).toEqual(["水壶"]);
      expect(await names({ keyword: " VACUUM  one " })).toEqual(["保温杯"]);
      expect(await names({ keyword: "100%" })).toEqual([]);
      expect(await names({ keyword: "台历" })).toEqual([]);
      expect(await names({ rangeId: "99", typeId: "x" })).toHaveLength(4);
    });

    const manyWords = Array.from({ length: 250 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    test.each([
      ["500 characters of four words each", "\uFDFA".repeat(500), []],
      ["250 words", manyWords.join(" "), []],
      ["250 times the same word", "杯 ".repeat(250), ["保温杯"]],
    ])("the gifts are searched for a keyword of %s", async (_what, keyword, found) => {
      expect((await shop.call(searchGifts, { ...all, keyword })).code).toBe(codes.success);
      expect(await names({ keyword })).toEqual(found);
    });

    test("the gifts are limited to the highest price that is paid, within the other filters", async () => {
      expect(await names({ most: 200 })).toEqual(["保温杯", "雨伞", "背包"]);
      expect(await names({ most: 199 })).toEqual(["保温杯", "背包"]);
      expect(await names({ most: 199, rangeId: "2" })).toEqual([]);
      expect(await names({ most: 200, keyword: "雨伞" })).toEqual(["雨伞"]);
      expect(await names({ most: 0 })).toEqual([]);
      expect(await names({ most: -1 })).toEqual([]);
      expect(await names({ most: Number.MAX_SAFE_INTEGER })).toHaveLength(4);
    });

    test("the gifts are paged", async () => {
      expect(await names({ pageSize: 3 })).toHaveLength(3);
      expect(await names({ pageSize: 3, page: 2 })).toEqual(["水壶"]);
      expect(await names({ page: 2 })).toEqual([]);
    });

    test("the gifts have a page, unless they are unknown or were taken off the shelves", async () => {
      expect((await shop.call(readGift, { giftCode: giftCodes.flask })).data).toMatchObject({
        typeName: "实验室用品",
        note: "<p>包邮</p>",
        drawings: ["<svg id='1'/>", "<svg id='2'/>"],
      });
      expect(await shop.call(readGift, { giftCode: "G404" })).toMatchObject({
        code: codes.notFound,
      });
      expect(await shop.call(readGift, { giftCode: giftCodes.delisted })).toMatchObject({
        code: codes.giftDelisted,
        message: "该礼品已下架",
      });
    });

    test("the gifts keep their place when they are loaded again, and get new values", async () => {
      await orchard.change(giftCodes.flask, { price: 90, type: { zh: "新类型", en: "New" } });
      const { data } = await shop.call(readOrchard, all, { language: "en" });
      expect(data.gifts[0]).toMatchObject({ name: "Vacuum flask", price: 90 });
      expect(data.types.map(({ name }) => name)).toEqual([
        "For the laboratory",
        "Home and travel",
        "New",
      ]);
    });
  });

  describe("wishes", () => {
    const wish = (giftCode: string) => shop.call(addWish, { giftCode }, as());
    const wished = async () =>
      (await shop.call(listWishes, {}, as())).data.wishes.map(({ giftCode }) => giftCode);

    test("wishes are kept once, newest first, until they are removed", async () => {
      await wish(giftCodes.flask);
      shop.clock.time += 1000;
      await wish(giftCodes.soldOut);
      await wish(giftCodes.flask);
      expect(await wished()).toEqual([giftCodes.soldOut, giftCodes.flask]);
      await shop.call(removeWish, { giftCode: giftCodes.soldOut }, as());
      await shop.call(removeWish, { giftCode: "G404" }, as());
      expect(await wished()).toEqual([giftCodes.flask]);
    });

    test("wishes remain when their gift is taken off the shelves, and say so", async () => {
      await wish(giftCodes.flask);
      await orchard.change(giftCodes.flask, { isListed: false });
      const { data } = await shop.call(listWishes, {}, as());
      expect(data.wishes).toMatchObject([{ giftCode: giftCodes.flask, isListed: false }]);
      expect((await wish(giftCodes.flask)).code).toBe(codes.giftDelisted);
    });

    test("wishes are limited in number", async () => {
      const many = Array.from({ length: MOST_WISHES + 1 }, (_, index) => ({
        ...(testGifts[0] as (typeof testGifts)[number]),
        code: `W${index}`,
      }));
      await shop.database.transact((tx) => loadGifts(tx, many));
      for (const { code } of many.slice(0, MOST_WISHES)) await wish(code);
      expect(await wish(`W${MOST_WISHES}`)).toMatchObject({ code: codes.tooMany });
      expect(await wished()).toHaveLength(MOST_WISHES);
      await shop.database.transact((tx) =>
        tx.deleteFrom("gifts").where("code", "like", "W%").execute(),
      );
    });
  });

  describe("the basket (storefront §3, orchard cart)", () => {
    const add = (giftCode: string, quantity: number) =>
      shop.call(addToBasket, { giftCode, quantity }, as());
    const basket = () => shop.call(readBasket, {}, as());

    test("the basket of gifts adds up quantities, and shows prices, sums and the customer's grains", async () => {
      await orchard.give("lin", 1240);
      await add(giftCodes.flask, 2);
      await add(giftCodes.last, 1);
      await add(giftCodes.flask, 1);
      const { data } = await basket();
      expect(data).toMatchObject({ quantity: 4, total: 500, grains: 1240 });
      expect(data.lines).toMatchObject([
        { giftCode: giftCodes.flask, quantity: 3, price: 100, amount: 300, isListed: true },
        { giftCode: giftCodes.last, quantity: 1, price: 200, amount: 200, stock: 1 },
      ]);
      expect((await shop.call(readOrchardUser, {}, as())).data).toMatchObject({
        basketCount: 4,
        grains: 1240,
        expiringGrains: 1240,
      });
    });

    test("the basket of gifts counts no gift that was taken off the shelves, but shows its line", async () => {
      await orchard.put("lin", giftCodes.flask, 2);
      await orchard.put("lin", giftCodes.delisted, 3);
      const { data } = await basket();
      expect(data).toMatchObject({ quantity: 2, total: 200 });
      expect(data.lines.map(({ isListed }) => isListed)).toEqual([true, false]);
      expect((await shop.call(readOrchardUser, {}, as())).data.basketCount).toBe(2);
    });

    test.each([0, -1, 1.5, 10_000, 1e9])(
      "the basket of gifts refuses the quantity %d",
      async (quantity) => {
        expect(await add(giftCodes.flask, quantity)).toMatchObject({
          code: codes.badRequest,
          message: "数量必须是 1 到 9999 之间的整数。",
        });
        await orchard.put("lin", giftCodes.flask, 2);
        const giftId = (await basket()).data.lines[0]?.giftId ?? "";
        expect(await shop.call(updateBasketLine, { giftId, quantity }, as())).toMatchObject({
          code: codes.badRequest,
        });
        expect((await basket()).data.quantity).toBe(2);
      },
    );

    test("the basket of gifts refuses gifts that are unknown, taken off the shelves, or too few", async () => {
      expect((await add("G404", 1)).code).toBe(codes.notFound);
      expect((await add(giftCodes.delisted, 1)).code).toBe(codes.giftDelisted);
      expect(await add(giftCodes.soldOut, 1)).toMatchObject({
        code: codes.giftOutOfStock,
        message: "该礼品已兑完。",
      });
      await add(giftCodes.last, 1);
      expect(await add(giftCodes.last, 1)).toMatchObject({
        code: codes.giftOutOfStock,
        message: "该礼品库存不足，目前仅剩 1 件。",
      });
      expect((await basket()).data.quantity).toBe(1);
    });

    test("the basket of gifts sets, removes and clears lines; an empty one is 1202", async () => {
      await add(giftCodes.flask, 1);
      await add(giftCodes.kettle, 1);
      const [flask, kettle] = (await basket()).data.lines;
      await shop.call(updateBasketLine, { giftId: flask?.giftId ?? "", quantity: 5 }, as());
      await shop.call(removeBasketLine, { giftId: kettle?.giftId ?? "" }, as());
      expect((await basket()).data).toMatchObject({ quantity: 5, total: 500 });
      const gone = { giftId: kettle?.giftId ?? "", quantity: 1 };
      expect((await shop.call(updateBasketLine, gone, as())).code).toBe(codes.notFound);
      await shop.call(clearBasket, {}, as());
      expect((await basket()).code).toBe(codes.emptyCart);
    });

    test("the basket of gifts holds a limited number of different gifts", async () => {
      const many = Array.from({ length: MOST_BASKET_LINES + 1 }, (_, index) => ({
        ...(testGifts[0] as (typeof testGifts)[number]),
        code: `B${index}`,
      }));
      await shop.database.transact((tx) => loadGifts(tx, many));
      for (const { code } of many.slice(0, MOST_BASKET_LINES)) await add(code, 1);
      expect((await add(`B${MOST_BASKET_LINES}`, 1)).code).toBe(codes.badRequest);
      expect((await add("B0", 1)).code).toBe(codes.success);
      await shop.database.transact((tx) =>
        tx.deleteFrom("gifts").where("code", "like", "B%").execute(),
      );
    });
  });

  describe("the check, the checkout and the payment (storefront §5, orchard cart)", () => {
    const check = () => shop.call(checkBasket, {}, as());
    const create = (expectedLines: typeof orderPlace.expectedLines = null) =>
      shop.call(createGiftOrder, { ...orderPlace, expectedLines }, as());
    const seen = async () => (await shop.call(readGiftCheckout, {}, as())).data.lines;

    test("the check, the checkout and the payment of gifts refuse an empty basket", async () => {
      expect(await check()).toMatchObject({
        code: codes.emptyCart,
        message: "您还没有选择商品，请选择商品！",
      });
      expect((await create()).code).toBe(codes.nothingToCheckOut);
      expect((await shop.call(readGiftCheckout, {}, as())).code).toBe(codes.nothingToCheckOut);
    });

    test("the check, the checkout and the payment of gifts refuse a gift that was taken off the shelves, by its name", async () => {
      await orchard.give("lin", 1000);
      const orderId = await placed();
      await orchard.put("lin", giftCodes.flask, 1);
      await orchard.change(giftCodes.flask, { isListed: false });
      const refusal = {
        code: codes.giftDelisted,
        message: "以下礼品已下架，请移除后再提交：保温杯",
      };
      expect(await check()).toMatchObject(refusal);
      expect(await create()).toMatchObject(refusal);
      expect(await pay(orderId)).toMatchObject(refusal);
      expect(await grains()).toBe(1000);
    });

    test("the check, the checkout and the payment of gifts refuse more than the stock, with what is left", async () => {
      await orchard.give("lin", 1000);
      const orderId = await placed(giftCodes.flask, 2);
      await orchard.put("lin", giftCodes.flask, 2);
      await orchard.change(giftCodes.flask, { stock: 1 });
      const refusal = {
        code: codes.giftOutOfStock,
        message: "以下礼品库存不足，请调整数量后再提交：保温杯（剩 1 件）",
      };
      expect(await check()).toMatchObject(refusal);
      expect(await create()).toMatchObject(refusal);
      expect(await pay(orderId)).toMatchObject(refusal);
      expect(await orchard.stockOf(giftCodes.flask)).toBe(1);
      expect(await grains()).toBe(1000);
    });

    test("the check, the checkout and the payment of gifts refuse a total above the customer's grains", async () => {
      await orchard.give("lin", 199);
      const orderId = await placed();
      await orchard.put("lin", giftCodes.flask, 2);
      const refusal = {
        code: codes.tooFewGrains,
        message: "麦粒不足，不能下单！麦粒可通过购买麦克林试剂获得。",
      };
      expect(await check()).toMatchObject(refusal);
      expect(await create()).toMatchObject(refusal);
      expect((await pay(orderId)).code).toBe(codes.success);
      const other = await (async () => {
        await orchard.give("lin", 100);
        await shop.call(clearBasket, {}, as());
        return placed();
      })();
      await orchard.give("lin", -100);
      expect(await pay(other)).toMatchObject(refusal);
      expect(await grains()).toBe(99);
    });

    test("the check, the checkout and the payment of gifts answer a basket that can be ordered", async () => {
      await orchard.give("lin", 500);
      await orchard.put("lin", giftCodes.flask, 5);
      expect((await check()).code).toBe(codes.success);
      const { data } = await shop.call(readGiftCheckout, {}, as());
      expect(data).toMatchObject({ quantity: 5, total: 500, grains: 500 });
      expect(data.customer.company).not.toBe("");
    });

    test("the check, the checkout and the payment of gifts refuse a price that changed since the customer saw it", async () => {
      await orchard.give("lin", 500);
      await orchard.put("lin", giftCodes.flask, 1);
      const before = await seen();
      await orchard.change(giftCodes.flask, { price: 120 });
      expect((await create(before)).code).toBe(codes.priceChanged);
      expect((await create(await seen())).code).toBe(codes.success);
    });

    test("the check, the checkout and the payment of gifts refuse a basket that was exchanged for another one of the same total, and keep it", async () => {
      await orchard.give("lin", 500);
      await orchard.put("lin", giftCodes.flask, 2);
      const before = await seen();
      await shop.call(clearBasket, {}, as());
      await orchard.put("lin", giftCodes.last, 1);
      expect(await create(before)).toMatchObject({
        code: codes.priceChanged,
        message: "果篮内容或麦粒合计有变化，请核对后再提交。",
      });
      expect(await seen()).toMatchObject([{ giftCode: giftCodes.last, quantity: 1 }]);
      expect((await shop.call(listGiftOrders, everyOrder, as())).data.total).toBe(0);
      expect((await create(await seen())).code).toBe(codes.success);
    });

    test("the check, the checkout and the payment of gifts accept the basket that was seen, in whatever order its lines are sent", async () => {
      await orchard.give("lin", 500);
      await orchard.put("lin", giftCodes.flask, 2);
      await orchard.put("lin", giftCodes.last, 1);
      expect((await create((await seen()).toReversed())).code).toBe(codes.success);
    });

    test.each([
      { street: " " },
      { receiver: "" },
      { mobile: "1390000012" },
      { district: "440305" },
      { note: "一".repeat(201) },
    ])(
      "the check, the checkout and the payment of gifts refuse the address %o, and keep the basket",
      async (change) => {
        await orchard.give("lin", 500);
        await orchard.put("lin", giftCodes.flask, 1);
        const answer = await shop.call(createGiftOrder, { ...orderPlace, ...change }, as());
        expect(answer.code).toBe(codes.badRequest);
        expect((await shop.call(readBasket, {}, as())).data.quantity).toBe(1);
      },
    );
  });

  describe("a gift order (customer centre §4, gift order)", () => {
    test("a gift order takes nothing before it is paid, and empties the basket", async () => {
      await orchard.give("lin", 1000);
      const orderId = await placed(giftCodes.flask, 3);
      expect(await orchard.stockOf(giftCodes.flask)).toBe(10);
      expect(await grains()).toBe(1000);
      expect((await shop.call(readBasket, {}, as())).code).toBe(codes.emptyCart);
      const { data } = await shop.call(confirmGiftOrder, { orderId }, as());
      expect(data.orderCode).toMatch(/^MG20261121\d{5}$/u);
      expect(data).toMatchObject({
        status: "unconfirmed",
        statusName: "未确认",
        payStatus: "unpaid",
        amount: 300,
        grains: 1000,
        receiver: "林",
        provinceName: "上海市",
        districtName: "浦东新区",
        paidAt: null,
        lines: [{ name: "保温杯", quantity: 3, price: 100, amount: 300 }],
      });
    });

    test("a gift order is paid once, however often the call is repeated", async () => {
      await orchard.give("lin", 1000);
      const orderId = await placed(giftCodes.flask, 3);
      for (let time = 0; time < 3; time += 1) expect((await pay(orderId)).code).toBe(200);
      expect(await orchard.stockOf(giftCodes.flask)).toBe(7);
      expect(await orchard.booked("lin")).toEqual([1000, -300]);
      expect((await shop.call(readGiftOrder, { orderId }, as("en"))).data).toMatchObject({
        provinceName: "上海市",
        districtName: "浦东新区",
        street: "科苑路 1278 号",
        payStatus: "paid",
        paidAt: START,
        statusName: "Unconfirmed",
        lines: [{ name: "Vacuum flask" }],
      });
    });

    test("a gift order keeps its prices when those of the gifts change", async () => {
      await orchard.give("lin", 1000);
      const orderId = await placed(giftCodes.last);
      await orchard.change(giftCodes.last, { preferentialPrice: null });
      await pay(orderId);
      expect(await grains()).toBe(800);
    });

    test("a gift order is named in the log of grains (customer centre §7, balance logs)", async () => {
      await orchard.give("lin", 1000, START - 1);
      await pay(await placed());
      const log = { kind: "grains", pageSize: 10, page: 1, from: "", to: "" } as const;
      const call = { ...log, least: null, most: null };
      const notes = async (language: "cn" | "en") =>
        (await shop.call(listBalanceChanges, call, as(language))).data.changes.map(
          ({ note }) => note,
        );
      expect(await notes("cn")).toEqual([
        expect.stringMatching(/^兑换礼品 MG20261121\d{5}$/u),
        "积分兑换麦粒",
      ]);
      expect((await notes("en"))[0]).toMatch(/^Gifts ordered MG20261121\d{5}$/u);
    });

    test("a gift order of another customer is not found", async () => {
      await orchard.give("lin", 1000);
      const orderId = await placed();
      const other = { token: await shop.logIn(customers.wang) };
      for (const endpoint of [confirmGiftOrder, payGiftOrder, readGiftOrder, cancelGiftOrder])
        expect((await shop.call(endpoint as never, { orderId } as never, other)).code).toBe(
          codes.notFound,
        );
      expect((await shop.call(listGiftOrders, everyOrder, other)).data.total).toBe(0);
    });

    test("a gift order is confirmed and shipped after the payment, and then stays", async () => {
      const steps = { now: START + 1, language: "zh" } as const;
      const parcel = { expressCompany: "顺丰速运", expressNumber: "SF1" };
      await orchard.give("lin", 1000);
      const orderId = await placed();
      const work = (run: "confirm" | "ship" | "cancel") =>
        shop.database.transact<unknown>((tx) =>
          run === "confirm"
            ? confirmGifts(tx, orderId, steps)
            : run === "ship"
              ? shipGifts(tx, { orderId, ...parcel }, steps)
              : cancelGifts(tx, orderId, steps),
        );
      await expect(work("confirm")).rejects.toThrow("该订单的状态不允许此操作。");
      await pay(orderId);
      await expect(work("ship")).rejects.toThrow("状态不允许");
      await work("confirm");
      await work("ship");
      for (const step of ["confirm", "ship", "cancel"] as const)
        await expect(work(step)).rejects.toThrow("状态不允许");
      expect((await shop.call(readGiftOrder, { orderId }, as())).data).toMatchObject({
        status: "shipped",
        confirmedAt: START + 1,
        shippedAt: START + 1,
        ...parcel,
      });
    });

    test("a gift order returns stock and grains once when it is cancelled, and cannot be paid then", async () => {
      await orchard.give("lin", 1000);
      const paid = await placed(giftCodes.flask, 3);
      await pay(paid);
      const unpaid = await placed(giftCodes.flask, 2);
      const cancel = (orderId: string) =>
        shop.database.transact((tx) => cancelGifts(tx, orderId, { now: START, language: "en" }));
      expect(await cancel(paid)).toBe(300);
      expect(await cancel(unpaid)).toBe(0);
      await expect(cancel(paid)).rejects.toThrow("The status of this order");
      expect(await orchard.stockOf(giftCodes.flask)).toBe(10);
      expect(await grains()).toBe(1000);
      for (const orderId of [paid, unpaid]) {
        expect(await pay(orderId)).toMatchObject({ code: codes.notPayable });
        expect((await shop.call(confirmGiftOrder, { orderId }, as())).code).toBe(codes.notPayable);
      }
    });

    test("a gift order is cancelled by its customer while it is not paid, once and without a mail", async () => {
      await orchard.give("lin", 1000);
      const orderId = await placed(giftCodes.flask, 3);
      const cancel = () => shop.call(cancelGiftOrder, { orderId }, as());
      expect((await cancel()).code).toBe(200);
      shop.clock.time = START + 1;
      expect((await cancel()).code).toBe(200);
      expect((await shop.call(readGiftOrder, { orderId }, as())).data).toMatchObject({
        status: "cancelled",
        cancelledAt: START,
        payBy: null,
      });
      expect((await pay(orderId)).code).toBe(codes.notPayable);
      expect(await orchard.stockOf(giftCodes.flask)).toBe(10);
      expect(await orchard.booked("lin")).toEqual([1000]);
      expect(await shop.mails()).toEqual([]);
    });

    test("a gift order is not cancelled by its customer once it is paid", async () => {
      await orchard.give("lin", 1000);
      const orderId = await placed();
      await pay(orderId);
      expect(await shop.call(cancelGiftOrder, { orderId }, as())).toMatchObject({
        code: codes.locked,
        message: "该订单已支付，如需取消请联系客服。",
      });
      expect((await shop.call(readGiftOrder, { orderId }, as())).data.status).toBe("unconfirmed");
    });

    test("a gift order lapses with a mail where it is not paid in time, and neither a paid nor a kept one does", async () => {
      await orchard.give("lin", 1000);
      const paid = await placed();
      await pay(paid);
      const kept = await placed();
      await shop.database.transact((tx) =>
        tx.updateTable("gift_orders").set({ pay_by: null }).where("id", "=", kept).execute(),
      );
      const unpaid = await placed();
      await shop.mails();
      const payBy = START + TERM_MS;
      expect((await shop.call(readGiftOrder, { orderId: unpaid }, as())).data.payBy).toBe(payBy);
      shop.clock.time = payBy - 1;
      await lapseGiftOrders(shop);
      expect(await shop.mails()).toEqual([]);
      shop.clock.time = payBy;
      await lapseGiftOrders(shop);
      await lapseGiftOrders(shop);
      expect(
        (await shop.mails()).map(({ to, text }) => [to, text.includes("未在期限内支付")]),
      ).toEqual([[customers.lin, true]]);
      const { data } = await shop.call(listGiftOrders, everyOrder, as());
      const statusOf = (id: string) => data.orders.find(({ orderId }) => orderId === id)?.status;
      expect([paid, kept, unpaid].map(statusOf)).toEqual([
        "unconfirmed",
        "unconfirmed",
        "cancelled",
      ]);
    });

    test("a gift order is listed by day, code, receiver and status, newest first, ten a page", async () => {
      await orchard.give("lin", 5000);
      const ids: string[] = [];
      for (let number = 0; number < 11; number += 1) {
        ids.unshift(await placed());
        shop.clock.time += 60_000;
      }
      await pay(ids[0] ?? "");
      await shop.database.transact((tx) =>
        confirmGifts(tx, ids[0] ?? "", { now: START, language: "zh" }),
      );
      const list = async (filters: Partial<typeof everyOrder>) => {
        const { data } = await shop.call(listGiftOrders, { ...everyOrder, ...filters }, as());
        return { total: data.total, ids: data.orders.map(({ orderId }) => orderId) };
      };
      expect(await list({})).toEqual({ total: 11, ids: ids.slice(0, 10) });
      expect((await list({ page: 2 })).ids).toEqual(ids.slice(10));
      expect((await list({ status: "confirmed" })).ids).toEqual(ids.slice(0, 1));
      expect((await list({ status: "unconfirmed" })).total).toBe(10);
      expect((await list({ from: "2026-11-22" })).total).toBe(0);
      expect((await list({ from: "2026-11-21", to: "2026-11-21" })).total).toBe(11);
      expect((await list({ receiver: "林" })).total).toBe(11);
      expect((await list({ receiver: "王" })).total).toBe(0);
      expect((await list({ orderCode: "mg20261121" })).total).toBe(11);
      expect((await list({ customerOrderNumber: "A1" })).total).toBe(0);
    });
  });

  test("grains of last year stay while a clock that shows the new year is not believed", async () => {
    const lastYear = Date.parse("2026-12-31T12:00:00+08:00");
    const seen = (time: number) =>
      shop.database.transact((tx) => writeFact(tx, "clock_seen", String(time)));
    await orchard.give("lin", 500, lastYear);
    shop.clock.time = Date.parse("2027-01-01T00:00:00+08:00");
    token = await shop.logIn(customers.lin);
    await seen(lastYear);
    expect(await grains()).toBe(500);
    await seen(shop.clock.time);
    expect(await grains()).toBe(0);
  });

  test("grains of last year have expired before they are shown or spent (decisions, grain expiry)", async () => {
    await orchard.give("lin", 500, Date.parse("2026-12-31T12:00:00+08:00"));
    const orderId = await placed();
    shop.clock.time = Date.parse("2027-01-01T00:00:00+08:00");
    token = await shop.logIn(customers.lin);
    expect((await pay(orderId)).code).toBe(codes.tooFewGrains);
    await orchard.put("lin", giftCodes.flask, 1);
    expect((await shop.call(checkBasket, {}, as())).code).toBe(codes.tooFewGrains);
    expect((await shop.call(readBasket, {}, as())).data.grains).toBe(0);
    expect(await orchard.booked("lin")).toEqual([500, -500]);
    await orchard.give("lin", 100);
    expect((await pay(orderId)).code).toBe(codes.success);
    expect(await grains()).toBe(0);
  });
});
