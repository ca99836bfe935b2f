import { LONGEST_LOOKUP } from "@reagent/domain/lookup";
import { LONGEST_PARCEL_FILTER } from "@reagent/domain/shipment";
import {
  code,
  count,
  day,
  entity,
  type EntityOf,
  flag,
  id,
  instant,
  line,
  list,
  nothing,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { orderedGoodsFields } from "./goods-fields.ts";
import { goodsKind } from "./goods-kind.ts";

/** The part of an order's line that is in a parcel (customer centre §3, shipment and package). */
export const ParcelLine = entity({
  ...orderedGoodsFields,
  specification: ["item_specification", text],
  quantity: ["send_num", count],
  /** Empty where it is not known. */
  batchCode: ["batch_code", text],
});
export type ParcelLine = EntityOf<typeof ParcelLine>;

/** A parcel of an order, with the courier that carries it (customer centre §3, shipment and package). */
export const Parcel = entity({
  parcelCode: ["jdpkg_code", id],
  expressCompany: ["jdpkg_express_com", text],
  expressNumber: ["jdpkg_express_no", text],
  shippedAt: ["jdpkg_date", instant],
  lines: ["lines", list(ParcelLine)],
});
export type Parcel = EntityOf<typeof Parcel>;

const TrackedEvent = entity({
  event: [
    "event",
    code({ placed: "placed", reviewed: "reviewed", cancelled: "cancelled" }, "other"),
  ],
  at: ["createtime", instant],
});

const trackedFields = {
  orderCode: ["so_code", text],
  /** Oldest first. */
  events: ["events", list(TrackedEvent)],
  parcels: ["data", list(Parcel)],
  /** How many units are still to be sent. */
  waiting: ["unsend_num", count],
} as const;

/** What a guest sees of an order: its parcels and the goods in them, and nothing about people, addresses or money. */
export const TrackedOrder = entity(trackedFields);
export type TrackedOrder = EntityOf<typeof TrackedOrder>;

/**
 * The parcels of an order, for callers who know its number and the full name of the organisation that ordered. An unknown order and another
 * name get the same answer.
 */
export const trackShipment = endpoint(
  "trackShipment",
  "GET /api/package/search",
  entity({
    orderCode: ["order_code", line(LONGEST_LOOKUP)],
    company: ["company", line(LONGEST_LOOKUP)],
  }),
  TrackedOrder,
  {
    failures: {
      otherwise: "warning-block",
      [codes.notFound]: "warning-block",
    },
  },
);

/** The parcels of a customer's own order. */
export const OrderParcels = entity({
  orderId: ["so_id", id],
  kind: ["type", goodsKind],
  /** Whether it is from before 2024. */
  isLegacy: ["is_old", flag],
  ...trackedFields,
});
export type OrderParcels = EntityOf<typeof OrderParcels>;

/**
 * The parcels of an order, or those with one of its products (customer centre §2, shipment detail). An order of another customer, and a product
 * that was not ordered, get the same answer as an unknown order. A failure shows the server's message (customer centre §8, after-sales loads).
 */
export const readOrderParcels = endpoint(
  "readOrderParcels",
  "GET /api/order/package",
  entity({
    orderCode: ["so_code", id],
    /** Empty for all products. */
    productCode: ["product_code", line(LONGEST_PARCEL_FILTER)],
  }),
  OrderParcels,
  {
    auth: "required",
    failures: { otherwise: "warning-block", [codes.notFound]: "warning-block" },
  },
);

/** What the lists of parcels have in common (customer centre §3, shipment and package). */
const sentFields = {
  parcelCode: ["jdpkg_code", id],
  orderCode: ["jdso_code", text],
  orderId: ["so_id", id],
  kind: ["type", goodsKind],
  isLegacy: ["is_old", flag],
  /** Of the receiver. */
  mobile: ["jdpkg_mobil", text],
  expressCompany: ["jdpkg_express_com", text],
  expressNumber: ["jdpkg_express_no", text],
  shippedAt: ["jdpkg_date", instant],
  /** The shop's code of the customer. */
  customerCode: ["jdcus_code", id],
} as const;

/** A parcel in the list of shipment notices. */
export const SentParcel = entity({
  ...sentFields,
  /** Whether its waybill may be printed: for two customer codes only (decisions, waybill customers). */
  hasWaybill: ["is_waybill", flag],
});
export type SentParcel = EntityOf<typeof SentParcel>;

/** A product in a parcel, in the list of what was packed. */
export const PackedProduct = entity({
  packedId: ["jdpkgd_id", id],
  ...sentFields,
  productCode: ["jdproduct_code", text],
  /** In the language of the call. */
  name: ["item_name", text],
  quantity: ["send_num", count],
  /** Empty where it is not known. */
  batchCode: ["batch_code", text],
});
export type PackedProduct = EntityOf<typeof PackedProduct>;

/** The filters and the page of the lists of parcels; `pageSize` is called offset on the wire. A part of a number matches. */
const parcelFilters = {
  pageSize: ["offset", count],
  page: ["page", count],
  /** Days of shipping. */
  from: ["from", day],
  to: ["to", day],
  orderCode: ["so_code", line(LONGEST_PARCEL_FILTER)],
  parcelCode: ["pkg_code", line(LONGEST_PARCEL_FILTER)],
  expressNumber: ["pkg_express_no", line(LONGEST_PARCEL_FILTER)],
} as const;

/** The customer's parcels, newest first (customer centre §7, shipments). */
export const listParcels = endpoint(
  "listParcels",
  "GET /api/center/express",
  entity(parcelFilters),
  entity({
    parcels: ["data", list(SentParcel)],
    /** How many parcels the filters match. */
    total: ["total", count],
  }),
  { auth: "required", failures: { otherwise: "warning-block" } },
);

/** The products in the customer's parcels, those of the newest parcel first (customer centre §7, shipments). */
export const listPackedProducts = endpoint(
  "listPackedProducts",
  "GET /api/center/package",
  entity(parcelFilters),
  entity({
    products: ["data", list(PackedProduct)],
    /** How many products the filters match. */
    total: ["total", count],
  }),
  { auth: "required", failures: { otherwise: "warning-block" } },
);

/** The URL of the waybill of a parcel, valid for one download within a minute (decisions, token). */
export const issueWaybillTicket = endpoint(
  "issueWaybillTicket",
  "POST /api/center/express/ticket",
  entity({ parcelCode: ["jdpkg_code", id] }),
  entity({ url: ["url", text] }),
  {
    auth: "required",
    failures: { [codes.notFound]: "warning-alert", [codes.notEntitled]: "warning-alert" },
  },
);

/** The waybill of a parcel as PDF, for a ticket. */
export const downloadWaybill = endpoint(
  "downloadWaybill",
  "GET /api/center/express/pdf",
  entity({
    parcelCode: ["jdpkg_code", id],
    customerCode: ["cus_code", id],
    /** Valid for one request. */
    ticket: ["ticket", id],
  }),
  nothing,
  { kind: "download" },
);
