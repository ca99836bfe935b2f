import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codes } from "@reagent/api/contract/envelope";
import { addStockAlert } from "@reagent/api/contract/stock-alert";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importCatalogue } from "../../import/import.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, packIds } from "../../testing/fixture.ts";
import { operateIn } from "../../testing/operate.ts";
import { placeSentOrder, SENT_BATCHES } from "../../testing/sent-orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { addReturn } from "../return/apply.ts";
import { sendStockAlerts } from "./send.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());

  const waitFor = async (productCode: string) => {
    const goods = { kind: "reagent", productCode } as const;
    expect((await shop.call(addStockAlert, goods, { token })).code).toBe(codes.success);
  };
  /** The subjects of the mails of one round. */
  const send = async () => {
    await shop.mails();
    await sendStockAlerts(shop);
    return (await shop.mails()).map(({ subject }) => subject);
  };
  const operator = (...args: string[]) => operateIn(shop, ...args);

  test("an import that brings goods back into stock mails those who wait for them", async () => {
    await waitFor("S100003-500g");
    expect(await send()).toEqual([]);
    const folder = await mkdtemp(join(tmpdir(), "reagent-restock-"));
    const goods = join(folder, "goods.csv");
    await writeFile(
      goods,
      "item_code,name_zh,name_en,pack,list_price,stock\nS100003,氯化钠,Salt,500g,100,4\n",
    );
    expect(await importCatalogue(shop, goods)).toMatchObject({ isDone: true, badRows: 0 });
    await rm(folder, { recursive: true });
    expect(await send()).toEqual(["氯化钠（S100003-500g）到货了"]);
    expect(await send()).toEqual([]);
  });

  test("a return mails those who wait for its goods once the operator has put them into the stock", async () => {
    await placeSentOrder(shop.database, { id: "sent", now: shop.clock.time });
    await shop.database.transact((tx) =>
      tx.updateTable("packs").set({ stock: 0 }).where("id", "=", packIds.ethanol500).execute(),
    );
    await waitFor("E100001-500mL");
    const goods = { position: 0, batchCode: SENT_BATCHES[0].batchCode, quantity: 1 };
    const code = await shop.database.transact((tx) =>
      addReturn(
        tx,
        {
          id: "back",
          orderId: "sent",
          customerId: "lin",
          reason: "误购",
          goods: [{ ...goods, openedQuantity: 0, remark: "" }],
        },
        shop.clock.time,
      ),
    );
    await operator("return-approve", code);
    await operator("return-receive", code);
    expect(await send()).toEqual([]);
    await operator("return-finish", code, "--restock");
    expect(await send()).toEqual(["乙醇（E100001-500mL）到货了"]);
  });
});
