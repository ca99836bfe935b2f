import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type {
  GiftOrder,
  GiftOrderLine,
  GiftOrderRow,
  GiftOrderToPay,
  listGiftOrders,
} from "@reagent/api/contract/gift-order";
import { giftOrderStatusNames, orchardMessages } from "@reagent/api/messages/orchard";
import { sql } from "kysely";
import { afterDay, startOfDay } from "../../basics/day.ts";
import { inLanguage, type Language } from "../../basics/language.ts";
import { pageOf } from "../../basics/paging.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { withRegionsIn } from "../../catalogue/regions.ts";
import { contains } from "../../database/contains.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Reader } from "../../database/database.ts";
import { balanceOf } from "../../ordering/balance/ledger.ts";
import { isPossible, ownGiftOrder, type StoredGiftOrder } from "./find-gift-order.ts";
import { drawingOf } from "./gifts.ts";

type Filters = ParamsOf<typeof listGiftOrders>;

/** A page of a customer's gift orders, newest first. */
export async function readOrders(
  reader: Reader,
  { params, customer, language }: CustomerCall<Filters>,
): Promise<{ orders: GiftOrderRow[]; total: number }> {
  const { page, size } = pageOf({ page: params.page, limit: params.pageSize });
  // Gift orders have no order number of the customer's.
  if (params.customerOrderNumber.trim() !== "") return { orders: [], total: 0 };
  const matching = matchingOrders(reader, customer.id, params);
  const rows = await matching
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    orders: rows.map((row) => rowOf(row, language)),
    total: await countRows(matching),
  };
}

function matchingOrders(
  reader: Reader,
  customerId: string,
  { from, to, orderCode, receiver, status }: Filters,
) {
  let orders = reader.selectFrom("gift_orders").where("customer_id", "=", customerId);
  if (from !== "") {
    orders = orders.where("created_at", ">=", startOfDay(from));
  }
  if (to !== "") {
    orders = orders.where("created_at", "<", afterDay(to));
  }
  const texts = [
    ["code", orderCode],
    ["receiver", receiver],
  ] as const;
  for (const [column, text] of texts) {
    orders = text.trim() === "" ? orders : orders.where(contains(sql.ref(column), text));
  }
  return status === "all" ? orders : orders.where("status", "=", status);
}

/** One of the customer's gift orders; refuses any other. */
export async function readOrder(
  reader: Reader,
  call: CustomerCall<{ readonly orderId: string }>,
): Promise<GiftOrder> {
  return detailsOf(reader, await ownGiftOrder(reader, call), call.language);
}

/** An order on the page where it is paid; refuses one that was cancelled. The grains of past years must have expired. */
export async function readOrderToPay(
  reader: Reader,
  call: CustomerCall<{ readonly orderId: string }>,
): Promise<GiftOrderToPay> {
  const order = await ownGiftOrder(reader, call);
  if (order.status === "cancelled") {
    throw new Refusal(codes.notPayable, orchardMessages.orderCancelled[call.language]);
  }
  return {
    ...(await detailsOf(reader, order, call.language)),
    grains: await balanceOf(reader, call.customer.id, "grains"),
  };
}

function rowOf(order: StoredGiftOrder, language: Language): GiftOrderRow {
  return {
    orderId: order.id,
    orderCode: order.code,
    status: order.status,
    statusName: giftOrderStatusNames[order.status][language],
    payStatus: order.paid_at === null ? "unpaid" : "paid",
    amount: order.amount,
    createdAt: order.created_at,
    receiver: order.receiver,
    expressCompany: order.express_company,
    expressNumber: order.express_number,
  };
}

async function detailsOf(
  reader: Reader,
  order: StoredGiftOrder,
  language: Language,
): Promise<GiftOrder> {
  return {
    ...rowOf(order, language),
    mobile: order.mobile,
    ...withRegionsIn(
      {
        provinceName: order.province_name,
        cityName: order.city_name,
        districtName: order.district_name,
        street: order.street,
      },
      language,
    ),
    note: order.note,
    paidAt: order.paid_at,
    confirmedAt: order.confirmed_at,
    shippedAt: order.shipped_at,
    cancelledAt: order.cancelled_at,
    payBy: isPossible("pay", order) ? order.pay_by : null,
    lines: await readLines(reader, order.id, language),
  };
}

async function readLines(
  reader: Reader,
  orderId: string,
  language: Language,
): Promise<GiftOrderLine[]> {
  const rows = await reader
    .selectFrom("gift_order_lines")
    .leftJoin("gifts", "gifts.id", "gift_order_lines.gift_id")
    .selectAll("gift_order_lines")
    .select("gifts.drawings")
    .where("order_id", "=", orderId)
    .orderBy("gift_order_lines.position")
    .execute();
  return rows.map((row) => ({
    giftCode: row.gift_code,
    name: inLanguage(row, "name", language),
    specification: inLanguage(row, "specification", language),
    drawing: row.drawings === null ? "" : drawingOf({ drawings: row.drawings }),
    quantity: row.quantity,
    price: row.price,
    amount: row.amount,
  }));
}
