import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { listOrders, OrderList, OrderRow } from "@reagent/api/contract/order";
import { fen } from "@reagent/domain/money";
import type { Database } from "../../database/database.ts";
import { startOfDay } from "../../http/day.ts";
import type { Language, Words } from "../../http/language.ts";
import { pageOf } from "../../http/paging.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const reviewNames: Record<"pending" | "reviewed" | "cancelled", Words> = {
  pending: { zh: "未审核", en: "Pending review" },
  reviewed: { zh: "已审核", en: "Reviewed" },
  cancelled: { zh: "已取消", en: "Cancelled" },
};
const paymentNames: Record<"unpaid" | "paid", Words> = {
  unpaid: { zh: "未付款", en: "Unpaid" },
  paid: { zh: "已付款", en: "Paid" },
};
/** How many reagent orders a customer has; cancelled ones count as orders and not as unpaid. */
export async function countOrders(
  database: Database,
  customerId: string,
): Promise<{ total: number; unpaid: number; paid: number }> {
  const rows = await database.read
    .selectFrom("orders")
    .select((of) => ["review", "payment", of.fn.countAll<number>().as("total")])
    .where("customer_id", "=", customerId)
    .groupBy(["review", "payment"])
    .execute();
  const count = (counted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(counted).reduce((total, row) => total + row.total, 0);
  return {
    total: count(() => true),
    unpaid: count((row) => row.payment === "unpaid" && row.review !== "cancelled"),
    paid: count((row) => row.payment === "paid"),
  };
}

/** A page of a customer's reagent orders, newest first, with the totals of all that the filters match. */
export async function readOrders(
  database: Database,
  customerId: string,
  params: ParamsOf<typeof listOrders>,
  language: Language,
): Promise<OrderList> {
  const { page, size } = pageOf({ page: params.page, limit: params.pageSize });
  const matching = matchingOrders(database, customerId, params);
  const sums = await matching
    .select((of) => [
      of.fn.countAll<number>().as("total"),
      of.fn.sum<number | null>("amount").as("amount"),
    ])
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const orders = rows.map((row): OrderRow => ({
    orderId: row.id,
    orderCode: row.code,
    reviewStatus: row.review,
    reviewStatusName: reviewNames[row.review][language],
    payStatus: row.payment,
    payStatusName: paymentNames[row.payment][language],
    payMethod: "",
    amount: fen(row.amount),
    createdAt: row.created_at,
    receiver: row.receiver,
    customerOrderNumber: row.customer_order_number,
    couponId: row.coupon_id ?? "",
    isOnCredit: row.credit_owed > 0,
    isHazardous: row.filing !== null,
    isReturnable: false,
    invoiceUrls: [],
    relatedOrderId: row.related_order_id ?? "",
    relatedOrderCode: "",
  }));
  return {
    orders,
    total: sums.total,
    orderTotal: fen(Number(sums.amount ?? 0)),
    refundTotal: fen(0),
    credit: { isShown: false, used: fen(0) },
  };
}

function matchingOrders(
  database: Database,
  customerId: string,
  params: ParamsOf<typeof listOrders>,
) {
  let orders = database.read
    .selectFrom("orders")
    .where("customer_id", "=", customerId)
    .where("kind", "=", "reagent");
  if (params.from !== "") {
    orders = orders.where("created_at", ">=", startOfDay(params.from));
  }
  if (params.to !== "") {
    orders = orders.where("created_at", "<", startOfDay(params.to) + DAY_MS);
  }
  if (params.orderCode.trim() !== "") {
    orders = orders.where("code", "=", params.orderCode.trim());
  }
  if (params.customerOrderNumber.trim() !== "") {
    orders = orders.where("customer_order_number", "=", params.customerOrderNumber.trim());
  }
  if (params.receiver.trim() !== "") {
    orders = orders.where("receiver", "=", params.receiver.trim());
  }
  const [productCode, casNumber] = [params.productCode.trim(), params.casNumber.trim()];
  if (productCode !== "" || casNumber !== "") {
    orders = orders.where(({ exists, selectFrom }) => {
      let lines = selectFrom("order_lines")
        .select("order_lines.position")
        .whereRef("order_lines.order_id", "=", "orders.id");
      lines = productCode === "" ? lines : lines.where("product_code", "=", productCode);
      return exists(casNumber === "" ? lines : lines.where("cas", "=", casNumber));
    });
  }
  if (params.payment !== "all") {
    orders = orders.where("payment", params.payment === "paid" ? "=" : "<>", "paid");
  }
  return params.review === "all" ? orders : orders.where("review", "=", params.review);
}
