import type { ExpressionBuilder } from "kysely";
import type { Schema } from "../database/schema.ts";

/** The condition that an order has a line that waits to be shipped. */
export const hasWaitingLine = ({ exists, selectFrom }: ExpressionBuilder<Schema, "orders">) =>
  exists(
    selectFrom("order_lines")
      .select("order_lines.position")
      .whereRef("order_lines.order_id", "=", "orders.id")
      .where("order_lines.state", "=", "open")
      .where("order_lines.is_cancelled", "=", 0),
  );
