import { shop as shopOf } from "@reagent/api/contract/shop";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../../ordering/orders/transitions/cancel.ts";
import { settleOrder } from "../../ordering/payments/settle.ts";
import { undoPayment } from "../../ordering/payments/undo-payment.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { lineRow, orderRow } from "../../testing/orders.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../../testing/shop.ts";
import { wordsOf } from "./order-mail-words.ts";
import { mailOrder } from "./order-mail.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.transact(async (tx) => {
      for (const table of ["order_events", "order_lines", "orders", "outgoing_mails"] as const)
        await tx.deleteFrom(table).execute();
      const shared = { customer_id: "lin", created_at: shop.clock.time, language: "en" } as const;
      await tx
        .insertInto("orders")
        .values([
          { ...orderRow({ ...shared, id: "a", code: "MK1", amount: 1000 }), related_order_id: "b" },
          {
            ...orderRow({ ...shared, id: "b", code: "MK2", amount: 2350, kind: "instrument" }),
            related_order_id: "a",
          },
          orderRow({ ...shared, id: "c", code: "MK3", pay_by: shop.clock.time + 1000 }),
        ])
        .execute();
      const codes = ["E100001-500mL", "E100001-500mL", "INS-1-A"];
      await tx
        .insertInto("order_lines")
        .values(
          ["a", "c"].map((id, at) => lineRow({ order_id: id, product_code: codes[at] ?? "" })),
        )
        .execute();
    });
  });

  const pay = (orderId: string, paidBy: "bank" | "transfer" | "credit" = "bank") =>
    shop.database.transact((tx) => settleOrder(tx, orderId, { paidBy, now: shop.clock.time }));
  const context = () => ({ now: shop.clock.time, language: "en" }) as const;

  test("orders that were placed together are mailed once when they are paid, with their sum", async () => {
    await pay("a");
    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: customers.lin, subject: "Your order MK1, MK2 is paid" });
    expect(mail?.text).toContain("We received your payment of ¥33.50 for order MK1, MK2.");
    expect(mail?.text).toContain(`${PUBLIC_URL}/en/order_detail`);
  });

  test("an order that is paid on credit is mailed as such, and no money was received", async () => {
    await pay("c", "credit");
    const [mail] = await shop.mails();
    expect(mail?.text).toContain("Your order MK3 of ¥10.00 was paid on credit.");
    expect(mail?.text).not.toContain("received");
  });

  test("no mail says that an order is paid once its payment was taken back or it was cancelled", async () => {
    await pay("c", "transfer");
    await shop.database.transact((tx) => undoPayment(tx, "c", context()));
    expect(await shop.mails()).toEqual([]);
    await pay("c");
    await shop.database.transact((tx) => cancelOrder(tx, "c", context()));
    const subjects = (await shop.mails()).map(({ subject }) => subject);
    expect(subjects).not.toContain("Your order MK3 is paid");
    expect(subjects).toContain("Your order MK3 was cancelled");
  });

  test("an order that is cancelled is mailed with what becomes of its goods, and of its coupon where it has one", async () => {
    const cancelledMail = async (orderId: string) => {
      await shop.database.transact((tx) => cancelOrder(tx, orderId, context()));
      const [mail, ...others] = await shop.mails();
      expect(others).toEqual([]);
      return mail?.text;
    };
    await shop.database.transact((tx) =>
      tx.updateTable("orders").set({ coupon_amount: 100 }).where("id", "=", "a").execute(),
    );
    const plain = await cancelledMail("c");
    expect(plain).toContain("Its goods are no longer reserved.");
    expect(plain).not.toMatch(/coupon|balance/u);
    expect(await cancelledMail("b")).toContain("its coupon can be used again while it is valid");
  });

  test("one mail says that a paid order was cancelled and where its money went", async () => {
    await pay("a");
    await pay("c", "credit");
    await shop.mails();
    await shop.database.transact((tx) => cancelOrder(tx, "b", context()));
    const [mail, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Your order MK1, MK2 was cancelled");
    expect(mail?.text).toContain("The ¥33.50 that you paid were returned to your prepaid balance.");
    await shop.database.transact((tx) => cancelOrder(tx, "c", context()));
    const [onCredit, ...more] = await shop.mails();
    expect(more).toEqual([]);
    expect(onCredit?.text).toContain("Its amount of ¥10.00 was taken off what you owe on credit");
  });

  test("the mail of an order asks for no payment once it is paid", async () => {
    const placed = () =>
      shop.database.transact((tx) =>
        mailOrder(tx, { kind: "order", orderId: "c", language: "en", now: shop.clock.time }),
      );
    await placed();
    expect((await shop.mails())[0]?.text).toContain("please pay by");
    await placed();
    await pay("c");
    const [mail] = await shop.mails();
    expect(mail?.subject).toBe("We received your order MK3");
    expect(mail?.text).not.toContain("pay by");
  });

  test("the holder of the account for a transfer, whose English name ends with a full stop, leaves one", () => {
    const { before } = wordsOf.transfer({ zh: "MK4", en: "MK4" }, []);
    const account = before.map(({ en }) => en).find((text) => text.includes(shopOf.bank.account));
    expect(account).toContain(`Account holder: ${shopOf.bank.holder.en}; bank: `);
    expect(account).not.toContain("..");
  });
});
