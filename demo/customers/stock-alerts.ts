import { addStockAlert } from "@reagent/api/contract/stock-alert";
import { canBeAwaited } from "@reagent/domain/stock-alert";
import type { DemoShop } from "./demo-shop.ts";
import { packOf, packsOf, setStock, withoutStockChanges } from "./goods.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** CAS numbers of what a demo customer waits for, and of what has arrived. */
export interface DemoStockAlerts {
  readonly open: string;
  readonly sent: string;
}

/** Asks for a pack without stock, and for one that has arrived since; for none where the catalogue has no such packs. */
export async function addDemoStockAlerts(
  shop: DemoShop,
  by: string,
  { open, sent }: DemoStockAlerts,
  now: number,
): Promise<void> {
  const ask = (productCode: string, at: number) =>
    shop.call(addStockAlert, { kind: "reagent", productCode }, { by, now: at });
  const missing = (await packsOf(shop.tx, open)).find(canBeAwaited);
  if (missing) await ask(missing.code, now - 2 * DAY_MS);
  const arrived = await packOf(shop.tx, sent);
  if (!arrived) return;
  await withoutStockChanges(shop.tx, [arrived], async () => {
    await setStock(shop.tx, arrived, 0);
    await ask(arrived.code, now - 20 * DAY_MS);
  });
  // The job that sends the mails would send those of all customers.
  await shop.tx
    .updateTable("stock_alerts")
    .set({ sent_at: now - 12 * DAY_MS })
    .where("product_code", "=", arrived.code)
    .where("customer_id", "=", (of) =>
      of.selectFrom("customers").select("id").where("email", "=", by),
    )
    .execute();
}
