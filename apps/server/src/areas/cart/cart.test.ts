import { readUserInfo } from "@reagent/api/contract/account";
import {
  addAllToCart,
  addInstrumentToCart,
  addToCart,
  checkCartLine,
  clearCart,
  editCartLine,
  quickAddToCart,
  readCart,
  removeCartLine,
} from "@reagent/api/contract/cart";
import { cartMessages } from "@reagent/api/messages/cart";
import { MOST_CART_LINES } from "@reagent/domain/cart";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers, packIds, skuIds } from "../../testing/fixture.ts";
import { fillCartUp } from "../../testing/full-cart.ts";
import { openShop } from "../../testing/shop.ts";
import type { CallOptions, TestShop } from "../../testing/shop.ts";

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.call(clearCart, {}, { token });
  });

  const add = (productId: number, quantity: number, options: CallOptions = {}) =>
    shop.call(
      addToCart,
      { itemCode: "E100001", productId: String(productId), quantity },
      { token, ...options },
    );
  const quick = (productCode: string, quantity: number, options: CallOptions = {}) =>
    shop.call(quickAddToCart, { productCode, quantity }, { token, ...options });
  const cart = async (options: CallOptions = {}) =>
    (await shop.call(readCart, {}, { token, ...options })).data;
  const quantities = async () =>
    Object.fromEntries((await cart()).reagents.map((line) => [line.productCode, line.quantity]));
  const line = (productId: number) => ({ productId: String(productId), kind: "reagent" as const });

  onlyOnDefault(kind, () => {
    test("a line has the label of its item, an instrument has none", async () => {
      await shop.database.transact((tx) =>
        tx
          .updateTable("items")
          .set({ ghs_pictograms: '["GHS02"]', hazard_codes: '["H225"]', signal: "danger" })
          .where("code", "=", "E100001")
          .execute(),
      );
      await add(packIds.ethanol500, 1);
      await shop.call(
        addInstrumentToCart,
        { spuCode: "INS-0001", skuId: String(skuIds.stirrer), quantity: 1 },
        { token },
      );
      const {
        reagents: [reagent],
        instruments: [instrument],
      } = await cart();
      expect(reagent).toMatchObject({
        casNumber: "64-17-5",
        pictograms: ["GHS02"],
        hazardStatements: ["H225"],
        signalWord: "danger",
      });
      expect(instrument).toMatchObject({
        casNumber: "",
        smiles: "",
        pictograms: [],
        hazardStatements: [],
        signalWord: "none",
      });
    });

    describe("adding", () => {
      test("adding to the cart adds a pack, and more of it to the same line", async () => {
        await add(packIds.ethanol500, 2);
        await add(packIds.ethanol500, 3);
        expect(await quantities()).toEqual({ "E100001-500mL": 5 });
      });

      test.each([0, -1, 1.5, 1e9, 10_000])(
        "adding to the cart refuses a quantity of %d and keeps the line",
        async (quantity) => {
          await add(packIds.ethanol500, 1);
          for (const refused of [
            await add(packIds.ethanol500, quantity),
            await quick("E100001-500mL", quantity),
          ]) {
            expect(refused).toMatchObject({
              status: 200,
              code: 400,
              message: "数量必须是 1 到 9999 之间的整数。",
            });
          }
          expect((await add(packIds.ethanol500, quantity, { language: "en" })).message).toContain(
            "whole number",
          );
          expect(await quantities()).toEqual({ "E100001-500mL": 1 });
        },
      );

      test.each(["x", "", "1e400", [], {}, null, "NaN", "一"])(
        "adding to the cart refuses a quantity of %j with the name of the parameter",
        async (total) => {
          const wire = { item_code: "E100001", product_id: String(packIds.ethanol500), total };
          expect(await shop.callWire(addToCart, wire, { token })).toMatchObject({
            code: 400,
            message: "数量必须是 1 到 9999 之间的整数。",
          });
          expect((await shop.call(readCart, {}, { token })).code).toBe(1202);
        },
      );

      test("adding to the cart refuses more of a product than the limit of a line, and keeps the line", async () => {
        await add(packIds.ethanol500, 9999);
        expect(await add(packIds.ethanol500, 1)).toMatchObject({
          code: 400,
          message: "购物车中同一商品的数量不能超过 9999。",
        });
        expect(await quantities()).toEqual({ "E100001-500mL": 9999 });
      });

      test("adding to the cart refuses a pack of another item, an unknown pack, and malformed ids", async () => {
        for (const productId of ["21", "999999", "-1", "1 or 1=1", "11; drop table packs"]) {
          const refused = await shop.call(
            addToCart,
            { itemCode: "E100001", productId, quantity: 1 },
            { token },
          );
          expect(refused.code).toBe(400);
        }
        expect((await shop.call(readCart, {}, { token })).code).toBe(1202);
      });

      test.each([
        ["on request", "S100003-5kg", "询价"],
        ["enquiry only", "S100003-1kg", "询单"],
        ["a bulk size", "E100001-200L", "询价"],
        ["low-boiling", "E100004-500mL", "低沸点产品下单详询"],
      ])(
        "adding to the cart refuses a pack that is not sold through the cart: %s",
        async (_what, code, message) => {
          const refused = await quick(code, 1);
          expect(refused.code).toBe(400);
          expect(refused.message).toContain(message);
        },
      );

      test("adding to the cart by code accepts any spelling, and refuses an unknown code", async () => {
        await quick(" ｅ100001－500ML ", 1);
        expect(await quantities()).toEqual({ "E100001-500mL": 1 });
        expect(await quick("E999999-1g", 1)).toMatchObject({ code: 1404 });
        expect(await quick("64-17-5", 1)).toMatchObject({ code: 1404 });
        expect(await quick("  ", 1)).toMatchObject({ code: 400, message: "必需填写货号。" });
        for (const text of ["' or '1'='1", "<script>", "%", "a".repeat(500)]) {
          expect((await quick(text, 1)).code).toBe(1404);
        }
      });

      test("adding several packs to the cart adds all of them or none", async () => {
        const addAll = (products: { productId: string; quantity: number }[]) =>
          shop.call(addAllToCart, { itemCode: "E100001", products }, { token });
        const [small, large] = [String(packIds.ethanol500), String(packIds.ethanol2500)];
        expect(
          (
            await addAll([
              { productId: small, quantity: 1 },
              { productId: "999", quantity: 1 },
            ])
          ).code,
        ).toBe(400);
        expect(
          (
            await addAll([
              { productId: small, quantity: 1 },
              { productId: large, quantity: 0 },
            ])
          ).code,
        ).toBe(400);
        expect((await shop.call(readCart, {}, { token })).code).toBe(1202);
        expect((await addAll([])).message).toBe("请填写货号数量后再加入购物车！");
        expect(
          (
            await addAll([
              { productId: small, quantity: 1 },
              { productId: large, quantity: 2 },
            ])
          ).code,
        ).toBe(200);
        expect(await quantities()).toEqual({ "E100001-500mL": 1, "E100001-2.5L": 2 });
      });

      test("adding to the cart adds an instrument apart from the reagents", async () => {
        const sku = { spuCode: "INS-0001", skuId: String(skuIds.stirrer), quantity: 1 };
        expect((await shop.call(addInstrumentToCart, sku, { token })).code).toBe(200);
        expect(
          (await shop.call(addInstrumentToCart, { ...sku, spuCode: "INS-0002" }, { token })).code,
        ).toBe(400);
        const { reagents, instruments } = await cart();
        expect(reagents).toEqual([]);
        expect(instruments).toMatchObject([
          { productCode: "INS-0001-51", quantity: 1, attributes: { 搅拌量: "5L" } },
        ]);
      });
    });
  });

  describe("a request key", () => {
    onlyOnDefault(kind, () => {
      test("a request key makes a repeat change nothing and return the first answer", async () => {
        const first = await add(packIds.ethanol500, 2, { requestKey: "key-0000000000001" });
        const repeat = await add(packIds.ethanol500, 2, { requestKey: "key-0000000000001" });
        expect(repeat).toEqual(first);
        expect(await quantities()).toEqual({ "E100001-500mL": 2 });
      });

      test("a request key is refused with another body, for another call, and when malformed", async () => {
        const requestKey = "key-0000000000002";
        await add(packIds.ethanol500, 2, { requestKey });
        expect((await add(packIds.ethanol500, 3, { requestKey })).code).toBe(1409);
        expect((await quick("E100001-500mL", 2, { requestKey })).code).toBe(1409);
        expect((await add(packIds.ethanol500, 2, { requestKey: "short" })).code).toBe(400);
        expect(await quantities()).toEqual({ "E100001-500mL": 2 });
      });

      test("a request key is independent of the same key of another customer", async () => {
        const other = await shop.logIn(customers.wang);
        const requestKey = "key-0000000000003";
        await add(packIds.ethanol500, 2, { requestKey });
        expect((await add(packIds.ethanol500, 7, { requestKey, token: other })).code).toBe(200);
        await shop.call(clearCart, {}, { token: other });
      });
    });

    test("a request key makes many parallel repeats add once", async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          add(packIds.ethanol500, 1, { requestKey: "key-0000000000004" }),
        ),
      );
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
      expect(await quantities()).toEqual({ "E100001-500mL": 1 });
    });
  });

  onlyOnDefault(kind, () => {
    describe("the lines", () => {
      test("the lines of a cart have the fields of the page, and the money of the selected ones", async () => {
        await add(packIds.ethanol500, 2);
        await quick("E100001-2.5L", 1);
        await quick("S100003-500g", 1);
        await shop.call(checkCartLine, { ...line(packIds.salt), isSelected: false }, { token });
        const { reagents, total } = await cart();
        expect(reagents[0]).toMatchObject({
          itemCode: "E100001",
          name: "乙醇",
          listPrice: 10_000,
          salesPrice: null,
          total: 20_000,
          isSelected: true,
          stock: 7,
          deliveryDescription: "上海现货;次日达",
        });
        expect(reagents[1]).toMatchObject({
          listPrice: 40_000,
          salesPrice: 36_000,
          total: 36_000,
          isPromoted: true,
        });
        expect(reagents[2]).toMatchObject({
          englishName: "&lt;b&gt;Salt&lt;/b&gt;",
          isSelected: false,
          stock: 0,
        });
        expect(total).toBe(56_000);
      });

      test("the freight of a cart is that of its selected lines, and what they lack for none", async () => {
        await add(packIds.ethanol500, 4);
        expect((await cart()).freight).toEqual([{ kind: "reagent", fee: 1500, untilFree: 10_000 }]);
        await quick("E100001-2.5L", 1);
        expect((await cart()).freight).toEqual([{ kind: "reagent", fee: 0, untilFree: null }]);
        const every = { productId: "0", kind: "reagent" as const };
        await shop.call(checkCartLine, { ...every, isSelected: false }, { token });
        expect((await cart()).freight).toEqual([]);
      });

      test("the lines of a cart have the prices of the customer's group", async () => {
        const university = await shop.logIn(customers.university);
        await quick("E100002-500mL", 3, { token: university });
        shop.clock.time += 1000;
        await quick("E100001-2.5L", 1, { token: university });
        const { reagents, total } = await cart({ token: university });
        // 90 % of 33.33 is 29.997, rounded to the fen; the discount counts on the sales price.
        expect(reagents.map(({ salesPrice, total: sum }) => [salesPrice, sum])).toEqual([
          [3000, 9000],
          [32_400, 32_400],
        ]);
        expect(total).toBe(41_400);
        await shop.call(clearCart, {}, { token: university });
      });

      test("the lines are edited, selected, removed and cleared", async () => {
        await add(packIds.ethanol500, 2);
        await quick("S100003-500g", 1);
        const edited = {
          ...line(packIds.ethanol500),
          quantity: 9,
          customerItemNumber: " <script>PO'1</script> ",
        };
        await shop.call(editCartLine, edited, { token });
        expect((await cart()).reagents[0]).toMatchObject({
          quantity: 9,
          customerItemNumber: "<script>PO'1</script>",
        });
        await shop.call(
          checkCartLine,
          { productId: "0", kind: "reagent" as const, isSelected: false },
          { token },
        );
        expect((await cart()).total).toBe(0);
        await shop.call(removeCartLine, line(packIds.ethanol500), { token });
        expect(await quantities()).toEqual({ "S100003-500g": 1 });
        await shop.call(clearCart, {}, { token });
        expect(await shop.call(readCart, {}, { token })).toMatchObject({
          status: 200,
          code: 1202,
          message: "购物车暂无商品",
        });
      });

      test.each([0, -1, 1.5, 1e9])(
        "the lines of a cart keep their quantity after an edit to %d",
        async (quantity) => {
          await add(packIds.ethanol500, 2);
          const edited = { ...line(packIds.ethanol500), quantity, customerItemNumber: "" };
          expect((await shop.call(editCartLine, edited, { token })).code).toBe(400);
          expect(await quantities()).toEqual({ "E100001-500mL": 2 });
        },
      );

      test("the lines of a cart refuse an edit of a missing line, and a too long item number", async () => {
        const edited = { ...line(packIds.salt), quantity: 1, customerItemNumber: "" };
        expect(await shop.call(editCartLine, edited, { token })).toMatchObject({
          code: 400,
          message: "购物车中没有该商品。",
        });
        await add(packIds.ethanol500, 2);
        const long = {
          ...line(packIds.ethanol500),
          quantity: 1,
          customerItemNumber: "x".repeat(51),
        };
        expect((await shop.call(editCartLine, long, { token })).code).toBe(400);
        expect(await quantities()).toEqual({ "E100001-500mL": 2 });
      });
    });

    test("cart lines are neither readable nor changeable by another customer", async () => {
      const other = await shop.logIn(customers.wang);
      await add(packIds.ethanol500, 2);
      expect((await shop.call(readCart, {}, { token: other })).code).toBe(1202);
      await shop.call(removeCartLine, line(packIds.ethanol500), { token: other });
      await shop.call(clearCart, {}, { token: other });
      const unselected = { ...line(packIds.ethanol500), isSelected: false };
      await shop.call(checkCartLine, unselected, { token: other });
      expect((await cart()).reagents).toMatchObject([{ quantity: 2, isSelected: true }]);
    });
  });

  test("the lines of a cart keep all changes of two tabs in parallel", async () => {
    const adds = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? add(packIds.ethanol500, 1) : quick("E100001-2.5L", 2),
    );
    const answers = await Promise.all(adds);
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
    expect(await quantities()).toEqual({ "E100001-500mL": 10, "E100001-2.5L": 20 });
    const [edited, removed] = await Promise.all([
      shop.call(
        editCartLine,
        { ...line(packIds.ethanol500), quantity: 3, customerItemNumber: "" },
        { token },
      ),
      shop.call(removeCartLine, line(packIds.ethanol500), { token }),
    ]);
    expect([200, 400]).toContain(edited.code);
    expect(removed.code).toBe(200);
    expect((await shop.call(readUserInfo, {}, { token })).data.cartCount).toBe(1);
  });

  onlyOnDefault(kind, () => {
    describe("a cart of 500 products", () => {
      const addStirrer = () =>
        shop.call(
          addInstrumentToCart,
          { spuCode: "INS-0001", skuId: String(skuIds.stirrer), quantity: 1 },
          { token },
        );

      test("a cart of 500 products takes no other product, but more of one that it has", async () => {
        const [held = 0] = await fillCartUp(shop.database, "lin");
        const full = { code: 400, message: cartMessages.full.zh };
        expect(await add(packIds.ethanol500, 1)).toMatchObject(full);
        expect(await quick("E100001-2.5L", 1)).toMatchObject(full);
        expect(await addStirrer()).toMatchObject(full);
        const more = await shop.call(
          addToCart,
          { itemCode: "E100002", productId: String(held), quantity: 2 },
          { token },
        );
        expect(more.code).toBe(200);
        const { reagents, instruments } = await cart();
        expect([reagents.length, instruments.length]).toEqual([MOST_CART_LINES, 0]);
      });

      test("a cart of 500 products has room for what was removed, and adds several packs all or not at all", async () => {
        await fillCartUp(shop.database, "lin", 1);
        const products = [packIds.ethanol500, packIds.ethanol2500].map((id) => ({
          productId: String(id),
          quantity: 1,
        }));
        const both = { itemCode: "E100001", products };
        expect((await shop.call(addAllToCart, both, { token })).code).toBe(400);
        expect((await cart()).reagents).toHaveLength(MOST_CART_LINES - 1);
        const answers = await Promise.all([add(packIds.ethanol500, 1), addStirrer()]);
        expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 400]));
      });
    });

    test("the cart is counted in the header without goods that left the catalogue", async () => {
      await add(packIds.ethanol500, 1);
      await shop.database.transact((tx) =>
        tx
          .insertInto("cart_lines")
          .values(
            (["reagent", "instrument"] as const).map((kind) => ({
              customer_id: "lin",
              kind,
              product_id: 99_999,
              quantity: 1,
              customer_item_number: "",
              is_selected: 1 as const,
              created_at: 0,
            })),
          )
          .execute(),
      );
      expect((await cart()).reagents).toHaveLength(1);
      expect((await shop.call(readUserInfo, {}, { token })).data.cartCount).toBe(1);
    });
  });
});
