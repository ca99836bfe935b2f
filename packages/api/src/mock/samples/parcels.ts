import { attributeTexts } from "@reagent/domain/instrument-choice";
import { isLegacy } from "@reagent/domain/order";
import type { InstrumentOrder, ReagentOrder } from "../../contract/order.ts";
import type {
  OrderParcels,
  PackedProduct,
  ParcelLine,
  SentParcel,
} from "../../contract/shipment.ts";
import type { Language } from "./language.ts";
import { instrumentOrders, reagentOrders } from "./order-pages.ts";
import { pageOf } from "./paging.ts";
import { trackedOrders } from "./shipments.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const express = { zh: "示例速运", en: "Sample Express" };

type Order = ReagentOrder | InstrumentOrder;

/** The customer whose parcels these are. */
const CUSTOMER_CODE = "demo-ordinary";

/** The parcels of every order of the sampled customer, those of the newest order first. */
export const parcelsOfOrders = (language: Language = "zh"): readonly OrderParcels[] => [
  ...reagentOrders(language).map((order) => parcelsOf(order, "reagent", language)),
  ...instrumentOrders(language).map((order) => parcelsOf(order, "instrument", language)),
];

/** The parcels of an order: as a guest tracks them, or one with everything that was sent. */
function parcelsOf(order: Order, kind: OrderParcels["kind"], language: Language): OrderParcels {
  const { orderId, orderCode, createdAt } = order;
  const own = { orderId, kind, isLegacy: isLegacy(createdAt) };
  const tracked = trackedOrders(language).find((each) => each.orderCode === orderCode);
  if (tracked) return { ...own, ...tracked };
  const sent = order.lines.filter(({ sentQuantity }) => sentQuantity > 0);
  const parcel = {
    parcelCode: orderCode.replace("MK", "PK"),
    expressCompany: express[language],
    expressNumber: `SE${orderCode.slice(4)}`,
    shippedAt: createdAt + DAY_MS,
    lines: sent.map(parcelLine),
  };
  return {
    ...own,
    orderCode,
    events: order.timeline.flatMap(({ event, at }) =>
      event === "placed" || event === "reviewed" || event === "cancelled" ? [{ event, at }] : [],
    ),
    parcels: sent.length > 0 ? [parcel] : [],
    waiting: order.lines.reduce(
      (sum, line) =>
        line.state === "open" && !line.isCancelled ? sum + line.quantity - line.sentQuantity : sum,
      0,
    ),
  };
}

const parcelLine = (line: Order["lines"][number]): ParcelLine => ({
  productCode: line.productCode,
  casNumber: line.casNumber,
  chineseName: line.chineseName,
  name: line.name,
  specification:
    "attributes" in line ? attributeTexts(line.attributes).join(" / ") : line.specification,
  quantity: line.sentQuantity,
  batchCode: "attributes" in line ? "" : "C15482130",
});

/** Those with one product only; undefined where it was not ordered. */
export function withProduct(order: OrderParcels, productCode: string): OrderParcels | undefined {
  const ordered = [...reagentOrders(), ...instrumentOrders()].find(
    ({ orderId }) => orderId === order.orderId,
  );
  const line = ordered?.lines.find((each) => each.productCode === productCode);
  if (!line) return undefined;
  const isWaiting = line.state === "open" && !line.isCancelled;
  return {
    ...order,
    parcels: order.parcels
      .map((parcel) => ({
        ...parcel,
        lines: parcel.lines.filter((each) => each.productCode === productCode),
      }))
      .filter(({ lines }) => lines.length > 0),
    waiting: isWaiting ? line.quantity - line.sentQuantity : 0,
  };
}

interface Filters {
  readonly pageSize: number;
  readonly page: number;
  readonly orderCode: string;
  readonly parcelCode: string;
  readonly expressNumber: string;
}

/** All parcels that match the filters, newest first; days are not considered. */
function sentParcels(filters: Filters, language: Language) {
  const has = (value: string, part: string) =>
    value.toLowerCase().includes(part.trim().toLowerCase());
  return parcelsOfOrders(language)
    .flatMap(({ parcels, orderId, orderCode, kind, isLegacy: isOld }) =>
      parcels.map(({ lines, parcelCode, expressCompany, expressNumber, shippedAt }) => ({
        lines,
        sent: {
          parcelCode,
          orderCode,
          orderId,
          kind,
          isLegacy: isOld,
          mobile: "13900000120",
          expressCompany,
          expressNumber,
          shippedAt,
          customerCode: CUSTOMER_CODE,
          hasWaybill: false,
        } satisfies SentParcel,
      })),
    )
    .filter(
      ({ sent }) =>
        has(sent.orderCode, filters.orderCode) &&
        has(sent.parcelCode, filters.parcelCode) &&
        has(sent.expressNumber, filters.expressNumber),
    )
    .sort((one, other) => other.sent.shippedAt - one.sent.shippedAt);
}

/** The list of parcels. */
export function parcelList(filters: Filters, language: Language = "zh") {
  const all = sentParcels(filters, language);
  return {
    parcels: pageOf(all, filters.page, filters.pageSize).map(({ sent }) => sent),
    total: all.length,
  };
}

/** The list of the products in parcels. */
export function packedProductList(filters: Filters, language: Language = "zh") {
  const all = sentParcels(filters, language).flatMap(({ sent, lines }) =>
    lines.map(({ productCode, name, quantity, batchCode }, at): PackedProduct => ({
      packedId: `${sent.parcelCode} ${at}`,
      ...sent,
      productCode,
      name,
      quantity,
      batchCode,
    })),
  );
  return { products: pageOf(all, filters.page, filters.pageSize), total: all.length };
}
