import { deletedEmail } from "@reagent/domain/account-state";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { invoiceOrder } from "../../ordering/orders/transitions/issue-invoice.ts";
import { recordTaxInvoice } from "../../ordering/orders/transitions/record-tax-invoice.ts";
import { creditInvoice, undoInvoice } from "../../ordering/orders/transitions/undo-invoice.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { lineRow, orderRow } from "../../testing/orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const PDF = Buffer.from("%PDF-1.7 …");

onDefaultDatabase((makePlace) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.mails();
    await shop.database.transact(async (tx) => {
      for (const table of [
        "order_invoice_files",
        "order_invoice_lines",
        "order_invoices",
        "order_events",
        "order_lines",
        "orders",
      ] as const)
        await tx.deleteFrom(table).execute();
    });
  });

  const order = (row: Partial<Parameters<typeof orderRow>[0]> = {}) =>
    shop.database.transact(async (tx) => {
      await tx
        .insertInto("orders")
        .values({
          ...orderRow({
            id: "a",
            code: "MK1",
            customer_id: "lin",
            created_at: shop.clock.time,
            review: "reviewed",
            payment: "paid",
            paid_by: "transfer",
            invoice_type: "electronic-ordinary",
            invoice_email: "bills@lab.example",
          }),
          ...row,
        })
        .execute();
      await tx
        .insertInto("order_lines")
        .values(lineRow({ order_id: "a", product_code: "E100001-500mL" }))
        .execute();
    });
  const context = () => ({ now: shop.clock.time, language: "zh" }) as const;
  const issue = () =>
    shop.database.transact((tx) => invoiceOrder(tx, { orderId: "a", extent: "all" }, context()));
  const record = async (number: string, hasFile = true) => {
    const file = await shop.files.store(PDF);
    const files = hasFile ? [{ format: "pdf", file, fileName: "发票.pdf" } as const] : [];
    const invoice = { orderId: "a", extent: "all", number, day: "2026-11-21", amount: undefined };
    return shop.database.transact((tx) =>
      recordTaxInvoice(tx, { ...invoice, extent: "all", files }, context()),
    );
  };

  test("an invoice is mailed to its own e-mail address, with the number and the file of the tax office", async () => {
    await order();
    const { code } = await record("26312000000000000001");
    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: "bills@lab.example",
      subject: "订单 MK1 的发票已开具",
      attachments: [{ filename: "发票.pdf", content: PDF.toString("base64"), encoding: "base64" }],
    });
    expect(mail?.text).toContain(`订单 MK1 的发票 ${code} 已开具，金额 10.00 元。`);
    expect(mail?.text).toContain("发票号码：26312000000000000001。");
  });

  test("an invoice is mailed again when its file comes, and not for a number that was known", async () => {
    await order();
    await issue();
    const [first] = await shop.mails();
    expect(first?.attachments).toBeUndefined();
    expect(first?.text).not.toContain("附件");
    await record("26312000000000000001");
    expect((await shop.mails())[0]?.attachments).toHaveLength(1);
    await record("26312000000000000001", false);
    expect(await shop.mails()).toEqual([]);
  });

  test("an invoice without an e-mail address is mailed to the customer", async () => {
    await order({ invoice_type: "ordinary", invoice_email: "", language: "en" });
    await issue();
    const [mail] = await shop.mails();
    expect(mail).toMatchObject({ to: customers.lin, subject: "The invoice of your order MK1" });
    expect(mail?.text).toContain("The paper invoice is sent to the delivery address.");
  });

  test("a paper invoice that does not go with the goods is announced for its own address", async () => {
    await order({ invoice_type: "ordinary", is_invoice_with_goods: 0 });
    await issue();
    expect((await shop.mails())[0]?.text).toContain("纸质发票寄至您的发票地址。");
  });

  test("an invoice of a deleted account is not mailed", async () => {
    await order();
    await issue();
    const to = (email: string) =>
      shop.database.transact((tx) =>
        tx.updateTable("customers").set({ email }).where("id", "=", "lin").execute(),
      );
    await to(deletedEmail("lin"));
    expect(await shop.mails()).toEqual([]);
    await to(customers.lin);
  });

  test("an invoice that was taken back or reversed before its mail was sent is not mailed", async () => {
    await order();
    const [{ code }] = await issue();
    await shop.database.transact((tx) => undoInvoice(tx, code, context()));
    expect(await shop.mails()).toEqual([]);
    const { code: invoiceCode } = await record("26312000000000000001");
    const credit = { invoiceCode, number: "26312000000000000002", day: "2026-11-22" };
    await shop.database.transact((tx) => creditInvoice(tx, credit, context()));
    expect(await shop.mails()).toEqual([]);
  });
});
