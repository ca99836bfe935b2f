import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import type { listPackedProducts, listParcels, SentParcel } from "@reagent/api/contract/shipment";
import { isLegacy } from "@reagent/domain/order";
import { type Selectable, sql } from "kysely";
import { afterDay, startOfDay } from "../../basics/day.ts";
import { inLanguage } from "../../basics/language.ts";
import { pageOf } from "../../basics/paging.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { contains } from "../../database/contains.ts";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { StoredOrder } from "../../ordering/orders/find-order.ts";
import { mayPrintWaybills } from "./may-print-waybills.ts";

type Filters = ParamsOf<typeof listParcels>;

/** A page of the customer's parcels, newest first (customer centre §7, shipments). */
export async function readSentParcels(
  { params, customer }: CustomerCall<Filters>,
  { database: { read } }: Pick<Services, "database">,
): Promise<AnswerOf<typeof listParcels>> {
  const { page, size } = pageOf({ page: params.page, limit: params.pageSize });
  const matching = matchingParcels(read, customer.id, params);
  const { total } = await matching
    .select((of) => of.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(sentColumns)
    .orderBy("shipments.shipped_at", "desc")
    .orderBy("shipments.code", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const hasWaybill = await mayPrintWaybills(read, customer.id);
  const parcels = rows.map((row) => ({ ...sentParcel(row), hasWaybill }));
  return { parcels, total };
}

/** A page of the products in the customer's parcels, those of the newest parcel first (customer centre §7, shipments). */
export async function readPackedProducts(
  { params, customer, language }: CustomerCall<ParamsOf<typeof listPackedProducts>>,
  { database: { read } }: Pick<Services, "database">,
): Promise<AnswerOf<typeof listPackedProducts>> {
  const { page, size } = pageOf({ page: params.page, limit: params.pageSize });
  const matching = matchingParcels(read, customer.id, params)
    .innerJoin("shipment_lines", (join) =>
      join
        .onRef("shipment_lines.order_id", "=", "shipments.order_id")
        .onRef("shipment_lines.shipment_code", "=", "shipments.code"),
    )
    .innerJoin("order_lines", (join) =>
      join
        .onRef("order_lines.order_id", "=", "shipment_lines.order_id")
        .onRef("order_lines.position", "=", "shipment_lines.position"),
    );
  const { total } = await matching
    .select((of) => of.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(sentColumns)
    .select([
      "shipment_lines.position",
      "shipment_lines.quantity",
      "shipment_lines.batch_code",
      "order_lines.product_code",
      "order_lines.name_zh",
      "order_lines.name_en",
    ])
    .orderBy("shipments.shipped_at", "desc")
    .orderBy("shipments.code", "desc")
    .orderBy("shipment_lines.position")
    .orderBy("shipment_lines.batch_code")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const products = rows.map((row) => ({
    packedId: [row.code, row.position, row.batch_code].join(" ").trimEnd(),
    ...sentParcel(row),
    productCode: row.product_code,
    name: inLanguage(row, "name", language),
    quantity: row.quantity,
    batchCode: row.batch_code,
  }));
  return { products, total };
}

const sentColumns = [
  "shipments.code",
  "shipments.order_id",
  "shipments.express_company",
  "shipments.express_number",
  "shipments.shipped_at",
  "orders.code as order_code",
  "orders.customer_id",
  "orders.kind",
  "orders.mobile",
  "orders.created_at",
] as const;

type Sent = Pick<
  Selectable<Schema["shipments"]>,
  "code" | "order_id" | "express_company" | "express_number" | "shipped_at"
> &
  Pick<StoredOrder, "customer_id" | "kind" | "mobile" | "created_at"> & {
    readonly order_code: string;
  };

const sentParcel = (row: Sent): Omit<SentParcel, "hasWaybill"> => ({
  parcelCode: row.code,
  orderCode: row.order_code,
  orderId: row.order_id,
  kind: row.kind,
  isLegacy: isLegacy(row.created_at),
  mobile: row.mobile,
  expressCompany: row.express_company,
  expressNumber: row.express_number,
  shippedAt: row.shipped_at,
  customerCode: row.customer_id,
});

/** The customer's parcels that match the filters; parts of numbers match. */
function matchingParcels(reader: Reader, customerId: string, filters: Filters) {
  let parcels = reader
    .selectFrom("shipments")
    .innerJoin("orders", "orders.id", "shipments.order_id")
    .where("orders.customer_id", "=", customerId);
  if (filters.from !== "") {
    parcels = parcels.where("shipments.shipped_at", ">=", startOfDay(filters.from));
  }
  if (filters.to !== "") {
    parcels = parcels.where("shipments.shipped_at", "<", afterDay(filters.to));
  }
  const texts = [
    ["orders.code", filters.orderCode],
    ["shipments.code", filters.parcelCode],
    ["shipments.express_number", filters.expressNumber],
  ] as const;
  for (const [column, text] of texts) {
    parcels = text.trim() === "" ? parcels : parcels.where(contains(sql.ref(column), text));
  }
  return parcels;
}
