import {
  addToCart,
  checkCartLine,
  clearCart,
  editCartLine,
  exchangeCartLine,
  findExchangeable,
  listExchangeOffers,
  readCart,
  undoCartExchange,
} from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { readProduct } from "@reagent/api/contract/product";
import { callMessages } from "@reagent/api/messages/call";
import { barrierMessages, cartMessages } from "@reagent/api/messages/cart";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers, item, pack, packIds } from "../../testing/fixture.ts";
import { fillCartUp } from "../../testing/full-cart.ts";
import { type CallOptions, openShop, type TestShop } from "../../testing/shop.ts";
import { storeStructures } from "../../testing/store-structures.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const sulfate = "[Cu+2].[O-]S(=O)(=O)[O-]";
/** Copper sulfates: anhydrous, a sold-out and an explosive precursor; pentahydrate, in two packs. */
const copper = { dry10: 911, dry100: 912, wet25: 921, wet100: 922 } as const;
/** L-lysine, sold out, its hydrochloride, and that of its enantiomer. */
const lysine = { base100: 931, salt25: 941 } as const;
const LYSINE = "NCCCC[C@H](N)C(=O)O";
const LYSINE_HYDROCHLORIDE = "[Cl-].[NH3+]CCCC[C@H](N)C(=O)O";
const D_LYSINE_HYDROCHLORIDE = "Cl.NCCCC[C@@H](N)C(=O)O";

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let token: string;
  let other: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    other = await shop.logIn(customers.wang);
    await shop.database.transact(async (tx) => {
      const named = { name_zh: "硫酸铜", name_en: "Copper sulfate" };
      const dry = { ...named, id: 901, code: "C900001", cas: "7758-98-7" };
      const wet = { ...named, id: 902, code: "C900002", cas: "7758-99-8" };
      await tx
        .insertInto("items")
        .values([
          {
            ...item(dry),
            formula: "CuSO4",
            molecular_weight: "159.61",
            smiles: sulfate,
            hazardous_number: "",
            hazard_codes: '["H302","H410"]',
            is_explosive_precursor: 1,
          },
          {
            ...item(wet),
            formula: "CuSO4·5H2O",
            molecular_weight: "249.69",
            smiles: `${sulfate}.O.O.O.O.O`,
            hazardous_number: "",
            hazard_codes: '["H302","H318"]',
          },
        ])
        .execute();
      const of = (
        id: number,
        casNumber: string,
        formula: string,
        mass: string,
        smiles: string,
      ) => ({
        ...item({ ...named, id, code: `C90000${id - 900}`, cas: casNumber }),
        formula,
        molecular_weight: mass,
        smiles,
        hazardous_number: "",
      });
      await tx
        .insertInto("items")
        .values([
          of(903, "56-87-1", "C6H14N2O2", "146.19", LYSINE),
          of(904, "657-27-2", "C6H15ClN2O2", "182.65", LYSINE_HYDROCHLORIDE),
          of(905, "7274-88-6", "C6H15ClN2O2", "182.65", D_LYSINE_HYDROCHLORIDE),
        ])
        .execute();
      const pc = (id: number, of: number, size: string, list_price: number, stock: number) =>
        pack({ id, item_id: of, code: `C90000${of - 900}-${size}`, pack: size, list_price, stock });
      await tx
        .insertInto("packs")
        .values([
          pc(copper.dry10, 901, "10g", 2000, 0),
          pc(copper.dry100, 901, "100g", 9000, 3),
          pc(copper.wet25, 902, "25g", 1500, 40),
          pc(copper.wet100, 902, "100g", 4000, 40),
          pc(lysine.base100, 903, "100g", 9000, 0),
          pc(lysine.salt25, 904, "25g", 1000, 40),
          pc(9051, 905, "25g", 900, 40),
        ])
        .execute();
    });
    await storeStructures(shop.database, [LYSINE, LYSINE_HYDROCHLORIDE, D_LYSINE_HYDROCHLORIDE]);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    for (const each of [token, other]) await shop.call(clearCart, {}, { token: each });
    await shop.database.transact((tx) => tx.deleteFrom("cart_exchanges").execute());
  });

  const add = (itemCode: string, productId: number, quantity: number, options: CallOptions = {}) =>
    shop.call(
      addToCart,
      { itemCode, productId: String(productId), quantity },
      { token, ...options },
    );
  const offersOf = async (productId: number, quantity: number, options: CallOptions = {}) =>
    (
      await shop.call(
        listExchangeOffers,
        { productId: String(productId), quantity },
        { token, ...options },
      )
    ).data;
  const exchange = (
    [productId, quantity]: readonly [number, number],
    products: readonly (readonly [number, number])[],
    options: CallOptions = {},
  ) =>
    shop.call(
      exchangeCartLine,
      {
        productId: String(productId),
        quantity,
        products: products.map(([id, of]) => ({ productId: String(id), quantity: of })),
      },
      { token, ...options },
    );
  const undo = (productId: number, options: CallOptions = {}) =>
    shop.call(undoCartExchange, { productId: String(productId) }, { token, ...options });
  const lines = async (of = token) => {
    const answer = await shop.call(readCart, {}, { token: of });
    if (answer.code === codes.emptyCart) return [];
    return answer.data.reagents.map(
      ({ productCode, quantity, isSelected }) =>
        `${quantity} × ${productCode}${isSelected ? "" : ", not selected"}`,
    );
  };
  const dryLine = { productId: String(copper.dry10), kind: "reagent" } as const;

  onlyOnDefault(kind, () => {
    describe("what can take the place of a line (decisions, exchange of a line)", () => {
      test("a hydrate with the moles of the line, and other packs of the item", async () => {
        const { offers, millimoles } = await offersOf(copper.dry10, 3);
        expect(millimoles).toBeCloseTo(187.96, 2);
        expect(offers).toMatchObject([
          {
            kind: "form",
            itemCode: "C900002",
            chineseName: "硫酸铜",
            specification: "AR, ≥99.7%",
            hazardStatements: ["H302", "H318"],
            isExplosivePrecursor: false,
            packs: [
              { productCode: "C900002-25g", pack: "25g", quantity: 2, price: 1500, stock: 40 },
            ],
            total: 3000,
            isInStock: true,
            need: "46.94 g",
          },
          {
            kind: "pack",
            itemCode: "C900001",
            isExplosivePrecursor: true,
            packs: [{ productCode: "C900001-100g", quantity: 1 }],
            total: 9000,
            need: "30 g",
          },
        ]);
        for (const offer of offers)
          expect(offer.millimoles).toBeGreaterThanOrEqual(millimoles ?? 0);
      });

      test("nothing for a line in stock that anybody may buy, and only what needs no filing for a regulated one", async () => {
        expect((await offersOf(copper.wet100, 1)).offers).toEqual([]);
        const { offers } = await offersOf(copper.dry100, 1);
        expect(offers.map(({ itemCode }) => itemCode)).toEqual(["C900002"]);
      });

      test("more than is in stock, and packs at the customer's own price", async () => {
        const { offers } = await offersOf(packIds.ethanol500, 8, {
          token: await shop.logIn(customers.university),
        });
        expect(offers).toMatchObject([
          {
            kind: "pack",
            packs: [{ productCode: "E100001-2.5L", quantity: 2 }],
            total: 72_000 * 0.9,
          },
        ]);
        expect((await offersOf(packIds.ethanol500, 7)).offers).toEqual([]);
      });

      test("nothing for an unknown pack, and no quantity that a cart cannot hold", async () => {
        expect(await offersOf(999_999, 1)).toEqual({ offers: [], millimoles: null });
        expect(
          await shop.call(
            listExchangeOffers,
            { productId: String(copper.dry10), quantity: 10_000 },
            { token },
          ),
        ).toMatchObject({ code: codes.badRequest, message: callMessages.quantity.zh });
      });
    });

    test("an exchange is refused as a whole where one of its packs is not sold, or too many", async () => {
      await add("C900001", copper.dry10, 2);
      await add("C900002", copper.wet25, 9999);
      const before = await lines();
      const refusals = [
        [packIds.onRequest, 1, barrierMessages["price-on-request"].zh],
        [packIds.enquiryOnly, 1, barrierMessages["enquiry-only"].zh],
        [packIds.ether, 1, barrierMessages["low-boiling"].zh],
        [999_999, 1, cartMessages.unknownProduct.zh],
        [copper.wet25, 1, cartMessages.tooMany.zh],
        [copper.wet100, 0, callMessages.quantity.zh],
      ] as const;
      for (const [id, quantity, message] of refusals) {
        expect(
          await exchange(
            [copper.dry10, 2],
            [
              [copper.wet100, 1],
              [id, quantity],
            ],
          ),
        ).toMatchObject({ code: codes.badRequest, message });
        expect(await lines()).toEqual(before);
      }
      expect(await exchange([copper.dry10, 2], [])).toMatchObject({
        code: codes.badRequest,
        message: cartMessages.nothingChosen.zh,
      });
      expect((await undo(copper.dry10)).code).toBe(codes.notFound);
    });

    test("a full cart takes one pack for a line, and no second one", async () => {
      await fillCartUp(shop.database, "lin", 1);
      await add("C900001", copper.dry10, 1);
      const products = [
        [copper.wet25, 1],
        [copper.wet100, 1],
      ] as const;
      expect(await exchange([copper.dry10, 1], products)).toMatchObject({
        code: codes.badRequest,
        message: cartMessages.full.zh,
      });
      expect((await exchange([copper.dry10, 1], [[copper.wet25, 1]])).code).toBe(codes.success);
      expect((await undo(copper.dry10)).code).toBe(codes.success);
      expect(await lines()).toContain("1 × C900001-10g");
    });

    test("an exchange is refused after the quantity has changed, and for what is not in the cart", async () => {
      await add("C900001", copper.dry10, 2);
      expect(await exchange([copper.dry10, 1], [[copper.wet25, 1]])).toMatchObject({
        code: codes.badRequest,
        message: cartMessages.lineChanged.zh,
      });
      expect(await exchange([copper.dry100, 1], [[copper.wet25, 1]])).toMatchObject({
        code: codes.badRequest,
        message: cartMessages.noSuchLine.zh,
      });
      expect(await lines()).toEqual(["2 × C900001-10g"]);
    });

    test("an exchange leaves another customer's cart as it is, who cannot take it back either", async () => {
      await add("C900001", copper.dry10, 2);
      expect((await exchange([copper.dry10, 2], [[copper.wet25, 1]], { token: other })).code).toBe(
        codes.badRequest,
      );
      await exchange([copper.dry10, 2], [[copper.wet25, 2]]);
      expect((await undo(copper.dry10, { token: other })).code).toBe(codes.notFound);
      expect(await lines()).toEqual(["2 × C900002-25g"]);
      expect(await lines(other)).toEqual([]);
    });

    test("a quoted line is not exchanged, and one that was quoted comes back with its quote", async () => {
      await add("C900001", copper.dry10, 2);
      const day = new Date(shop.clock.time + DAY_MS).toISOString().slice(0, 10);
      await shop.database.transact(async (tx) => {
        await tx
          .insertInto("enquiries")
          .values({
            id: "Q1",
            kind: "bulk",
            customer_id: "lin",
            email: customers.lin,
            language: "zh",
            content: "{}",
            created_at: shop.clock.time,
            answer: "",
            answered_at: null,
          })
          .execute();
        await tx
          .insertInto("quotes")
          .values({
            enquiry_id: "Q1",
            product_code: "C900001-10g",
            price: 1000,
            quantity: 2,
            last_day: day,
            created_at: shop.clock.time,
            order_id: null,
          })
          .execute();
        await tx
          .updateTable("cart_lines")
          .set({ quote_id: "Q1" })
          .where("product_id", "=", copper.dry10)
          .execute();
      });
      expect(await exchange([copper.dry10, 2], [[copper.wet25, 2]])).toMatchObject({
        code: codes.badRequest,
        message: cartMessages.quotedQuantity.zh,
      });
      const { time } = shop.clock;
      shop.clock.time += 3 * DAY_MS;
      token = await shop.logIn(customers.lin);
      expect((await exchange([copper.dry10, 2], [[copper.wet25, 2]])).code).toBe(codes.success);
      expect((await undo(copper.dry10)).code).toBe(codes.success);
      const [line] = (await shop.call(readCart, {}, { token })).data.reagents;
      expect(line).toMatchObject({
        productCode: "C900001-10g",
        quotedUntil: day,
        isQuoteOver: true,
      });
      shop.clock.time = time;
    });
  });

  test("a salt of the substance can take the place of a line, and no salt of its enantiomer", async () => {
    const { offers, millimoles } = await offersOf(lysine.base100, 1, { language: "en" });
    expect(offers).toMatchObject([
      {
        kind: "salt",
        saltName: "hydrochloride",
        itemCode: "C900004",
        packs: [{ productCode: "C900004-25g", quantity: 5 }],
        need: "125 g",
      },
    ]);
    expect(offers[0]?.millimoles).toBeGreaterThanOrEqual(millimoles ?? 0);
    expect((await offersOf(lysine.base100, 1)).offers[0]?.saltName).toBe("盐酸盐");
    const page = (await shop.call(readProduct, { itemCode: "C900004" })).data;
    expect(page.otherForms).toMatchObject([
      { itemCode: "C900003", saltName: "游离碱", saltUnits: 1 },
    ]);
  });

  test("of several lines at once, those are named that others can take the place of", async () => {
    const ask = (lines: readonly (readonly [number, number])[]) =>
      shop.call(
        findExchangeable,
        { products: lines.map(([id, quantity]) => ({ productId: String(id), quantity })) },
        { token },
      );
    const { productIds } = (
      await ask([
        [copper.dry10, 1],
        [copper.wet25, 1],
        [copper.wet25, 41],
        [lysine.base100, 1],
        [lysine.salt25, 1],
        [999_999, 1],
        [copper.dry10, 1],
      ])
    ).data;
    expect(productIds).toEqual([copper.dry10, copper.wet25, lysine.base100].map(String));
    expect((await ask([])).data).toEqual({ productIds: [] });
    expect((await ask([[copper.dry10, 0]])).code).toBe(codes.badRequest);
  });

  test("an exchange puts the packs in the place of the line, and taking it back restores the line", async () => {
    await add("C900001", copper.dry10, 2);
    await shop.call(
      editCartLine,
      { ...dryLine, quantity: 2, customerItemNumber: "OC-7" },
      { token },
    );
    shop.clock.time += 1000;
    await add("E100001", packIds.ethanol500, 1);
    await shop.call(checkCartLine, { ...dryLine, isSelected: false }, { token });
    const products = [
      [copper.wet100, 1],
      [copper.wet25, 2],
    ] as const;
    expect((await exchange([copper.dry10, 2], products)).code).toBe(codes.success);
    expect(await lines()).toEqual([
      "2 × C900002-25g, not selected",
      "1 × C900002-100g, not selected",
      "1 × E100001-500mL",
    ]);
    expect((await undo(copper.dry10)).code).toBe(codes.success);
    expect(await lines()).toEqual(["2 × C900001-10g, not selected", "1 × E100001-500mL"]);
    const [line] = (await shop.call(readCart, {}, { token })).data.reagents;
    expect(line?.customerItemNumber).toBe("OC-7");
    expect(await undo(copper.dry10)).toMatchObject({
      code: codes.notFound,
      message: cartMessages.exchangeGone.zh,
    });
  });

  test("taking an exchange back leaves what the cart had of the packs before, and what came since", async () => {
    await add("C900002", copper.wet25, 4);
    await add("C900001", copper.dry10, 2);
    await exchange([copper.dry10, 2], [[copper.wet25, 2]]);
    expect(await lines()).toEqual(["6 × C900002-25g"]);
    await add("C900001", copper.dry10, 1);
    await undo(copper.dry10);
    expect((await lines()).toSorted()).toEqual(["3 × C900001-10g", "4 × C900002-25g"]);
  });

  test("a repeated exchange, and a repeated undo, are made once", async () => {
    await add("C900001", copper.dry10, 2);
    const requestKey = "exchange-00000000001";
    for (const _ of [1, 2]) {
      expect((await exchange([copper.dry10, 2], [[copper.wet25, 2]], { requestKey })).code).toBe(
        codes.success,
      );
      expect(await lines()).toEqual(["2 × C900002-25g"]);
    }
    for (const _ of [1, 2]) {
      expect((await undo(copper.dry10, { requestKey: "exchange-00000000002" })).code).toBe(
        codes.success,
      );
      expect(await lines()).toEqual(["2 × C900001-10g"]);
    }
  });

  test("of two exchanges of a line at the same time, one is made", async () => {
    await add("C900001", copper.dry10, 2);
    const made = await Promise.all([
      exchange([copper.dry10, 2], [[copper.wet25, 2]]),
      exchange([copper.dry10, 2], [[copper.wet25, 2]]),
    ]);
    expect(new Set(made.map(({ code }) => code))).toEqual(
      new Set([codes.success, codes.badRequest]),
    );
    expect(await lines()).toEqual(["2 × C900002-25g"]);
  });

  test("an exchange cannot be taken back after a day, and is forgotten with the next one", async () => {
    await add("C900001", copper.dry10, 2);
    await exchange([copper.dry10, 2], [[copper.wet25, 2]]);
    shop.clock.time += DAY_MS + 1;
    expect((await undo(copper.dry10)).code).toBe(codes.notFound);
    await add("C900001", copper.dry100, 1);
    await exchange([copper.dry100, 1], [[copper.wet100, 2]]);
    const kept = await shop.database.read
      .selectFrom("cart_exchanges")
      .select("product_id")
      .execute();
    expect(kept).toEqual([{ product_id: copper.dry100 }]);
  });
});
