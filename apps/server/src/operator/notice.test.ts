import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deletePersonalData } from "../customers/personal-data.ts";
import { customerRow } from "../testing/customers.ts";
import { onEachDatabase } from "../testing/databases.ts";
import { customers, itemIds } from "../testing/fixture.ts";
import { operateIn } from "../testing/operate.ts";
import { placeSentOrder } from "../testing/sent-orders.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../testing/shop.ts";

const STOP = "请停止使用并退回。";

onEachDatabase((makePlace) => {
  describe("notice", () => {
    let shop: TestShop;
    beforeEach(async () => {
      shop = await openShop(makePlace);
      const { time: now } = shop.clock;
      await shop.database.transact(async (tx) => {
        await tx.updateTable("packs").set({ stock: 1000 }).execute();
        await tx
          .updateTable("customers")
          .set({ language: "en", gets_order_mails: 0 })
          .where("id", "=", "wang")
          .execute();
      });
      await placeSentOrder(shop.database, { id: "first", now });
      await placeSentOrder(shop.database, { id: "second", now });
      await placeSentOrder(shop.database, { id: "wangs", now, customerId: "wang" });
      await shop.mails();
    });
    afterEach(() => shop.close());

    const operator = (...args: readonly string[]) => operateIn(shop, ...args);
    const mails = async () =>
      (await shop.mails()).toSorted((one, other) => one.to.localeCompare(other.to));
    const setBatch = (orderId: string, batch_code: string) =>
      shop.database.transact((tx) =>
        tx
          .updateTable("shipment_lines")
          .set({ batch_code })
          .where("order_id", "=", orderId)
          .where("batch_code", "=", "C1")
          .execute(),
      );

    test("mails everyone who received the batch, in their language, and lists them", async () => {
      const output = await operator("notice", "c1", STOP, "--text-en", "Stop using it.");
      expect(output).toMatch(/^lin@shop\.example .*2026-/mu);
      expect(output).toMatch(/^wang@shop\.example .*2026-/mu);
      expect(output).toContain("2 told now, 0 before, of batch C1 of E100001.");
      const [lin, wang, ...others] = await mails();
      expect(others).toEqual([]);
      expect(lin).toMatchObject({
        to: customers.lin,
        subject: "关于 乙醇（E100001）批号 C1 的通知",
      });
      expect(lin?.text).toContain(STOP);
      expect(lin?.text).toContain(`${PUBLIC_URL}/b/E100001/C1`);
      expect(wang).toMatchObject({
        to: customers.wang,
        subject: "Notice about Ethanol (E100001), batch C1",
      });
      expect(wang?.text).toContain("Stop using it.");
      expect(wang?.text).not.toContain(STOP);
      expect(wang?.text).toContain(`${PUBLIC_URL}/en/b/E100001/C1`);
    });

    test("mails each receiver once for a text, and those who received the batch since", async () => {
      await operator("notice", "C1", STOP);
      expect(await mails()).toHaveLength(2);
      expect(await operator("notice", "C1", STOP)).toContain("0 told now, 2 before");
      expect(await mails()).toEqual([]);
      await placeSentOrder(shop.database, {
        id: "later",
        now: shop.clock.time,
        customerId: "university",
      });
      await shop.mails();
      expect(await operator("notice", "C1", STOP)).toContain("1 told now, 2 before");
      expect((await mails()).map(({ to }) => to)).toEqual([customers.university]);
      expect(await operator("notice", "C1", "另一通知")).toContain("3 told now, 0 before");
      expect(await mails()).toHaveLength(3);
    });

    test("mails each receiver once where two operators send it at once", async () => {
      await Promise.all([operator("notice", "C1", STOP), operator("notice", "C1", STOP)]);
      expect(await mails()).toHaveLength(2);
    });

    test("tells an unknown batch, one that nobody received, and one of several items apart", async () => {
      await expect(operator("notice", "C0", STOP)).rejects.toThrow("There is no batch C0");
      expect(await operator("notice", "C15482130", STOP, "--item", "e100001")).toBe(
        "Nobody who can be written to received batch C15482130 of E100001: no mail is sent.",
      );
      await shop.database.transact((tx) =>
        tx
          .insertInto("batches")
          .values({
            code: "C1",
            item_id: itemIds.sodiumChloride,
            produced_at: 0,
            retest_at: 0,
            results: "[]",
          })
          .execute(),
      );
      await expect(operator("notice", "C1", STOP)).rejects.toThrow(
        "name one with --item: E100001, S100003.",
      );
      await expect(operator("notice", "C1", STOP, "--item", "X1")).rejects.toThrow(
        "X1 has no batch C1",
      );
      expect(await operator("notice", "C1", STOP, "--item", "E100001")).toContain("2 told now");
      expect(await operator("notice", "C1", STOP, "--item", "S100003")).toContain("Nobody");
      expect(await mails()).toHaveLength(2);
    });

    test("names the orders that it cannot reach: of deleted accounts, and of parcels without a batch", async () => {
      await setBatch("second", "");
      await shop.database.transact((tx) => deletePersonalData(tx, "wang"));
      const output = await operator("notice", "C1", STOP);
      expect(output).toContain("1 told now");
      expect(output.split("\n").at(-1)).toContain("MK-wangs");
      expect(output).toContain("since their accounts are deleted: orders MK-wangs.");
      expect(output).toContain("their parcels with E100001 name no batch: orders MK-second.");
      expect((await mails()).map(({ to }) => to)).toEqual([customers.lin]);
    });

    test("tells many receivers, and names at most twenty orders that it cannot reach", async () => {
      const many = Array.from({ length: 120 }, (_, at) => `many-${String(at).padStart(3, "0")}`);
      await shop.database.transact((tx) =>
        tx
          .insertInto("customers")
          .values(many.map((id) => customerRow({ id })))
          .execute(),
      );
      const { time: now } = shop.clock;
      for (const id of many) await placeSentOrder(shop.database, { id, now, customerId: id });
      await shop.mails();
      for (const id of many.slice(0, 25)) await setBatch(id, "");
      const output = await operator("notice", "C1", STOP);
      expect(output).toContain("97 told now, 0 before");
      expect(output).toContain("MK-many-019 and 5 more.");
      expect(await mails()).toHaveLength(97);
    });

    test.each([[" "], ["x".repeat(1001)], ["two\nlines"]])("refuses the text %j", async (text) => {
      await expect(operator("notice", "C1", text)).rejects.toThrow("at most 1000 characters");
    });
  });
});
