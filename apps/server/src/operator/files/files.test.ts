import { readFileSync } from "node:fs";
import { codes } from "@reagent/api/contract/envelope";
import { issueOrderPaperTicket, readOrder } from "@reagent/api/contract/order";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sweepUploads } from "../../areas/upload/sweep.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, packIds } from "../../testing/fixture.ts";
import { operateIn } from "../../testing/operate.ts";
import { lineRow, orderRow } from "../../testing/orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { openTableFolder } from "../../testing/table-files.ts";

const now = Date.parse("2026-11-21T03:00:00Z");
const PRODUCT = "E100001-500mL";
const codeOf = (number: number) => `MK202611210000${number}`;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  const tables = openTableFolder();
  const table = (...lines: readonly string[]) => tables.write("table.csv", lines.join("\r\n"));

  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(async () => {
    tables.remove();
    await shop.close();
  });
  beforeEach(() =>
    shop.database.transact(async (tx) => {
      for (const name of ["order_lines", "order_events", "shipments", "shipment_lines"] as const)
        await tx.deleteFrom(name).execute();
      await tx.deleteFrom("orders").execute();
    }),
  );

  const operator = (...args: readonly string[]) => operateIn(shop, ...args);
  const read = () => shop.database.read;
  const ordersWith = (column: "payment" | "review", value: string) =>
    read()
      .selectFrom("orders")
      .select("code")
      .where(column, "=", value as "paid")
      .execute();

  /** Adds orders 1, 2, … of three packs at 10.00 yuan each. */
  const place = (count: number, change: Partial<Parameters<typeof orderRow>[0]> = {}) =>
    shop.database.transact(async (tx) => {
      for (let number = 1; number <= count; number += 1) {
        const id = `o${number}`;
        const sums = { goods_amount: 3000, amount: 3000 };
        const named = { id, code: codeOf(number), customer_id: "lin", created_at: now + number };
        await tx
          .insertInto("orders")
          .values(orderRow({ ...named, ...sums, ...change }))
          .execute();
        const line = { order_id: id, product_code: PRODUCT, product_id: packIds.ethanol500 };
        await tx
          .insertInto("order_lines")
          .values(lineRow({ ...line, quantity: 3, reserved_quantity: 3, amount: 3000 }))
          .execute();
      }
    });
  const reviewed = { payment: "paid", paid_by: "transfer", review: "reviewed" } as const;

  describe("paid --file", () => {
    const header = "交易时间,贷方发生额,对方户名,附言";

    test("paid --file books transfers whose amount and reference fit, lists the doubtful ones, and books none twice", async () => {
      await place(5);
      const bank = table(
        header,
        `2026-11-21 09:00,30.00,燕园,货款${codeOf(1)}`,
        `2026-11-21 09:01,"60.00",燕园,"${codeOf(2)}、${codeOf(3)}"`,
        `2026-11-21 09:02,29.00,燕园,${codeOf(4)}`,
        `2026-11-21 09:03,30.00,燕园,试剂款`,
        `2026-11-21 09:04,30.00,燕园,MK2026112199999`,
        `2026-11-21 09:05,,水电,水费`,
        `2026-11-21 09:06,30.00,燕园,${codeOf(1)}`,
        `2026-11-21 09:07,thirty,燕园,${codeOf(5)}`,
      );
      const checked = await operator("paid", "--file", bank, "--check");
      expect(checked).toContain(
        "Checked, nothing was changed: 2 of 8 can be done, 1 need nothing, 1 failed, 4 wait for a decision.",
      );
      expect(await ordersWith("payment", "paid")).toEqual([]);
      const output = await operator("paid", "--file", bank);
      expect(output).toMatch(/^2 +MK2026112100001 +done +30\.00 RMB received$/mu);
      expect(output).toMatch(/^3 +MK2026112100002 MK2026112100003 +done/mu);
      expect(output).toMatch(/^4 .*doubtful +29\.00 RMB: its order has another amount: 30\.00$/mu);
      expect(output).toMatch(
        /^5 +燕园 +doubtful .*names no order; of this amount: MK2026112100004/mu,
      );
      expect(output).toMatch(/^6 .*names an order that does not exist/mu);
      expect(output).toMatch(/^7 +水电 +ignored/mu);
      expect(output).toMatch(/^8 .*does not wait to be paid/mu);
      expect(output).toMatch(/^9 .*"thirty" is not an amount/mu);
      expect(await ordersWith("payment", "paid")).toHaveLength(3);
      const again = await operator("paid", "--file", bank);
      expect(again).toContain("0 of 8 were done, 2 were done before");
    });

    test("paid --file pays the related order with the one that is named", async () => {
      await place(2);
      await shop.database.transact(async (tx) => {
        for (const [id, related_order_id] of [
          ["o1", "o2"],
          ["o2", "o1"],
        ] as const)
          await tx.updateTable("orders").set({ related_order_id }).where("id", "=", id).execute();
      });
      const bank = table(header, `2026-11-21,60.00,燕园,${codeOf(2)}`);
      expect(await operator("paid", "--file", bank)).toContain("1 of 1 were done.");
      expect(await ordersWith("payment", "paid")).toHaveLength(2);
    });

    test("paid --file does not book a movement with the same serial number again after it was undone", async () => {
      await place(1);
      const bank = table(`${header},流水号`, `2026-11-21,30.00,燕园,${codeOf(1)},S-1`);
      await operator("paid", "--file", bank);
      await shop.database.transact((tx) =>
        tx.updateTable("orders").set({ payment: "unpaid", paid_by: null }).execute(),
      );
      expect(await operator("paid", "--file", bank)).toContain("1 were done before");
      expect(await ordersWith("payment", "paid")).toEqual([]);
    });

    test("paid --file needs a column with what payers wrote", async () => {
      const bank = table("date,amount", "2026-11-21,30.00");
      await expect(operator("paid", "--file", bank)).rejects.toThrow("附言");
    });
  });

  test("review reviews many orders, or all that are paid, and says which it cannot", async () => {
    await place(3, { payment: "paid", paid_by: "transfer" });
    await shop.database.transact((tx) =>
      tx.updateTable("orders").set({ payment: "unpaid" }).where("id", "=", "o3").execute(),
    );
    const output = await operator("review", codeOf(1), codeOf(3), "MK404");
    expect(output).toMatch(/MK2026112100001 +done/u);
    expect(output).toMatch(/MK2026112100003 +failed +This order has not been paid yet/u);
    expect(output).toMatch(/MK404 +failed +There is no order MK404/u);
    expect(await operator("review", "--all")).toContain("1 of 1 were done.");
    expect(await ordersWith("review", "reviewed")).toHaveLength(2);
  });

  describe("ship --file", () => {
    test("ship --file sends whole orders and parts with batches, each parcel once", async () => {
      await place(3, reviewed);
      const parcels = table(
        "订单号,快递公司,快递单号,货号,数量,批号",
        `${codeOf(1)},顺丰,SF1,,,`,
        `${codeOf(2)},顺丰,SF2,${PRODUCT},1,C1`,
        `${codeOf(2)},顺丰,SF2,${PRODUCT},1,C2`,
        `${codeOf(2)},顺丰,SF3,${PRODUCT},2,C2`,
        `${codeOf(3)},顺丰,SF4,${PRODUCT},1,C1`,
        `${codeOf(3)},顺丰,SF4,${PRODUCT},x,C1`,
        "MK404,顺丰,SF5,,,",
      );
      const checked = await operator("ship", "--file", parcels, "--check");
      expect(checked).toContain("2 of 6 can be done, 4 failed.");
      expect(await read().selectFrom("shipments").select("code").execute()).toEqual([]);
      const output = await operator("ship", "--file", parcels);
      expect(output).toMatch(/^2 +MK2026112100001 +done +sent as PK/mu);
      expect(output).toMatch(/^3 +MK2026112100002 +done +sent as PK/mu);
      expect(output).toMatch(/^5 .*That is more than waits/mu);
      expect(output).toMatch(/^6 .*a row of this parcel is wrong/mu);
      expect(output).toMatch(/^7 .*quantity: "x" is not a whole number/mu);
      expect(output).toMatch(/^8 .*There is no order MK404/mu);
      const sent = await read()
        .selectFrom("shipment_lines")
        .select(["order_id", "quantity", "batch_code"])
        .orderBy("order_id")
        .orderBy("batch_code")
        .execute();
      expect(sent).toEqual([
        { order_id: "o1", quantity: 3, batch_code: "" },
        { order_id: "o2", quantity: 1, batch_code: "C1" },
        { order_id: "o2", quantity: 1, batch_code: "C2" },
      ]);
      expect(await operator("ship", "--file", parcels)).toContain(
        "0 of 6 were done, 2 were done before",
      );
    });

    test("ship --file reads what Excel in China writes", async () => {
      await place(1, reviewed);
      // "订单号,快递公司,快递单号" and "顺丰" in GB18030.
      const header = Buffer.from("b6a9b5a5bac52cbfecb5ddb9abcbbe2cbfecb5ddb5a5bac5", "hex");
      const row = Buffer.concat([
        Buffer.from(`\r\n${codeOf(1)},`),
        Buffer.from("cbb3b7e1", "hex"),
        Buffer.from(",SF1\r\n"),
      ]);
      const parcels = tables.write("table.csv", Buffer.concat([header, row]));
      expect(await operator("ship", "--file", parcels)).toContain("1 of 1 were done.");
      const [parcel] = await read().selectFrom("shipments").selectAll().execute();
      expect(parcel).toMatchObject({ express_company: "顺丰", express_number: "SF1" });
    });
  });

  describe("invoice --file", () => {
    const number = (last: number) => `2631700000000000000${last}`;
    const stored = () =>
      read()
        .selectFrom("order_invoice_files")
        .innerJoin("order_invoices", "order_invoices.code", "order_invoice_files.invoice_code")
        .select(["order_invoice_files.order_id", "format", "file", "file_name", "tax_number"])
        .orderBy("order_invoice_files.order_id")
        .orderBy("format")
        .execute();

    test("invoice --file issues invoices with the tax office's numbers and files", async () => {
      await place(5, reviewed);
      tables.write("a.pdf", "%PDF-1.7 first");
      tables.write("a.xml", "<EInvoice/>");
      tables.write("b.ofd", "%PDF-1.7");
      const invoices = table(
        "订单号,发票号码,开票日期,价税合计,文件",
        `${codeOf(1)},${number(1)},2026-11-22,30.00,a.pdf; a.xml`,
        `${codeOf(2)},${number(1)},2026-11-22,,`,
        `${codeOf(3)},${number(3)},2026-11-22,31.00,`,
        `${codeOf(4)},${number(4)},2026-11-22,,b.ofd`,
        `${codeOf(5)},${number(5)},2026-11-22,,c.pdf`,
      );
      const checked = await operator("invoice", "--file", invoices, "--check");
      expect(checked).toContain("2 of 5 can be done, 3 failed.");
      const output = await operator("invoice", "--file", invoices);
      expect(output).toMatch(/^2 +MK2026112100001 +done +26317000000000000001 recorded as FP/mu);
      expect(output).toMatch(/^3 .*Another order has this invoice number/mu);
      expect(output).toMatch(/^4 .*The amount is not that of the order's invoice/mu);
      expect(output).toMatch(/^5 .*"b\.ofd" is not a file of the format ofd/mu);
      expect(output).toMatch(/^6 .*"c\.pdf" is not in the folder/mu);
      const [pdf, xml, ...others] = await stored();
      expect(others).toEqual([]);
      expect(pdf).toMatchObject({ order_id: "o1", format: "pdf", file_name: "a.pdf" });
      expect(xml).toMatchObject({ format: "xml", tax_number: number(1) });
      expect(readFileSync(shop.files.pathOf(pdf?.file ?? ""), "utf8")).toBe("%PDF-1.7 first");
      const issued = await read().selectFrom("order_invoices").select("amount").execute();
      expect(issued).toEqual([{ amount: 3000 }]);
    });

    test("invoice --file lets the customer, and nobody else, open the tax office's files", async () => {
      await place(1, { ...reviewed, code: "MK2026112100001" });
      tables.write("a.ofd", "PK\u{3}\u{4}ofd");
      tables.write("a.pdf", "%PDF-1.7 own");
      const row = `${codeOf(1)},${number(7)},2026-11-22,a.ofd;a.pdf`;
      await operator("invoice", "--file", table("order,number,date,file", row));
      const token = await shop.logIn(customers.lin);
      const { data } = await shop.call(readOrder, { isLegacy: false, orderId: "o1" }, { token });
      const [invoice] = data.invoices;
      expect(invoice).toMatchObject({ taxNumber: number(7), formats: ["pdf", "ofd"] });
      const ticketFor = (paper: "tax-ofd" | "tax-xml", of: string) => {
        const params = { orderId: "o1", paper, invoiceCode: invoice?.invoiceCode ?? "" };
        return shop.call(issueOrderPaperTicket, params, { token: of });
      };
      const { url } = (await ticketFor("tax-ofd", token)).data;
      const forged = url.replace("format=ofd", "format=pdf");
      expect((await shop.server.inject({ url: forged })).json()).toMatchObject({
        code: codes.notFound,
      });
      const again = (await ticketFor("tax-ofd", token)).data.url;
      const opened = await shop.server.inject({ url: again });
      expect(opened.body).toBe("PK\u{3}\u{4}ofd");
      expect(opened.headers["content-disposition"]).toMatch(/^attachment; .*a\.ofd/u);
      expect(await ticketFor("tax-xml", token)).toMatchObject({ code: codes.notFound });
      const other = await shop.logIn(customers.wang);
      expect(await ticketFor("tax-ofd", other)).toMatchObject({ code: codes.notFound });
    });

    test("invoice --file keeps files that an invoice has when files without an owner are removed", async () => {
      await place(1, reviewed);
      tables.write("a.pdf", "%PDF-1.7 kept");
      const row = `${codeOf(1)},${number(8)},2026-11-22,a.pdf`;
      await operator("invoice", "--file", table("order,number,date,file", row));
      const stray = await shop.files.store(Buffer.from("stray"));
      await sweepUploads(shop, Date.now() + 2 * 60 * 60 * 1000);
      const [kept] = await stored();
      expect(String(await shop.files.read(kept?.file ?? ""))).toBe("%PDF-1.7 kept");
      expect(await shop.files.read(stray)).toBeUndefined();
    });

    test("invoice --file gives an invoice that was issued before its number, and replaces its files", async () => {
      await place(1, reviewed);
      await operator("invoice", codeOf(1));
      tables.write("a.pdf", "%PDF-1.7 first");
      const header = "order,number,date,file";
      const row = `${codeOf(1)},${number(6)},2026-11-22,a.pdf`;
      await operator("invoice", "--file", table(header, row));
      const [first] = await stored();
      tables.write("a.pdf", "%PDF-1.7 second");
      await operator("invoice", "--file", table(header, row));
      const [second, ...others] = await stored();
      expect(others).toEqual([]);
      expect(readFileSync(shop.files.pathOf(second?.file ?? ""), "utf8")).toBe("%PDF-1.7 second");
      expect(await shop.files.read(first?.file ?? "")).toBeUndefined();
      const plain = table(header, row.replace("a.pdf", ""));
      expect(await operator("invoice", "--file", plain)).toContain("1 were done before");
    });
  });
});
