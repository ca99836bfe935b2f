import { clearCart, readCart } from "@reagent/api/contract/cart";
import { createOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import * as lists from "@reagent/api/contract/shopping-list";
import { addedMessages } from "@reagent/api/messages/bulk-order";
import { barrierMessages, cartMessages } from "@reagent/api/messages/cart";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { lineChanges, MOST_LIST_LINES, MOST_LISTS } from "@reagent/domain/shopping-list";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { orderTo, readyToOrder } from "../../testing/checkout.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers, packIds } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const AT_ONCE = 8;
const ETHANOL = "E100001-500mL";
const SALT = "S100003-500g";
const ENQUIRY_ONLY = "S100003-1kg";
const STIRRER = "INS-0001-51";

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let token: string;
  beforeEach(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterEach(() => shop.close());

  const create = async (name = "春季实验课", by = token) =>
    (await shop.call(lists.createShoppingList, { name }, { token: by })).data.listId;
  const add = (listId: string, products: Record<string, number>, by = token) =>
    shop.call(
      lists.addToShoppingList,
      {
        listId,
        products: Object.entries(products).map(([productCode, quantity]) => ({
          kind: productCode.startsWith("INS") ? ("instrument" as const) : ("reagent" as const),
          productCode,
          quantity,
        })),
      },
      { token: by },
    );
  const read = async (listId: string, by = token) =>
    (await shop.call(lists.readShoppingList, { listId }, { token: by })).data;
  const all = async (by = token) =>
    (await shop.call(lists.listShoppingLists, {}, { token: by })).data.lists;
  const quantities = async (listId: string) =>
    Object.fromEntries(
      (await read(listId)).lines.map(({ productCode, quantity }) => [productCode, quantity]),
    );
  const toCart = (listId: string, requestKey?: string) =>
    shop.call(lists.addListToCart, { listId }, { token, ...(requestKey && { requestKey }) });
  const setPack = (id: number, change: { list_price?: number; stock?: number }) =>
    shop.database.transact((tx) =>
      tx.updateTable("packs").set(change).where("id", "=", id).execute(),
    );
  const changesIn = async (listId: string) =>
    (await read(listId)).lines.map((line) => [line.productCode, lineChanges(line.lastOrder, line)]);
  const order = async () => {
    const addressId = await readyToOrder(shop.database, "lin");
    return shop.call(createOrder, orderTo(addressId), { token });
  };

  describe("the name of a list", () => {
    test("the name of a list is unique for its customer, and another customer may have the same", async () => {
      await create();
      const again = await shop.call(lists.createShoppingList, { name: "春季实验课 " }, { token });
      expect(again).toMatchObject({
        code: codes.nameTaken,
        message: shoppingListMessages.nameTaken.zh,
      });
      await create("春季实验课", await shop.logIn(customers.wang));
      expect(await all()).toHaveLength(1);
    });

    test("the name of a list is taken once where two tabs choose it at the same time", async () => {
      const made = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          shop.call(lists.createShoppingList, { name: "期末" }, { token }),
        ),
      );
      expect(made.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
        codes.success,
        ...Array.from({ length: AT_ONCE - 1 }, () => codes.nameTaken),
      ]);
    });

    onlyOnDefault(kind, () => {
      test("the name of a list is changed, to itself in another case too, and never to that of another list", async () => {
        const listId = await create("Course 1");
        await create("Course 2");
        const rename = (name: string) =>
          shop.call(lists.renameShoppingList, { listId, name }, { token });
        expect((await rename("COURSE 1")).code).toBe(codes.success);
        expect((await rename("course ２")).code).toBe(codes.nameTaken);
        expect((await rename(" ")).message).toBe(shoppingListMessages.nameWrong.zh);
        expect((await rename("x".repeat(61))).code).toBe(codes.badRequest);
        expect((await all()).map(({ name }) => name).toSorted()).toEqual(["COURSE 1", "Course 2"]);
      });
    });
  });

  onlyOnDefault(kind, () => {
    test("a repeat of the request makes one list", async () => {
      const options = { token, requestKey: "list-key-1" };
      const first = await shop.call(lists.createShoppingList, { name: "期末" }, options);
      const again = await shop.call(lists.createShoppingList, { name: "期末" }, options);
      expect(again.data).toEqual(first.data);
      expect(await all()).toHaveLength(1);
    });
  });

  test("a customer has at most 50 lists, also where several are made at once", async () => {
    await shop.database.transact((tx) =>
      tx
        .insertInto("shopping_lists")
        .values(
          Array.from({ length: MOST_LISTS - 1 }, (_, at) => ({
            id: `list-${at}`,
            customer_id: "lin",
            name: `${at}`,
            name_key: `${at}`,
            created_at: at,
          })),
        )
        .execute(),
    );
    const made = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        shop.call(lists.createShoppingList, { name: `新 ${at}` }, { token }),
      ),
    );
    expect(made.filter(({ code }) => code === codes.success)).toHaveLength(1);
    expect(made.find(({ code }) => code !== codes.success)?.message).toBe(
      shoppingListMessages.tooManyLists.zh,
    );
    expect(await all()).toHaveLength(MOST_LISTS);
  });

  describe("the lines of a list", () => {
    onlyOnDefault(kind, () => {
      test("the lines of a list are packs and SKUs with the customer's own price and the stock of now", async () => {
        const university = await shop.logIn(customers.university);
        const listId = await create("教学", university);
        await add(listId, { [ETHANOL]: 2, [STIRRER]: 1, [ENQUIRY_ONLY]: 3 }, university);
        const list = await read(listId, university);
        expect(list.lines).toMatchObject([
          {
            kind: "reagent",
            productCode: ETHANOL,
            itemCode: "E100001",
            chineseName: "乙醇",
            pack: "500mL",
            quantity: 2,
            state: "sold",
            price: 9000,
            stock: 7,
            lastOrder: null,
          },
          { kind: "instrument", productCode: STIRRER, attributes: { 搅拌量: "5L" }, price: 10_000 },
          { productCode: ENQUIRY_ONLY, state: "enquiry-only", price: null },
        ]);
        expect(list.total).toBe(28_000);
        expect(await all(university)).toMatchObject([
          { name: "教学", lineCount: 3, total: 28_000, orderedAt: null, changeCount: 0 },
        ]);
      });

      test("the lines of a list are added to where a product is added again, up to 9999, all or none", async () => {
        const listId = await create();
        await add(listId, { [ETHANOL]: 9990 });
        await add(listId, { [ETHANOL]: 9 });
        const over = await add(listId, { [SALT]: 1, [ETHANOL]: 1 });
        expect(over).toMatchObject({
          code: codes.badRequest,
          message: shoppingListMessages.tooMany.zh,
        });
        const unknown = await add(listId, { [SALT]: 1, "X999999-1g": 1 });
        expect(unknown.message).toBe(cartMessages.unknownProduct.zh);
        for (const quantity of [0, -1, 1.5, 10_000])
          expect((await add(listId, { [SALT]: quantity })).code).toBe(codes.badRequest);
        expect(await quantities(listId)).toEqual({ [ETHANOL]: 9999 });
      });
    });

    test("the lines of a list are changed by two tabs without losing what either has added", async () => {
      const listId = await create();
      await add(listId, { [ETHANOL]: 1 });
      await Promise.all([
        ...Array.from({ length: AT_ONCE }, () => add(listId, { [ETHANOL]: 1 })),
        add(listId, { [SALT]: 4 }),
      ]);
      expect(await quantities(listId)).toEqual({ [ETHANOL]: 1 + AT_ONCE, [SALT]: 4 });
      const edit = (productCode: string, quantity: number) =>
        shop.call(
          lists.editShoppingListLine,
          { listId, kind: "reagent" as const, productCode, quantity },
          { token },
        );
      const line = { listId, kind: "reagent", productCode: SALT } as const;
      expect((await edit(ETHANOL, 5)).code).toBe(codes.success);
      expect((await edit(ETHANOL, 0)).code).toBe(codes.badRequest);
      for (let time = 0; time < 2; time += 1)
        expect((await shop.call(lists.removeShoppingListLine, line, { token })).code).toBe(200);
      expect((await edit(SALT, 2)).message).toBe(shoppingListMessages.noSuchLine.zh);
      expect(await quantities(listId)).toEqual({ [ETHANOL]: 5 });
    });

    onlyOnDefault(kind, () => {
      test("the lines of a list are at most 500", async () => {
        const listId = await create();
        await shop.database.transact((tx) =>
          tx
            .insertInto("shopping_list_lines")
            .values(
              Array.from({ length: MOST_LIST_LINES }, (_, position) => ({
                list_id: listId,
                customer_id: "lin",
                kind: "reagent" as const,
                product_code: `GONE-${position}`,
                item_code: "GONE",
                name_zh: "旧",
                name_en: "old",
                pack: "1g",
                quantity: 1,
                position,
                ordered_at: null,
                ordered_price: null,
                ordered_in_stock: null,
              })),
            )
            .execute(),
        );
        expect((await add(listId, { [ETHANOL]: 1 })).message).toBe(
          shoppingListMessages.tooManyLines.zh,
        );
        expect((await read(listId)).lines).toHaveLength(MOST_LIST_LINES);
      });
    });
  });

  onlyOnDefault(kind, () => {
    test("another customer neither reads nor changes a list", async () => {
      const listId = await create();
      await add(listId, { [ETHANOL]: 2 });
      const wang = { token: await shop.logIn(customers.wang) };
      const line = { listId, kind: "reagent", productCode: ETHANOL } as const;
      const answers = [
        await shop.call(lists.readShoppingList, { listId }, wang),
        await shop.call(lists.renameShoppingList, { listId, name: "我的" }, wang),
        await shop.call(lists.copyShoppingList, { listId, name: "我的" }, wang),
        await shop.call(lists.deleteShoppingList, { listId }, wang),
        await shop.call(lists.addListToCart, { listId }, wang),
        await shop.call(lists.editShoppingListLine, { ...line, quantity: 9 }, wang),
        await shop.call(lists.removeShoppingListLine, line, wang),
        await add(listId, { [SALT]: 1 }, wang.token),
      ];
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => codes.notFound));
      expect(await all(wang.token)).toEqual([]);
      expect(await quantities(listId)).toEqual({ [ETHANOL]: 2 });
    });

    test("a copy has the lines of its list, and outlives it", async () => {
      const listId = await create();
      await add(listId, { [ETHANOL]: 2, [STIRRER]: 1 });
      const copied = await shop.call(
        lists.copyShoppingList,
        { listId, name: "秋季实验课" },
        { token },
      );
      expect((await shop.call(lists.deleteShoppingList, { listId }, { token })).code).toBe(200);
      expect((await shop.call(lists.deleteShoppingList, { listId }, { token })).message).toBe(
        shoppingListMessages.missing.zh,
      );
      expect(await quantities(copied.data.listId)).toEqual({ [ETHANOL]: 2, [STIRRER]: 1 });
    });

    describe("a list that goes into the cart", () => {
      test("a list that goes into the cart has a verdict for every line, and all that can be bought is in the cart", async () => {
        const listId = await create();
        await add(listId, {
          [ETHANOL]: 2,
          "S100003-5kg": 1,
          [STIRRER]: 3,
          [ENQUIRY_ONLY]: 1,
          "E100004-500mL": 1,
          [SALT]: 9999,
        });
        await shop.database.transact(async (tx) => {
          await tx
            .insertInto("cart_lines")
            .values({
              customer_id: "lin",
              kind: "reagent",
              product_id: packIds.salt,
              quantity: 1,
              customer_item_number: "",
              is_selected: 1,
              created_at: 0,
            })
            .execute();
          await tx
            .updateTable("shopping_list_lines")
            .set({ product_code: "E100004-1L" })
            .where("product_code", "=", "E100004-500mL")
            .execute();
        });
        const { data } = await toCart(listId);
        expect(
          data.rows.map(({ productCode, verdict, message }) => [productCode, verdict, message]),
        ).toEqual([
          [ETHANOL, "added", addedMessages.added.zh],
          ["S100003-5kg", "refused", barrierMessages["price-on-request"].zh],
          [STIRRER, "added", addedMessages.added.zh],
          [ENQUIRY_ONLY, "refused", barrierMessages["enquiry-only"].zh],
          ["E100004-1L", "refused", shoppingListMessages.delisted.zh],
          [SALT, "refused", cartMessages.tooMany.zh],
        ]);
        const cart = (await shop.call(readCart, {}, { token })).data;
        expect(cart.reagents.map(({ productCode, quantity }) => [productCode, quantity])).toEqual([
          [SALT, 1],
          [ETHANOL, 2],
        ]);
        expect(cart.instruments).toMatchObject([{ productCode: STIRRER, quantity: 3 }]);
      });

      test("a list that goes into the cart goes once for a repeat of the request, and again for another", async () => {
        const listId = await create();
        await add(listId, { [ETHANOL]: 2 });
        await toCart(listId, "cart-key-1");
        await toCart(listId, "cart-key-1");
        const held = async () => (await shop.call(readCart, {}, { token })).data.reagents;
        expect(await held()).toMatchObject([{ quantity: 2 }]);
        await toCart(listId, "cart-key-2");
        expect(await held()).toMatchObject([{ quantity: 4 }]);
      });

      test("a list that goes into the cart has no verdicts without lines", async () => {
        expect((await toCart(await create())).data.rows).toEqual([]);
      });
    });

    describe("an order that is placed (decisions, shopping lists)", () => {
      test("an order that is placed is remembered in every list of its customer that has its products, with price and stock", async () => {
        const listId = await create();
        const other = await create("常备");
        const wang = await shop.logIn(customers.wang);
        const foreign = await create("春季实验课", wang);
        await add(listId, { [ETHANOL]: 2, [SALT]: 1, [ENQUIRY_ONLY]: 1 });
        await add(other, { [ETHANOL]: 50 });
        await add(foreign, { [ETHANOL]: 1 }, wang);
        await toCart(listId);
        expect((await order()).code).toBe(codes.success);
        const { time } = shop.clock;
        expect((await read(listId)).lines.map(({ lastOrder }) => lastOrder)).toEqual([
          { orderedAt: time, price: 10_000, isInStock: true },
          { orderedAt: time, price: 10_000, isInStock: false },
          null,
        ]);
        expect((await read(other)).orderedAt).toBe(time);
        expect((await read(foreign, wang)).lines).toMatchObject([{ lastOrder: null }]);
        expect(await changesIn(listId)).toEqual([
          [ETHANOL, []],
          [SALT, []],
          [ENQUIRY_ONLY, []],
        ]);
      });

      test("an order that is placed shows what has changed since: price, stock, and that a product left the catalogue", async () => {
        const listId = await create();
        await add(listId, { [ETHANOL]: 1, "E100001-2.5L": 1, [SALT]: 1, "E100002-500mL": 1 });
        await toCart(listId);
        await order();
        await setPack(packIds.ethanol500, { list_price: 12_000, stock: 0 });
        await setPack(packIds.salt, { list_price: 9000, stock: 3 });
        await shop.database.transact((tx) =>
          tx.deleteFrom("packs").where("id", "=", packIds.ethanolPure).execute(),
        );
        expect(await changesIn(listId)).toEqual([
          [
            ETHANOL,
            [{ kind: "price-up", before: 10_000, after: 12_000 }, { kind: "out-of-stock" }],
          ],
          ["E100001-2.5L", []],
          [SALT, [{ kind: "price-down", before: 10_000, after: 9000 }, { kind: "back-in-stock" }]],
          ["E100002-500mL", [{ kind: "delisted" }]],
        ]);
        expect(await all()).toMatchObject([
          { lineCount: 4, changeCount: 3, total: 12_000 + 36_000 + 9000 },
        ]);
        expect((await read(listId)).lines.at(-1)).toMatchObject({
          chineseName: "乙醇",
          price: null,
        });
      });

      test("an order that is placed is remembered for instruments too, and not where the order is refused", async () => {
        const listId = await create();
        await add(listId, { [STIRRER]: 1, [ETHANOL]: 1 });
        await toCart(listId);
        const refused = await shop.call(createOrder, orderTo("none"), { token });
        expect(refused.code).not.toBe(codes.success);
        expect((await read(listId)).orderedAt).toBe(null);
        await order();
        expect((await read(listId)).lines.map(({ lastOrder }) => lastOrder?.price)).toEqual([
          10_000, 10_000,
        ]);
      });

      test("an order that is placed becomes a list that remembers its prices", async () => {
        const first = await create();
        await add(first, { [ETHANOL]: 2, [SALT]: 5 });
        await toCart(first);
        const { data } = await order();
        await shop.call(clearCart, {}, { token });
        await setPack(packIds.ethanol500, { list_price: 11_000, stock: 0 });
        const save = (by: string) =>
          shop.call(
            lists.saveOrderAsList,
            { orderId: data.orderId, name: "上次的订单" },
            { token: by },
          );
        expect((await save(await shop.logIn(customers.wang))).code).toBe(codes.notFound);
        const { listId } = (await save(token)).data;
        expect(await quantities(listId)).toEqual({ [ETHANOL]: 2, [SALT]: 5 });
        expect(await changesIn(listId)).toEqual([
          [ETHANOL, [{ kind: "price-up", before: 10_000, after: 11_000 }]],
          [SALT, []],
        ]);
        expect((await save(token)).code).toBe(codes.nameTaken);
      });

      test("an order is added to a list: what the list has already gets more, the rest remembers its prices", async () => {
        const first = await create();
        await add(first, { [ETHANOL]: 2, [SALT]: 5 });
        await toCart(first);
        const { orderId } = (await order()).data;
        await shop.call(clearCart, {}, { token });
        await setPack(packIds.salt, { list_price: 9000 });
        const listId = await create("别的清单");
        await add(listId, { [ETHANOL]: 3 });
        const addTo = (to: string, by: string) =>
          shop.call(lists.addOrderToList, { listId: to, orderId }, { token: by });
        expect((await addTo(listId, await shop.logIn(customers.wang))).code).toBe(codes.notFound);
        expect((await addTo("41", token)).code).toBe(codes.notFound);
        expect((await addTo(listId, token)).code).toBe(codes.success);
        expect(await quantities(listId)).toEqual({ [ETHANOL]: 5, [SALT]: 5 });
        expect(await changesIn(listId)).toEqual([
          [ETHANOL, []],
          [SALT, [{ kind: "price-down", before: 10_000, after: 9000 }]],
        ]);
        await shop.call(
          lists.editShoppingListLine,
          { listId, kind: "reagent" as const, productCode: SALT, quantity: 9999 },
          { token },
        );
        expect((await addTo(listId, token)).message).toBe(shoppingListMessages.tooMany.zh);
        expect(await quantities(listId)).toEqual({ [ETHANOL]: 5, [SALT]: 9999 });
      });
    });
  });
});
