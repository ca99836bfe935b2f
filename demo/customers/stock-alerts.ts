import { canBeAwaited } from "@reagent/domain/stock-alert";
import { namesOf } from "@reagent/server/catalogue/find-goods";
import { type Goods, packGoods } from "@reagent/server/catalogue/goods";
import { packsFor } from "@reagent/server/catalogue/packs";
import type { Tx } from "@reagent/server/database/database";
import { packOf } from "./goods.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** CAS numbers of what a demo customer waits for, and of what has arrived. */
export interface DemoStockAlerts {
  readonly open: string;
  readonly sent: string;
}

/** Adds an open alert for a pack without stock, and one whose mail was sent; none where the catalogue has no such packs. */
export async function addDemoStockAlerts(
  tx: Tx,
  {
    id,
    now,
    alerts,
  }: { readonly id: string; readonly now: number; readonly alerts: DemoStockAlerts },
): Promise<void> {
  const add = async (goods: Goods | undefined, askedAt: number, sentAt: number | null) => {
    if (!goods) return;
    await tx
      .insertInto("stock_alerts")
      .values({
        customer_id: id,
        kind: goods.kind,
        product_code: goods.code,
        ...namesOf(goods),
        language: "zh",
        asked_at: askedAt,
        sent_at: sentAt,
      })
      .execute();
  };
  const packs = await packsFor(tx, "")
    .where("items.cas", "=", alerts.open)
    .orderBy("items.position")
    .orderBy("packs.position")
    .execute();
  await add(packs.map(packGoods).find(canBeAwaited), now - 2 * DAY_MS, null);
  await add(await packOf(tx, alerts.sent, ""), now - 20 * DAY_MS, now - 12 * DAY_MS);
}
