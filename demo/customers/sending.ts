import { waitingQuantity } from "@reagent/domain/order-line";
import type { Tx } from "@reagent/server/database/database";
import type {
  LoadedLine,
  TransitionContext,
} from "@reagent/server/ordering/orders/transitions/loaded-order";
import { loadOrder } from "@reagent/server/ordering/orders/transitions/loaded-order";
import { type ShipmentLine, shipOrder } from "@reagent/server/ordering/orders/transitions/ship";

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

/** Ships lines of a demo order from the batches that its items had at that time, as the operator does. */
export async function sendDemoParcel(
  tx: Tx,
  { orderId, quantities, isMixed = false }: Sending,
  context: TransitionContext,
): Promise<void> {
  const { row, lines } = await loadOrder(tx, orderId, context);
  const shipmentLines: ShipmentLine[] = [];
  for (const [at, line] of lines.entries()) {
    const quantity = quantities.length === 0 ? waitingQuantity(line) : (quantities[at] ?? 0);
    const [newest = "", older] = await batchesOf(tx, line, context.now);
    const fromOlder = isMixed && older !== undefined && quantity > 1 ? 1 : 0;
    const shares = [
      { quantity: quantity - fromOlder, batchCode: newest },
      { quantity: fromOlder, batchCode: older ?? "" },
    ];
    const { productCode } = line;
    shipmentLines.push(
      ...shares.flatMap((share) => (share.quantity > 0 ? [{ productCode, ...share }] : [])),
    );
  }
  const { company, prefix } = couriers[row.kind];
  const expressNumber = `${prefix}${String(context.now).slice(0, 10)}`;
  await shipOrder(
    tx,
    { orderId, expressCompany: company, expressNumber, lines: shipmentLines },
    context,
  );
}

/** The batches of a line's item that were produced before a moment, newest first. Instruments have none. */
async function batchesOf(tx: Tx, { productCode }: LoadedLine, now: number): Promise<string[]> {
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
