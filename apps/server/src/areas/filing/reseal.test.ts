import { afterEach, beforeEach, expect, test } from "vitest";
import { maskedPrecursor, writePrecursor } from "../../customers/precursor.ts";
import { openVault, type Vault } from "../../sessions/vault.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { operateIn } from "../../testing/operate.ts";
import { orderRow } from "../../testing/orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const FORMER = "key-of-personal-data-of-last-year";
const CURRENT = "key-of-personal-data-of-this-year";
const NUMBER = "11010519491231002X";

const filing = {
  company: "示例材料研究所",
  address: "示例路 5 号",
  purpose: "experiment",
  handlerName: "徐青",
  handlerIdNumber: NUMBER,
  handlerPhone: "13900000555",
  responsibleName: "方一",
  responsibleIdNumber: NUMBER,
  responsiblePhone: "13900000556",
} as const;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openShop(makePlace);
    await shop.database.transact(async (tx) => {
      const written = {
        kind: "explosive",
        filing,
        customerId: "lin",
        language: "zh",
        now: 0,
      } as const;
      await writePrecursor(tx, written, openVault(FORMER));
      const row = await tx.selectFrom("precursor_filings").selectAll().executeTakeFirstOrThrow();
      const copied = { id: "o", code: "MK1", customer_id: "lin", filing: JSON.stringify(row) };
      await tx
        .insertInto("orders")
        .values(orderRow({ ...copied, created_at: 0 }))
        .execute();
    });
  });
  afterEach(() => shop.close());

  const reseal = (vault: Vault) => operateIn({ ...shop, vault }, "reseal");
  /** The filing and its copy in the order, as a vault opens them. */
  const opened = async (vault: Vault) => {
    const row = await shop.database.read
      .selectFrom("precursor_filings")
      .selectAll()
      .executeTakeFirstOrThrow();
    const order = await shop.database.read
      .selectFrom("orders")
      .select("filing")
      .executeTakeFirstOrThrow();
    return [row, JSON.parse(order.filing ?? "{}") as typeof row].map((each) => [
      maskedPrecursor(each, vault).handlerIdNumber,
      maskedPrecursor(each, vault).responsibleIdNumber,
    ]);
  };

  test("the operator encrypts ID numbers of filings and orders with a new key, which then suffices", async () => {
    const both = openVault(CURRENT, [FORMER]);
    const before = await opened(both);
    await expect(opened(openVault(CURRENT))).rejects.toThrow("unable to authenticate");
    expect(await reseal(both)).toBe(
      "The ID numbers of 2 filings and orders have the current key now.",
    );
    expect(await opened(openVault(CURRENT))).toEqual(before);
    expect(await reseal(both)).toBe(
      "The ID numbers of 0 filings and orders have the current key now.",
    );
  });

  test("nothing is encrypted again without the former key", async () => {
    await expect(reseal(openVault(CURRENT))).rejects.toThrow("neither PERSONAL_DATA_KEY nor");
    expect(await opened(openVault(FORMER))).toHaveLength(2);
  });
});
