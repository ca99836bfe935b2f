import type { Database } from "../database/database.ts";
import { reviewOrder } from "../ordering/orders/transitions/review.ts";
import { shipOrder } from "../ordering/orders/transitions/ship.ts";
import { packIds } from "./fixture.ts";
import { lineRow, orderRow } from "./orders.ts";

/** The batches in which the five packs of such an order were sent. */
export const SENT_BATCHES = [
  { batchCode: "C1", quantity: 3 },
  { batchCode: "C2", quantity: 2 },
] as const;

/** Adds a paid and reviewed order of five packs at 10.00 yuan, of lin by default, sent in two batches. */
export async function placeSentOrder(
  database: Database,
  { id, now, customerId = "lin" }: { id: string; now: number; customerId?: string },
): Promise<void> {
  const context = { now, language: "zh" } as const;
  const productCode = "E100001-500mL";
  await database.transact(async (tx) => {
    await tx
      .insertInto("orders")
      .values(
        orderRow({
          id,
          code: `MK-${id}`,
          customer_id: customerId,
          created_at: now,
          payment: "paid",
          paid_by: "balance",
          goods_amount: 5000,
          amount: 5000,
        }),
      )
      .execute();
    await tx
      .insertInto("order_lines")
      .values(
        lineRow({
          order_id: id,
          product_code: productCode,
          product_id: packIds.ethanol500,
          cas: "64-17-5",
          name_zh: "乙醇",
          name_en: "Ethanol",
          quantity: 5,
          reserved_quantity: 5,
          amount: 5000,
        }),
      )
      .execute();
    await reviewOrder(tx, id, context);
    const lines = SENT_BATCHES.map((batch) => ({ productCode, ...batch }));
    await shipOrder(
      tx,
      { orderId: id, expressCompany: "速运", expressNumber: "SE7", lines },
      context,
    );
  });
}
