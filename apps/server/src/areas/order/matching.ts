import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { listUnshippedLines } from "@reagent/api/contract/order";
import { parseCasNumber } from "@reagent/domain/cas";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { LEGACY_BEFORE } from "@reagent/domain/order";
import { type RawBuilder, sql } from "kysely";
import { afterDay, startOfDay } from "../../basics/day.ts";
import { contains } from "../../database/contains.ts";
import type { Reader } from "../../database/database.ts";

/** The orders of a list, before its filters. */
export interface Listed {
  readonly customerId: string;
  /** Both kinds by default. */
  readonly kind?: GoodsKind;
  /** Whether from before 2024 or since; all by default. */
  readonly isLegacy?: boolean;
  /** "" for any. */
  readonly relatedOrderCode?: string;
}

export type Filters = Omit<ParamsOf<typeof listUnshippedLines>, "page" | "pageSize">;

/** The orders of a list that match the filters; parts of codes and names match. */
export function matchingOrders(reader: Reader, listed: Listed, filters: Filters) {
  let orders = ordersOf(reader, listed);
  if (filters.from !== "") {
    orders = orders.where("orders.created_at", ">=", startOfDay(filters.from));
  }
  if (filters.to !== "") {
    orders = orders.where("orders.created_at", "<", afterDay(filters.to));
  }
  const texts = [
    ["orders.code", filters.orderCode],
    ["orders.customer_order_number", filters.customerOrderNumber],
    ["orders.receiver", filters.receiver],
  ] as const;
  for (const [column, text] of texts) {
    orders = text.trim() === "" ? orders : orders.where(contains(sql.ref(column), text));
  }
  const products = matchingProducts(filters);
  if (products.length > 0) {
    orders = orders.where(({ and, exists, selectFrom }) =>
      exists(
        selectFrom("order_lines")
          .select("order_lines.position")
          .whereRef("order_lines.order_id", "=", "orders.id")
          .where(and(products)),
      ),
    );
  }
  if (filters.payment !== "all") {
    orders = orders.where("orders.payment", filters.payment === "paid" ? "=" : "<>", "paid");
  }
  // Cancelled orders do not wait to be paid (decisions, paid filter).
  if (filters.payment === "unpaid" && filters.review !== "cancelled") {
    orders = orders.where("orders.review", "<>", "cancelled");
  }
  return filters.review === "all" ? orders : orders.where("orders.review", "=", filters.review);
}

/** The conditions of the filters on an order's lines: a part of the product code or of a name, and of the CAS number. */
export function matchingProducts({ productCode, casNumber }: Filters): RawBuilder<boolean>[] {
  const columns = ["product_code", "name_zh", "name_en"].map((name) =>
    contains(sql.ref(`order_lines.${name}`), productCode),
  );
  return [
    ...(productCode.trim() === "" ? [] : [sql<boolean>`(${sql.join(columns, sql` or `)})`]),
    ...(casNumber.trim() === ""
      ? []
      : [contains(sql.ref("order_lines.cas"), parseCasNumber(casNumber) ?? casNumber)]),
  ];
}

/** All orders of a list. */
export function ordersOf(
  reader: Reader,
  { customerId, kind, isLegacy, relatedOrderCode = "" }: Listed,
) {
  let orders = reader
    .selectFrom("orders")
    .where("orders.customer_id", "=", customerId)
    .$if(kind !== undefined, (all) => all.where("orders.kind", "=", kind ?? "reagent"));
  if (isLegacy !== undefined) {
    orders = orders.where("orders.created_at", isLegacy ? "<" : ">=", LEGACY_BEFORE);
  }
  if (relatedOrderCode.trim() !== "") {
    orders = orders.where("orders.related_order_id", "in", (of) =>
      of
        .selectFrom("orders as related")
        .select("related.id")
        .where("related.customer_id", "=", customerId)
        .where("related.code", "=", relatedOrderCode.trim()),
    );
  }
  return orders;
}
