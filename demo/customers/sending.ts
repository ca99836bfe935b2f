import { waitingQuantity } from "@reagent/domain/order-line";
import {
  type LoadedLine,
  loadOrder,
} from "@reagent/server/ordering/orders/transitions/loaded-order";
import type { DemoShop } from "./demo-shop.ts";

/** Instruments go by freight. */
const couriers = {
  reagent: { company: "示例速运", prefix: "SE" },
  instrument: { company: "样例物流", prefix: "YL" },
} as const;

interface Sending {
  readonly orderId: string;
  /** The units to be sent of each line; empty for all that wait. */
  readonly quantities: readonly number[];
  /** Whether one unit of each line is from an older batch, where there is one. */
  readonly isMixed?: boolean;
}

/** Ships lines of a demo order from the batches that its items had at that time. */
export async function sendDemoParcel(
  shop: DemoShop,
  { orderId, quantities, isMixed = false }: Sending,
  now: number,
): Promise<void> {
  const { row, lines } = await loadOrder(shop.tx, orderId, { language: "zh" });
  const sent: string[] = [];
  for (const [at, line] of lines.entries()) {
    const quantity = quantities.length === 0 ? waitingQuantity(line) : (quantities[at] ?? 0);
    const [newest = "", older] = await batchesOf(shop, line, now);
    const fromOlder = isMixed && older !== undefined && quantity > 1 ? 1 : 0;
    const shares = [
      [quantity - fromOlder, newest],
      [fromOlder, older ?? ""],
    ] as const;
    for (const [share, batch] of shares)
      if (share > 0)
        sent.push("--line", `${line.productCode}=${share}${batch === "" ? "" : `@${batch}`}`);
  }
  const { company, prefix } = couriers[row.kind];
  const number = `${prefix}${String(now).slice(0, 10)}`;
  await shop.operate(now, "ship", row.code, "--company", company, "--number", number, ...sent);
}

/** The batches of a line's item that were produced before a moment, newest first. Instruments have none. */
async function batchesOf(
  { tx }: DemoShop,
  { productCode }: LoadedLine,
  now: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom("batches")
    .innerJoin("packs", "packs.item_id", "batches.item_id")
    .select("batches.code")
    .where("packs.code", "=", productCode)
    .where("batches.produced_at", "<", now)
    .orderBy("batches.produced_at", "desc")
    .execute();
  return rows.map(({ code }) => code);
}
