import { pinToBatch, readCart } from "@reagent/api/contract/cart";
import { createOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { listBatches } from "@reagent/api/contract/product";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startOfDay } from "../../basics/day.ts";
import { writeStocks } from "../../import/load/batch-stocks.ts";
import { cancelOrder } from "../../ordering/orders/transitions/cancel.ts";
import { type ShipmentLine, shipOrder } from "../../ordering/orders/transitions/ship.ts";
import { undoShipment } from "../../ordering/orders/transitions/undo-shipment.ts";
import { fillCart, orderTo, readyToOrder } from "../../testing/checkout.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers, packIds } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const CODE = "E100001-500mL";
const PACK = { packId: packIds.ethanol500, productCode: CODE };
const OLDER = "A1";
const NEWER = "B1";

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let addressId: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    addressId = await readyToOrder(shop.database, "lin");
    await shop.database.transact((tx) =>
      tx
        .insertInto("batches")
        .values([
          { code: OLDER, item_id: 1, ...days("2025-03-01", "2027-03-01"), results: "[]" },
          { code: NEWER, item_id: 1, ...days("2026-03-01", "2028-03-01"), results: "[]" },
        ])
        .execute(),
    );
  });
  afterAll(() => shop.close());
  beforeEach(() =>
    shop.database.transact(async (tx) => {
      for (const table of ["orders", "cart_lines"] as const) await tx.deleteFrom(table).execute();
      await writeStocks(tx, [
        { ...PACK, batchCode: OLDER, stock: 4 },
        { ...PACK, batchCode: NEWER, stock: 6 },
      ]);
    }),
  );

  const days = (produced: string, retest: string) => ({
    produced_at: startOfDay(produced),
    retest_at: startOfDay(retest),
  });
  const context = () => ({ now: shop.clock.time, language: "en" }) as const;
  const pin = (batchCode: string, quantity: number, by = token) =>
    shop.call(pinToBatch, { productId: String(PACK.packId), batchCode, quantity }, { token: by });
  const submit = () => shop.call(createOrder, orderTo(addressId), { token });
  /** Orders packs of a batch, or of any; returns the order's id. */
  const order = async (batchCode: string, quantity: number) => {
    expect((await pin(batchCode, quantity)).code).toBe(codes.success);
    const { code, data } = await submit();
    expect(code).toBe(codes.success);
    await shop.database.transact((tx) =>
      tx.updateTable("orders").set({ review: "reviewed" }).where("id", "=", data.orderId).execute(),
    );
    return data.orderId;
  };
  const ship = (
    orderId: string,
    lines: readonly ShipmentLine[] = [],
    { takesOtherBatch = false } = {},
  ) =>
    shop.database.transact((tx) =>
      shipOrder(
        tx,
        { orderId, expressCompany: "c", expressNumber: "n", lines, takesOtherBatch },
        context(),
      ),
    );
  const sentOf = async (orderId: string) =>
    (
      await shop.database.read
        .selectFrom("shipment_lines")
        .select(["batch_code", "quantity"])
        .where("order_id", "=", orderId)
        .orderBy("batch_code")
        .execute()
    ).map(({ batch_code, quantity }) => `${batch_code} ${quantity}`);
  /** The free stock of the pack, then that of each batch. */
  const stocks = async () => {
    const pack = await shop.database.read
      .selectFrom("packs")
      .select("stock")
      .where("id", "=", PACK.packId)
      .executeTakeFirstOrThrow();
    const batches = await shop.database.read
      .selectFrom("batch_stocks")
      .select("stock")
      .orderBy("batch_code")
      .execute();
    return [pack.stock, ...batches.map(({ stock }) => stock)];
  };

  describe("a batch that is wanted", () => {
    test("a batch that is wanted is reserved by the order, and sent without being named", async () => {
      const orderId = await order(OLDER, 3);
      expect(await stocks()).toEqual([7, 1, 6]);
      await ship(orderId);
      expect(await sentOf(orderId)).toEqual(["A1 3"]);
      expect(await stocks()).toEqual([7, 1, 6]);
    });

    test("a batch that is wanted is not replaced by another without consent", async () => {
      const orderId = await order(OLDER, 3);
      const other = [{ productCode: CODE, quantity: 3, batchCode: NEWER }];
      await expect(ship(orderId, other)).rejects.toThrow("needs their consent");
      expect(await sentOf(orderId)).toEqual([]);
      await ship(orderId, other, { takesOtherBatch: true });
      expect(await sentOf(orderId)).toEqual(["B1 3"]);
      expect(await stocks()).toEqual([7, 4, 3]);
    });

    test("a batch that is wanted is free again when the order is cancelled", async () => {
      expect((await pin(OLDER, 3)).code).toBe(codes.success);
      const { data } = await submit();
      expect(await stocks()).toEqual([7, 1, 6]);
      await shop.database.transact((tx) => cancelOrder(tx, data.orderId, context()));
      expect(await stocks()).toEqual([10, 4, 6]);
    });

    test("a batch that is wanted is held again when a parcel with another one is taken back, unless it was sold meanwhile", async () => {
      const other = [{ productCode: CODE, quantity: 3, batchCode: NEWER }];
      const pinnedTo = async (orderId: string) =>
        (
          await shop.database.read
            .selectFrom("order_lines")
            .select("pinned_batch")
            .where("order_id", "=", orderId)
            .executeTakeFirstOrThrow()
        ).pinned_batch;
      const orderId = await order(OLDER, 3);
      const takeBack = async () => {
        const parcel = await ship(orderId, other, { takesOtherBatch: true });
        return () => shop.database.transact((tx) => undoShipment(tx, parcel, context()));
      };
      await (
        await takeBack()
      )();
      expect([await pinnedTo(orderId), ...(await stocks())]).toEqual([OLDER, 7, 1, 6]);
      const undo = await takeBack();
      await order(OLDER, 4);
      await undo();
      expect([await pinnedTo(orderId), ...(await stocks())]).toEqual(["", 3, 0, 6]);
    });

    test("a batch that is wanted has at least as many as the line, in the cart and when it is ordered", async () => {
      expect(await pin(OLDER, 5)).toMatchObject({ code: codes.badRequest });
      expect(await pin("NONE", 1)).toMatchObject({ code: codes.badRequest });
      expect((await shop.call(readCart, {}, { token })).code).toBe(codes.emptyCart);
      expect((await pin(OLDER, 4)).code).toBe(codes.success);
      await shop.database.transact((tx) =>
        writeStocks(tx, [
          { ...PACK, batchCode: OLDER, stock: 3 },
          { ...PACK, batchCode: NEWER, stock: 6 },
        ]),
      );
      const { data } = await shop.call(readCart, {}, { token });
      expect(data.reagents).toMatchObject([{ pinnedBatch: OLDER, stock: 3, quantity: 4 }]);
      const refused = await submit();
      expect(refused.code).toBe(codes.badRequest);
      expect(refused.message).toContain("仅余 3 件");
      expect((await pin("", 0)).code).toBe(codes.success);
      expect((await submit()).code).toBe(codes.success);
    });

    test("a batch that is wanted cannot be ordered beyond what other orders leave of the pack", async () => {
      await order("", 8);
      expect(await pin(NEWER, 3)).toMatchObject({ code: codes.badRequest });
      const { data } = await shop.call(listBatches, {
        itemCode: "E100001",
        batchCode: null,
        page: 1,
        limit: 10,
      });
      expect(
        data.batches.flatMap(({ batchCode, stocks: own }) =>
          own.map(({ pack, stock }) => `${batchCode} ${pack} ${stock}`),
        ),
      ).toEqual(["B1 500mL 2", "A1 500mL 2"]);
    });

    test("a batch that is wanted is sold once to those who order it at the same time", async () => {
      const buyers = await Promise.all(
        (["lin", "wang", "university"] as const).map(async (id) => {
          await fillCart(shop.database, id, [
            { kind: "reagent", productId: PACK.packId, quantity: 2 },
          ]);
          const own = await shop.logIn(customers[id]);
          expect((await pin(OLDER, 0, own)).code).toBe(codes.success);
          const to = id === "lin" ? addressId : await readyToOrder(shop.database, id);
          return { own, to };
        }),
      );
      const answers = await Promise.all([
        ...buyers.map(({ own, to }) => shop.call(createOrder, orderTo(to), { token: own })),
        shop.database.transact((tx) =>
          writeStocks(tx, [
            { ...PACK, batchCode: OLDER, stock: 4 },
            { ...PACK, batchCode: NEWER, stock: 6 },
          ]),
        ),
      ]);
      const placed = answers.filter((answer) => answer?.code === codes.success);
      expect(placed).toHaveLength(2);
      expect(await stocks()).toEqual([6, 0, 6]);
    });
  });

  describe("goods of any batch", () => {
    test("goods of any batch are of the first to expire, and of the next where it has too few", async () => {
      const orderId = await order("", 5);
      expect(await stocks()).toEqual([5, 4, 6]);
      await ship(orderId);
      expect(await sentOf(orderId)).toEqual(["A1 4", "B1 1"]);
      expect(await stocks()).toEqual([5, 0, 5]);
    });

    test("goods of any batch are not taken from what others have ordered of a batch", async () => {
      const wanting = await order(OLDER, 3);
      const orderId = await order("", 4);
      await ship(orderId);
      expect(await sentOf(orderId)).toEqual(["A1 1", "B1 3"]);
      await ship(wanting);
      expect(await sentOf(wanting)).toEqual(["A1 3"]);
      expect(await stocks()).toEqual([3, 0, 3]);
    });

    test("goods of any batch are of the batch that is named, as many as it has", async () => {
      const orderId = await order("", 5);
      const line = { productCode: CODE, quantity: 5 };
      await expect(ship(orderId, [{ ...line, batchCode: OLDER }])).rejects.toThrow("Only 4");
      await ship(orderId, [{ ...line, batchCode: NEWER }]);
      expect(await stocks()).toEqual([5, 4, 1]);
    });

    test("goods of any batch go back to it when their parcel is taken back", async () => {
      const orderId = await order("", 5);
      const parcel = await ship(orderId);
      await shop.database.transact((tx) => undoShipment(tx, parcel, context()));
      expect(await stocks()).toEqual([5, 4, 6]);
    });
  });

  test("the batches of an item name the viewer's newest order of each", async () => {
    const orderId = await order(OLDER, 1);
    await ship(orderId);
    const params = { itemCode: "E100001", batchCode: null, page: 1, limit: 10 };
    const codesOf = async (viewer?: { readonly token: string }) =>
      (await shop.call(listBatches, params, viewer)).data.batches.map(({ orderCode }) => orderCode);
    const { code } = await shop.database.read
      .selectFrom("orders")
      .select("code")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    expect(await codesOf({ token })).toContain(code);
    expect(await codesOf({ token: await shop.logIn(customers.wang) })).not.toContain(code);
    expect(await codesOf()).not.toContain(code);
  });
});
