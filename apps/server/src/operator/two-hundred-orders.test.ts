import { fen, formatYuan, subtract } from "@reagent/domain/money";
import { earnedIntegral } from "@reagent/domain/points";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addReturn } from "../areas/return/apply.ts";
import { chunks } from "../database/chunks.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { packIds } from "../testing/fixture.ts";
import { operateIn } from "../testing/operate.ts";
import { lineRow, orderRow } from "../testing/orders.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { openTableFolder } from "../testing/table-files.ts";

const PRODUCT = "E100001-500mL";
const ORDERS = Array.from({ length: 200 }, (_, at) => at + 1);
const QUANTITY = 5;
const SHELF = 5000;
/** Five packs at 10.00 yuan, 1.01 off, 10.00 to send: shares of the coupon have to be rounded. */
const SUMS = { goods_amount: 5000, coupon_amount: 101, freight: 1000, amount: 5899 };

const codeOf = (number: number) => `MK20261121${String(number).padStart(5, "0")}`;
const taxNumberOf = (number: number) => `26317000000000${String(number).padStart(6, "0")}`;
const every = (each: number, rest: number) => ORDERS.filter((number) => number % each === rest);
/** Orders of which two packs are terminated, are returned, are refunded, and whose second parcel was recorded by mistake. */
const TERMINATED = every(10, 9);
const RETURNED = every(40, 1);
const REFUNDED = every(40, 2);
const RESENT = every(40, 3);

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  const tables = openTableFolder();
  const operator = (...args: readonly string[]) => operateIn(shop, ...args);
  const read = () => shop.database.read;
  const file = (header: string, rows: readonly string[]) =>
    tables.write("table.csv", [header, ...rows].join("\n"));

  beforeAll(async () => {
    shop = await openShop(makePlace);
    await shop.database.transact(async (tx) => {
      const created_at = shop.clock.now();
      const orders = ORDERS.map((number) =>
        orderRow({
          ...SUMS,
          id: `o${number}`,
          code: codeOf(number),
          customer_id: number % 2 === 0 ? "lin" : "wang",
          created_at,
        }),
      );
      const lines = ORDERS.map((number) =>
        lineRow({
          order_id: `o${number}`,
          product_code: PRODUCT,
          product_id: packIds.ethanol500,
          quantity: QUANTITY,
          reserved_quantity: QUANTITY,
          amount: SUMS.goods_amount,
        }),
      );
      for (const some of chunks(orders)) await tx.insertInto("orders").values(some).execute();
      for (const some of chunks(lines)) await tx.insertInto("order_lines").values(some).execute();
      await tx
        .updateTable("packs")
        .set({ stock: SHELF - QUANTITY * ORDERS.length })
        .where("id", "=", packIds.ethanol500)
        .execute();
    });
  });
  afterAll(async () => {
    tables.remove();
    await shop.close();
  });

  describe("200 orders by the documented commands alone", () => {
    test("are paid by a bank's file, of which one is corrected, and reviewed", async () => {
      const bank = file(
        "交易日期,收入金额,对方户名,附言",
        ORDERS.map((number) => `2026-11-21,58.99,客户${number},货款 ${codeOf(number)}`),
      );
      expect(await operator("paid", "--file", bank)).toContain("200 of 200 were done.");
      await operator("paid-undo", codeOf(7));
      await operator("paid", codeOf(7));
      expect(await operator("review", "--all")).toContain("200 of 200 were done.");
    });

    test("are sent in parts with batches by a file, of which some are corrected", async () => {
      const parcels = ORDERS.flatMap((number) => {
        const parcel = (name: string) => `${codeOf(number)},顺丰,SF${name}${number},${PRODUCT}`;
        const second = [`${parcel("B")},1,C1`, `${parcel("B")},1,C2`];
        return [`${parcel("A")},3,C1`, ...(TERMINATED.includes(number) ? [] : second)];
      });
      const path = file("订单号,快递公司,快递单号,产品编号,数量,批号", parcels);
      expect(await operator("ship", "--file", path)).toContain("380 of 380 were done.");
      for (const number of RESENT) {
        const { code } = await read()
          .selectFrom("shipments")
          .select("code")
          .where("express_number", "=", `SFB${number}`)
          .executeTakeFirstOrThrow();
        await operator("ship-undo", code);
        await operator("ship", codeOf(number), "--company", "SF", "--number", `SFC${number}`);
      }
      for (const number of TERMINATED) await operator("terminate", codeOf(number), PRODUCT);
      expect(await operator("orders", "--waiting", "shipping")).toBe("There are no such orders.");
    });

    test("are invoiced by a file with the tax office's numbers and documents", async () => {
      tables.write("invoice.pdf", "%PDF-1.7");
      const invoices = file(
        "订单号,发票号码,开票日期,文件",
        ORDERS.map((number) => {
          const document = number % 50 === 0 ? "invoice.pdf" : "";
          return `${codeOf(number)},${taxNumberOf(number)},2026-11-22,${document}`;
        }),
      );
      expect(await operator("invoice", "--file", invoices)).toContain("200 of 200 were done.");
      expect(await operator("orders", "--waiting", "invoice")).toBe("There are no such orders.");
    });

    test("are returned and refunded in part, with credit notes and new invoices", async () => {
      for (const number of RETURNED) {
        const goods = { position: 0, batchCode: "C1", quantity: 2, openedQuantity: 0, remark: "" };
        const customerId = number % 2 === 0 ? "lin" : "wang";
        const applied = { id: `r${number}`, orderId: `o${number}`, customerId, reason: "Leaks" };
        const code = await shop.database.transact(async (tx) => {
          await addReturn(tx, { ...applied, goods: [goods] }, shop.clock.now());
          const { code } = await tx
            .selectFrom("returns")
            .select("code")
            .where("id", "=", applied.id)
            .executeTakeFirstOrThrow();
          return code;
        });
        for (const step of ["return-approve", "return-receive"]) await operator(step, code);
        await operator("return-finish", code, "--restock");
      }
      for (const number of REFUNDED) await operator("refund", codeOf(number), PRODUCT, "1");
      for (const number of [...RETURNED, ...REFUNDED]) {
        const { code } = await read()
          .selectFrom("order_invoices")
          .select("code")
          .where("tax_number", "=", taxNumberOf(number))
          .executeTakeFirstOrThrow();
        await operator("invoice-credit", code, "--number", taxNumberOf(number + 1000));
        await operator("invoice", codeOf(number));
      }
      expect(await operator("next")).toBe("Nothing waits.");
    });

    test("agree in orders, invoices, ledger, points, parcels and stock", async () => {
      const orders = await read().selectFrom("orders").selectAll().execute();
      const total = (amounts: readonly number[]) =>
        formatYuan(fen(amounts.reduce((sum, amount) => sum + amount, 0)));
      const kept = orders.map(({ amount, refunded_amount }) =>
        subtract(fen(amount), fen(refunded_amount)),
      );
      const refunded = orders.filter(({ refunded_amount }) => refunded_amount > 0);
      expect(refunded).toHaveLength(TERMINATED.length + RETURNED.length + REFUNDED.length);

      const invoices = await read().selectFrom("order_invoices").selectAll().execute();
      const invoiced = Map.groupBy(invoices, ({ order_id }) => order_id);
      for (const [at, { id }] of orders.entries())
        expect(total((invoiced.get(id) ?? []).map(({ amount }) => amount))).toBe(
          formatYuan(kept[at] ?? fen(0)),
        );

      const ledger = await read().selectFrom("ledger_entries").selectAll().execute();
      const booked = (account: string) =>
        ledger.filter((entry) => entry.account === account && entry.order_id !== null);
      expect(total(booked("prepay").map(({ amount }) => amount))).toBe(
        total(orders.map(({ refunded_amount }) => refunded_amount)),
      );
      const points = kept.reduce((sum, amount) => sum + earnedIntegral(amount, 100), 0);
      expect(booked("integral").reduce((sum, { amount }) => sum + amount, 0)).toBe(points);

      const parcels = await read().selectFrom("shipment_lines").select("quantity").execute();
      const sent = parcels.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(sent).toBe(QUANTITY * ORDERS.length - 2 * TERMINATED.length);
      const lines = await read().selectFrom("order_lines").selectAll().execute();
      expect(lines.reduce((sum, line) => sum + line.sent_quantity, 0)).toBe(sent);
      expect(lines.filter((line) => line.reserved_quantity > 0)).toEqual([]);
      const { stock } = await read()
        .selectFrom("packs")
        .select("stock")
        .where("id", "=", packIds.ethanol500)
        .executeTakeFirstOrThrow();
      expect(stock).toBe(SHELF - sent + 2 * RETURNED.length);
    });
  });
});
