import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type {
  OrderStatement,
  readOrderStatement as endpoint,
  StatementLine,
} from "@reagent/api/contract/payment";
import { paymentMessages } from "@reagent/api/messages/payment";
import { formatRecipient } from "@reagent/domain/address-line";
import { fen, sum } from "@reagent/domain/money";
import { canBePaid } from "@reagent/domain/order";
import { vatPercent } from "@reagent/domain/vat";
import type { Selectable } from "kysely";
import { escapeHtml } from "../../basics/escape-html.ts";
import type { Language } from "../../basics/language.ts";
import { inLanguage } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { attributesIn } from "../../catalogue/skus.ts";
import type { Reader } from "../../database/database.ts";
import type { Promotion } from "../../database/schema-catalogue.ts";
import type { Schema } from "../../database/schema.ts";
import { placeOf } from "../../ordering/orders/find-order.ts";
import { paymentMethods } from "../../ordering/payments/methods.ts";
import { dueOf, type StoredOrder } from "../../ordering/payments/settle.ts";
import { ownOrders } from "./own-orders.ts";

type LineRow = Selectable<Schema["order_lines"]> & {
  readonly stock: number | null;
  readonly promotion: Promotion | null;
};

/** The payable amount of an order and its related order, and the methods to pay it. */
export async function readStatement(
  call: CustomerCall<ParamsOf<typeof endpoint>>,
  {
    database: { read },
    gateway,
    unpaidOrders,
  }: Pick<Services, "database" | "gateway" | "unpaidOrders">,
): Promise<OrderStatement> {
  const { language, customer } = call;
  const own = await ownOrders(read, call);
  if (!own || !canBePaid(own.named)) {
    throw new Refusal(codes.notPayable, paymentMessages.notPayable[language]);
  }
  const { due, amount } = dueOf(own.all);
  const linesOf = async (kind: StoredOrder["kind"]) =>
    (
      await Promise.all(
        due.filter((order) => order.kind === kind).map((order) => readLines(read, order)),
      )
    ).flat();
  const total = (of: (order: StoredOrder) => number) => sum(due.map((order) => fen(of(order))));
  return {
    order: {
      orderId: own.named.id,
      orderCode: own.named.code,
      amount: own.named.amount,
      address: formatRecipient({ ...own.named, ...placeOf(own.named, language) }, language),
      payBy: own.named.pay_by,
      transferBy:
        own.named.pay_by === null ? null : own.named.created_at + unpaidOrders.terms.transferMs,
      relatedOrderCode: due.find(({ id }) => id !== own.named.id)?.code ?? "",
    },
    lines: {
      reagents: (await linesOf("reagent")).map((row) => lineOf(row, "reagent", language)),
      instruments: (await linesOf("instrument")).map((row) => lineOf(row, "instrument", language)),
    },
    total: {
      goodsAmount: total((order) => order.goods_amount),
      couponAmount: total((order) => order.coupon_amount),
      freight: total((order) => order.freight),
      amount,
      vatPercent: vatPercent(own.named.vat_permille),
    },
    methods: await paymentMethods(read, customer.id, { gateway, language }),
  };
}

/** The lines of an order with their present stock and promotion; null where the product does not exist any more. */
function readLines(reader: Reader, order: StoredOrder): Promise<LineRow[]> {
  const goods = order.kind === "reagent" ? "packs" : "instrument_skus";
  return reader
    .selectFrom("order_lines")
    .selectAll()
    .select((of) =>
      of
        .selectFrom(goods)
        .select(`${goods}.stock as stock`)
        .whereRef(`${goods}.id`, "=", "order_lines.product_id")
        .as("stock"),
    )
    .select((of) =>
      of
        .selectFrom(goods)
        .select(`${goods}.promotion as promotion`)
        .whereRef(`${goods}.id`, "=", "order_lines.product_id")
        .as("promotion"),
    )
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
}

function lineOf(row: LineRow, kind: StoredOrder["kind"], language: Language): StatementLine {
  const specification = inLanguage(row, "specification", language);
  return {
    itemCode: row.item_code,
    productCode: row.product_code,
    name: escapeHtml(row.name_zh),
    englishName: escapeHtml(row.name_en),
    specification: kind === "reagent" ? specification : "",
    pack: row.pack,
    attributes: kind === "instrument" ? attributesIn(specification) : null,
    stock: (row.stock ?? 0) + row.reserved_quantity,
    expectedDelivery: inLanguage(row, "expected_delivery", language),
    listPrice: fen(row.list_price),
    price: fen(row.price),
    isPromoted: row.promotion !== null && row.price < row.list_price,
    quantity: row.quantity,
    amount: fen(row.amount),
  };
}
