import { codes } from "@reagent/api/contract/envelope";
import { trackShipment } from "@reagent/api/contract/shipment";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reviewOrder } from "../../ordering/orders/transitions/review.ts";
import { shipOrder } from "../../ordering/orders/transitions/ship.ts";
import { noteEvent } from "../../ordering/orders/transitions/timeline.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { lineRow, orderRow } from "../../testing/orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const COMPANY = "示例科技（上海）有限公司";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(makePlace);
    const { id } = await shop.database.read
      .selectFrom("customers")
      .select("id")
      .where("id", "=", "lin")
      .executeTakeFirstOrThrow();
    await shop.database.transact(async (tx) => {
      await tx.updateTable("customers").set({ company: COMPANY }).where("id", "=", id).execute();
      await tx
        .insertInto("orders")
        .values(
          orderRow({
            id: "sent",
            code: "MK2026112100001",
            customer_id: id,
            created_at: shop.clock.time,
            payment: "paid",
            paid_by: "transfer",
            receiver: "王收货",
            mobile: "13912345678",
            street: "秘密路 7 号",
          }),
        )
        .execute();
      await tx
        .insertInto("order_lines")
        .values(
          lineRow({
            order_id: "sent",
            product_code: "E100001-500mL",
            quantity: 5,
            reserved_quantity: 5,
            cas: "64-17-5",
            name_zh: "乙醇",
            name_en: "Ethanol",
            specification_zh: "AR",
            specification_en: "AR",
          }),
        )
        .execute();
      await noteEvent(tx, "sent", "placed", { now: shop.clock.time });
      const context = { now: shop.clock.time + 1000, language: "zh" } as const;
      await reviewOrder(tx, "sent", context);
      const lines = ["C1", "C2", "C1"].map((batchCode) => ({
        productCode: "E100001-500mL",
        quantity: 1,
        batchCode,
      }));
      await shipOrder(
        tx,
        { orderId: "sent", expressCompany: "速运", expressNumber: "SE7", lines },
        { ...context, now: shop.clock.time + 2000 },
      );
    });
  });
  afterAll(() => shop.close());
  // Each test has the limit of its own hour.
  beforeEach(() => {
    shop.clock.time += 2 * 60 * 60 * 1000;
  });

  const track = (params: Partial<{ orderCode: string; company: string }>, address = "192.0.2.1") =>
    shop.call(
      trackShipment,
      { orderCode: "MK2026112100001", company: COMPANY, ...params },
      {
        address,
      },
    );

  describe("the parcels of an order", () => {
    test("the parcels of an order are found by its number and the organisation's name, in any width and case", async () => {
      for (const spelling of [
        {},
        { company: "示例科技(上海) 有限公司" },
        { orderCode: " ｍｋ２０２６１１２１０００01 " },
      ]) {
        expect((await track(spelling)).data.orderCode).toBe("MK2026112100001");
      }
    });

    test("the parcels of an order have courier, number, and the units of each batch, and say what still waits", async () => {
      const { data } = await track({});
      expect(data.waiting).toBe(2);
      expect(data.events.map(({ event }) => event)).toEqual(["placed", "reviewed"]);
      expect(data.parcels).toMatchObject([
        {
          expressCompany: "速运",
          expressNumber: "SE7",
          lines: [
            { productCode: "E100001-500mL", name: "乙醇", quantity: 2, batchCode: "C1" },
            { productCode: "E100001-500mL", name: "乙醇", quantity: 1, batchCode: "C2" },
          ],
        },
      ]);
    });

    test("the parcels of an order name no person, address or amount", async () => {
      const text = JSON.stringify(await track({}));
      for (const secret of ["王收货", "13912345678", "秘密路", "10.00"]) {
        expect(text).not.toContain(secret);
      }
    });
  });

  describe("a lookup that does not match", () => {
    test("a lookup that does not match gets the same answer for an unknown order, another name, and blank or short texts", async () => {
      const answers = await Promise.all(
        [
          { orderCode: "MK2026112100002" },
          { company: "示例科技" },
          { company: "示例" },
          { orderCode: "" },
          { company: "%" },
          { company: "<script>alert(1)</script>" },
          { orderCode: "' or 1=1 --" },
        ].map((params) => track(params)),
      );
      const { code, message } = await track({ orderCode: "MK2026112100003" });
      expect(code).toBe(codes.notFound);
      for (const answer of answers) {
        expect({ code: answer.code, message: answer.message }).toEqual({ code, message });
      }
    });

    test("a lookup that does not match is limited by network, also when the right one is among those at the same time", async () => {
      const guesses = Array.from({ length: 30 }, (_, at) => track({ orderCode: `MK${at}` }));
      const refusals = (await Promise.all(guesses)).map(({ code }) => code);
      expect(refusals.filter((code) => code === codes.notFound)).toHaveLength(20);
      expect(refusals.filter((code) => code === codes.tooMany)).toHaveLength(10);
      expect((await track({})).code).toBe(codes.tooMany);
      expect((await track({}, "198.51.100.1")).code).toBe(codes.success);
      shop.clock.time += 60 * 60 * 1000;
      expect((await track({})).code).toBe(codes.success);
    });

    test("a lookup that does not match alone counts towards the limit", async () => {
      for (let each = 0; each < 25; each += 1) {
        expect((await track({})).code).toBe(codes.success);
      }
    });
  });
});
