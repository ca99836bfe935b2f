import { afterAll, beforeAll, expect, test } from "vitest";
import { addReturn } from "../areas/return/apply.ts";
import { writePrecursor } from "../customers/precursor.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { completeFiling } from "../testing/filings.ts";
import { operateIn } from "../testing/operate.ts";
import { addGiftOrder, giftCodes, orchardIn } from "../testing/orchard.ts";
import { lineRow, orderRow } from "../testing/orders.ts";
import { placeSentOrder } from "../testing/sent-orders.ts";
import { openShop, type TestShop } from "../testing/shop.ts";

const HOUR_MS = 60 * 60 * 1000;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  const operator = (...args: readonly string[]) => operateIn(shop, ...args);
  const waiting = async (...args: readonly string[]) =>
    JSON.parse(await operator("next", "--json", ...args)) as readonly {
      readonly what: string;
      readonly which: string;
      readonly command: string;
    }[];

  beforeAll(async () => {
    shop = await openShop(makePlace);
    const now = shop.clock.now();
    await placeSentOrder(shop.database, { id: "r", now });
    await orchardIn(shop.database, () => now).give("lin", 1000);
    await shop.database.transact(async (tx) => {
      const paid = { payment: "paid", paid_by: "transfer" } as const;
      const orders = [
        { id: "4", is_transfer_chosen: 1 },
        { id: "3", ...paid },
        { id: "2", ...paid, review: "reviewed" },
        { id: "1" },
      ] as const;
      for (const { id, ...state } of orders) {
        const created_at = now - Number(id) * HOUR_MS;
        const named = { id, code: `MK202611210000${id}`, customer_id: "lin", created_at };
        await tx
          .insertInto("orders")
          .values(orderRow({ ...named, ...state }))
          .execute();
        await tx
          .insertInto("order_lines")
          .values(lineRow({ order_id: id, product_code: "E100001-500mL" }))
          .execute();
      }
      const goods = { position: 0, batchCode: "C1", quantity: 1, openedQuantity: 0, remark: "" };
      const applied = { orderId: "r", customerId: "lin", reason: "Leaks", goods: [goods] };
      await addReturn(tx, { ...applied, id: "TH1" }, now);
      await writePrecursor(
        tx,
        { kind: "drug", filing: completeFiling, customerId: "lin", language: "en", now: now + 1 },
        shop.vault,
      );
      const gift = await tx
        .selectFrom("gifts")
        .selectAll()
        .where("code", "=", giftCodes.flask)
        .executeTakeFirstOrThrow();
      await addGiftOrder(tx, { gift, id: "MG1", customerId: "lin", now: now + 2 });
      await tx
        .updateTable("gift_orders")
        .set({ paid_at: now + 2 })
        .execute();
    });
  });
  afterAll(() => shop.close());

  test("next lists all that waits for the shop, oldest first, with the command for each", async () => {
    const things = await waiting();
    expect(things.map(({ what, command }) => `${what}: ${command}`)).toEqual([
      "transfer to check: paid MK2026112100004",
      "order to review: review MK2026112100003",
      "order to send: ship MK2026112100002 --company NAME --number NUMBER",
      expect.stringMatching(/^return to approve: return-approve TH\d+$/u),
      "filing to decide: filing lin@shop.example drug",
      "gift order to confirm: gift-confirm MG1",
    ]);
  });

  test("next lists by pages, and says when more waits", async () => {
    const [first] = await waiting("--limit", "1");
    const [second] = await waiting("--limit", "1", "--page", "2");
    expect([first?.which, second?.which]).toEqual(["MK2026112100004", "MK2026112100003"]);
    expect(await operator("next", "--limit", "1")).toContain("More waits: --page 2");
    expect(await operator("next", "--limit", "50")).not.toContain("More waits");
  });

  test("each command of next without words to fill in can be given as it is", async () => {
    for (const { command } of await waiting())
      if (!command.includes("NAME")) await operator(...command.split(" "));
    const left = (await waiting()).map(({ what }) => what);
    expect(left).toEqual([
      "order to send",
      "order to send",
      "order to review",
      "filing to decide",
      "gift order to send",
    ]);
  });
});
