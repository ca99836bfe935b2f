import { isUnderWay, RETURN_STATUSES } from "@reagent/domain/return";
import type { Reader } from "../../database/database.ts";

const UNDER_WAY = RETURN_STATUSES.filter(isUnderWay);

/** A batch of an order's line in returns that were neither refused nor closed. */
export interface HeldBatch {
  readonly orderId: string;
  readonly position: number;
  readonly batchCode: string;
  readonly quantity: number;
  /** The part of it in returns that are not completed yet. */
  readonly underWay: number;
  /** The part of it that came back; goods can be refunded and stay with the customer. */
  readonly cameBack: number;
  /** The part of it that was refunded and stays with the customer. */
  readonly stayed: number;
}

/** The quantities of these orders that returns have reserved, by line and batch. */
export async function heldBatches(
  reader: Reader,
  orderIds: readonly string[],
): Promise<HeldBatch[]> {
  if (orderIds.length === 0) return [];
  const rows = await reader
    .selectFrom("return_lines")
    .innerJoin("returns", "returns.id", "return_lines.return_id")
    .select(["returns.order_id", "returns.status", "returns.goods"])
    .select(["return_lines.position", "return_lines.batch_code", "return_lines.quantity"])
    .where("returns.order_id", "in", orderIds)
    .where("returns.status", "in", [...UNDER_WAY, "completed"])
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    position: row.position,
    batchCode: row.batch_code,
    quantity: row.quantity,
    underWay: isUnderWay(row.status) ? row.quantity : 0,
    cameBack: row.status === "completed" && row.goods === "sent-back" ? row.quantity : 0,
    stayed: row.status === "completed" && row.goods === "kept" ? row.quantity : 0,
  }));
}

/** How many of a batch of an order's line came back. */
export function returnedOf(
  held: readonly HeldBatch[],
  { position, batchCode }: Pick<HeldBatch, "position" | "batchCode">,
): number {
  return held
    .filter((each) => each.position === position && each.batchCode === batchCode)
    .reduce((sum, { cameBack }) => sum + cameBack, 0);
}

/** The quantity of a line in returns that are under way, of every batch. */
export function underWayOf(held: readonly HeldBatch[], orderId: string, position: number): number {
  return held
    .filter((each) => each.orderId === orderId && each.position === position)
    .reduce((sum, { underWay }) => sum + underWay, 0);
}
