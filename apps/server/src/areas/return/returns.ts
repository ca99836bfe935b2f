import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type {
  listReturns,
  readReturn,
  readReturnRefund,
  ReturnDetail,
  ReturnRow,
} from "@reagent/api/contract/return";
import { returnMessages } from "@reagent/api/messages/return";
import { fen } from "@reagent/domain/money";
import { isLegacy } from "@reagent/domain/order";
import { canViewSlip } from "@reagent/domain/return";
import { sql } from "kysely";
import { afterDay, startOfDay } from "../../basics/day.ts";
import { inLanguage, type LocalizedText } from "../../basics/language.ts";
import { pageOf } from "../../basics/paging.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { contains } from "../../database/contains.ts";
import type { Reader } from "../../database/database.ts";
import { specificationText } from "../../ordering/orders/lines.ts";

/** The returns of a customer with what their rows show of the order. */
function storedReturns(reader: Reader, customerId: string) {
  return reader
    .selectFrom("returns")
    .innerJoin("orders", "orders.id", "returns.order_id")
    .where("returns.customer_id", "=", customerId);
}

const columns = [
  "orders.code as order_code",
  "orders.kind",
  "orders.created_at as ordered_at",
  "orders.paid_by",
  sql<number | null>`(select max(shipped_at) from shipments where order_id = orders.id)`.as(
    "shipped_at",
  ),
] as const;

/** A customer's own return by its id. */
async function findReturn(reader: Reader, customerId: string, returnId: string) {
  return storedReturns(reader, customerId)
    .selectAll("returns")
    .select(columns)
    .where("returns.id", "=", returnId)
    .executeTakeFirst();
}

export type StoredReturn = NonNullable<Awaited<ReturnType<typeof findReturn>>>;

/** The customer's own return that a call names; refuses any other. */
export async function ownReturn(
  reader: Reader,
  { params, customer, language }: CustomerCall<{ readonly returnId: string }>,
): Promise<StoredReturn> {
  const found = await findReturn(reader, customer.id, params.returnId);
  if (!found) {
    throw new Refusal(codes.notFound, returnMessages.missing[language]);
  }
  return found;
}

function rowOf(stored: StoredReturn): ReturnRow {
  return {
    returnId: stored.id,
    returnCode: stored.code,
    orderId: stored.order_id,
    orderCode: stored.order_code,
    kind: stored.kind,
    isLegacy: isLegacy(stored.ordered_at),
    status: stored.status,
    goods: stored.goods,
    createdAt: stored.created_at,
    shippedAt: Number(stored.shipped_at ?? 0),
  };
}

/** The way back of a return; null while it has no slip that can be viewed. */
function refundOf(stored: StoredReturn): ReturnDetail["refund"] {
  return stored.slip_code !== null && canViewSlip(stored)
    ? { refundId: stored.slip_code, expressNumber: stored.express_number }
    : null;
}

/** A page of the customer's returns that match the filters, newest first. */
export async function readReturns(
  { params, customer }: CustomerCall<ParamsOf<typeof listReturns>>,
  { database: { read } }: Pick<Services, "database">,
): Promise<AnswerOf<typeof listReturns>> {
  const { page, size } = pageOf(params);
  const { orderCode, returnCode, status, created } = params;
  let matching = storedReturns(read, customer.id);
  if (orderCode.trim() !== "") {
    matching = matching.where(contains(sql.ref("orders.code"), orderCode));
  }
  if (returnCode.trim() !== "") {
    matching = matching.where(contains(sql.ref("returns.code"), returnCode));
  }
  if (status !== "all") matching = matching.where("returns.status", "=", status);
  if (created.from !== "") {
    matching = matching.where("returns.created_at", ">=", startOfDay(created.from));
  }
  if (created.to !== "") {
    matching = matching.where("returns.created_at", "<", afterDay(created.to));
  }
  const { total } = await matching
    .select((of) => of.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll("returns")
    .select(columns)
    .orderBy("returns.created_at", "desc")
    .orderBy("returns.code", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { returns: rows.map(rowOf), total: Number(total) };
}

const refundTypes: Readonly<Record<"balance" | "credit", LocalizedText>> = {
  balance: { zh: "退回预付款", en: "To the prepaid balance" },
  credit: { zh: "释放信用额度", en: "Credit is released" },
};
const goodsKept: LocalizedText = { zh: "商品无需寄回", en: "The goods need not be sent back" };

/** A return with its lines and files. */
export async function readReturnDetail(
  call: CustomerCall<ParamsOf<typeof readReturn>>,
  { database: { read } }: Pick<Services, "database">,
): Promise<ReturnDetail> {
  const { params, language } = call;
  const stored = await ownReturn(read, call);
  const isCredit = stored.paid_by === "credit" || stored.paid_by === "second-credit";
  const lines = await returnedLines(read, stored.id);
  const files = await read
    .selectFrom("uploads")
    .select(["id as fileId", "file_name as fileName"])
    .where("return_id", "=", stored.id)
    .where("customer_id", "=", stored.customer_id)
    .orderBy("position")
    .execute();
  return {
    info: {
      ...rowOf(stored),
      refusal: stored.refusal,
      reason: stored.reason,
      refundTypeName: refundTypes[isCredit ? "credit" : "balance"][language],
      specialName: stored.goods === "kept" ? goodsKept[language] : "",
      refundedAmount: stored.refunded_amount === null ? null : fen(stored.refunded_amount),
    },
    refund: refundOf(stored),
    lines: lines
      .filter((line) => ["", line.product_code].includes(params.productCode))
      .map((line) => ({
        productCode: line.product_code,
        casNumber: line.cas,
        chineseName: line.name_zh,
        name: inLanguage(line, "name", language),
        specification: specificationText(stored.kind, line, language),
        batchCode: line.batch_code,
        isOpened: line.is_opened === 1,
        openedQuantity: line.opened_quantity,
        quantity: line.returned,
        remark: line.remark,
      })),
    files,
  };
}

/** The lines of a return with the products of the order, in the order of its lines. */
export async function returnedLines(reader: Reader, returnId: string) {
  return reader
    .selectFrom("return_lines")
    .innerJoin("order_lines", (join) =>
      join
        .onRef("order_lines.order_id", "=", "return_lines.order_id")
        .onRef("order_lines.position", "=", "return_lines.position"),
    )
    .selectAll("order_lines")
    .select([
      "return_lines.quantity as returned",
      "return_lines.batch_code",
      "return_lines.is_opened",
      "return_lines.opened_quantity",
      "return_lines.remark",
    ])
    .where("return_lines.return_id", "=", returnId)
    .orderBy("return_lines.position")
    .orderBy("return_lines.batch_code")
    .execute();
}

/** The way back of the customer's own return. */
export async function readRefund(
  call: CustomerCall<ParamsOf<typeof readReturnRefund>>,
  { database: { read } }: Pick<Services, "database">,
): Promise<AnswerOf<typeof readReturnRefund>> {
  return { refund: refundOf(await ownReturn(read, call)) };
}
