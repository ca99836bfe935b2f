import { labelLookFields } from "./bottle.ts";
import {
  amount,
  attributes,
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
  maybe,
  nothing,
  optionalId,
  requiredAmount,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { purpose } from "./filing.ts";
import { orderedGoodsFields, orderedPriceFields } from "./goods-fields.ts";
import { goodsKind } from "./goods-kind.ts";
import { invoiceMethod, invoiceSplit, invoiceType } from "./invoice.ts";

/** so_review_status (customer centre §3, order list row). */
export const reviewStatus = code({ 0: "pending", 2: "reviewed", 3: "cancelled" }, "other");
/** so_pay_status: 1 and 9 mean paid. */
export const payStatus = code({ 0: "unpaid", 1: "paid", 9: "paid" }, "other");
/** sod_if_close (customer centre §4, order line status): 0 awaits shipment, 1 was shipped, 2 was terminated. */
export const lineState = code({ 0: "open", 1: "shipped", 2: "terminated" }, "other");

/** The formats in which the tax office issues invoices. */
const invoiceFormats = { pdf: "pdf", ofd: "ofd", xml: "xml" } as const;

/** An invoice that was issued for an order or for a part of it; a ticket opens it (`issueOrderPaperTicket`). */
export const OrderInvoice = entity({
  invoiceCode: ["invoice_code", id],
  issuedAt: ["created_at", instant],
  amount: ["amount", amount],
  /** The number that the tax office gave it; empty until it is known. */
  taxNumber: ["invoice_no", text],
  /** Of a credit note, the code of the invoice that it reverses; empty for an invoice. */
  reverses: ["reverses", optionalId],
  /** In which formats the tax office's own document is there. */
  formats: ["formats", list(code(invoiceFormats, "other"))],
});
export type OrderInvoice = EntityOf<typeof OrderInvoice>;

/** The fields of an order, in lists and on its page. */
const orderFields = {
  orderId: ["so_id", id],
  orderCode: ["so_code", text],
  reviewStatus: ["so_review_status", reviewStatus],
  reviewStatusName: ["so_review_status_name", text],
  payStatus: ["so_pay_status", payStatus],
  payStatusName: ["so_pay_status_name", text],
  /** Whether it is unpaid and the customer last chose to pay by bank transfer. */
  isTransferAwaited: ["is_transfer", flag],
  payMethod: ["pay_method", text],
  amount: ["so_amount", requiredAmount],
  createdAt: ["so_createtime", instant],
  receiver: ["so_receiver", text],
  customerOrderNumber: ["so_cus_po", text],
  /** The coupon that was used; empty where there is none. */
  couponId: ["mcs_id", optionalId],
  /** Whether it was paid on credit that is not repaid yet. */
  isOnCredit: ["is_credit_use", flag],
  isHazardous: ["is_danger", flag],
  /** Whether goods of it can be sent back. */
  isReturnable: ["is_apply", flag],
  /** Whether goods of it were sent. */
  hasParcels: ["is_send", flag],
  /** The invoices that were issued, oldest first. */
  invoices: ["invoices", list(OrderInvoice)],
  /** Their addresses, in the same order. */
  invoiceUrls: ["invoice_url", list(text)],
  /** The order of the other kind that was placed with it; both are empty if there is none. */
  relatedOrderId: ["relation_id", optionalId],
  relatedOrderCode: ["relation_code", text],
} as const;

/** A row of the lists of orders. */
export const OrderRow = entity(orderFields);
export type OrderRow = EntityOf<typeof OrderRow>;

export const OrderList = entity({
  orders: ["data", list(OrderRow)],
  /** How many orders the filters match. */
  total: ["total", count],
  orderTotal: ["order_total", amount],
  refundTotal: ["refund_total", amount],
  /** The used credit, if the customer has a credit line. */
  credit: [
    "userInfo",
    entity({ isShown: ["is_show_credit", flag], used: ["cus_credit_use", amount] }),
  ],
});
export type OrderList = EntityOf<typeof OrderList>;

/** The filters of a list. A part of a code, number or name matches, and `productCode` also matches product names. */
const listFilters = {
  from: ["from", day],
  to: ["to", day],
  orderCode: ["so_code", line()],
  productCode: ["product_code", line()],
  casNumber: ["cas", line()],
  customerOrderNumber: ["so_cus_po", line()],
  receiver: ["so_receiver", line()],
  payment: ["so_pay_status", code({ 1: "paid", 2: "unpaid" }, "all")],
  review: ["so_review_status", code({ 0: "pending", 2: "reviewed", 3: "cancelled" }, "all")],
} as const;
/** The filters of a list, and the page; `pageSize` is called offset on the wire. */
const filters = { pageSize: ["offset", count], page: ["page", count], ...listFilters } as const;

/** A line of an order (customer centre §3, order line). */
const lineFields = {
  ...orderedGoodsFields,
  itemCode: ["item_code", text],
  quantity: ["sod_num", count],
  sentQuantity: ["sod_send_num", count],
  refundedQuantity: ["sod_refund_num", count],
  state: ["sod_if_close", lineState],
  isCancelled: ["sod_if_cancel", flag],
  ...orderedPriceFields,
  total: ["sod_amount", amount],
  expectedDelivery: ["sod_expect_delivery", text],
  customerItemNumber: ["sod_cus_item_no", text],
  /** The fund that pays for it, where the order is invoiced by fund; else empty. */
  fund: ["sod_fund", text],
  /** The shop's number of the customer, not the customer's order number; empty where customers have none. */
  customerNumber: ["sod_cus_no", text],
  stock: ["stock", count],
  hazardNumber: ["item_weihuaxuhao", text],
} as const;
const reagentLineFields = {
  ...lineFields,
  specification: ["item_specification", text],
  pack: ["product_pack", text],
  /** The batch that it is ordered of, "" for any. */
  pinnedBatch: ["batch_code", text],
} as const;

export const ReagentOrderLine = entity(reagentLineFields);
export type ReagentOrderLine = EntityOf<typeof ReagentOrderLine>;

export const InstrumentOrderLine = entity({
  ...lineFields,
  attributes: ["item_specification", attributes],
});
export type InstrumentOrderLine = EntityOf<typeof InstrumentOrderLine>;

/** A line of an order of either kind. */
export type OrderLine = ReagentOrderLine | InstrumentOrderLine;

/** A line that is not shipped yet, with its order; the specification of an instrument is its attributes as text. */
export const UnshippedLine = entity({
  ...reagentLineFields,
  orderId: ["so_id", id],
  orderCode: ["so_code", text],
  kind: ["type", goodsKind],
  createdAt: ["so_createtime", instant],
  customerOrderNumber: ["so_cus_po", text],
});
export type UnshippedLine = EntityOf<typeof UnshippedLine>;

/** An event of an order; fields that do not apply are empty. */
export const OrderEvent = entity({
  event: [
    "event",
    code(
      {
        placed: "placed",
        paid: "paid",
        reviewed: "reviewed",
        shipped: "shipped",
        /** Its courier and number replace those of the shipment before. */
        parcel_corrected: "parcel-corrected",
        delivered: "delivered",
        invoiced: "invoiced",
        /** A payment, a shipment or an invoice was taken back, or an invoice reversed by a credit note. */
        payment_undone: "payment-undone",
        shipment_undone: "shipment-undone",
        invoice_undone: "invoice-undone",
        invoice_credited: "invoice-credited",
        repaid: "repaid",
        refunded: "refunded",
        /** Back to the means of payment; if that fails, to the balance after all. */
        payment_returned: "payment-returned",
        payment_return_failed: "payment-return-failed",
        return_applied: "return-applied",
        return_approved: "return-approved",
        return_refused: "return-refused",
        return_received: "return-received",
        return_completed: "return-completed",
        return_closed: "return-closed",
        terminated: "terminated",
        cancelled: "cancelled",
        /** Cancelled by the shop, since it was not paid in time. */
        lapsed: "lapsed",
      },
      "other",
    ),
  ],
  at: ["created_at", instant],
  amount: ["amount", maybe(amount)],
  /** Of a payment; of a refund where it reduces a debt, or goes back to the means of payment. */
  payMethod: ["pay_method", text],
  productCode: ["product_code", text],
  shipmentCode: ["jdpkg_code", text],
  expressCompany: ["jdpkg_express_com", text],
  expressNumber: ["jdpkg_express_no", text],
  /** The application number of a return. */
  returnCode: ["sr_apply_code", text],
  /** Why a return was refused. */
  reason: ["reason", text],
});
export type OrderEvent = EntityOf<typeof OrderEvent>;

/** What an order and its related order return to the customer if they are cancelled. */
export const Cancellation = entity({
  /** What was paid, on credit too, less refunds. */
  paid: ["paid_amount", amount],
  toBalance: ["prepay_amount", amount],
  toCredit: ["credit_amount", amount],
  /** The coupon that can be used again; empty where there is none. */
  coupon: ["coupon_desc", text],
});
export type Cancellation = EntityOf<typeof Cancellation>;

/** The fields of an order's page, for both kinds. The ID numbers of its filing are masked. */
const detailFields = {
  ...orderFields,
  goodsAmount: ["goods_amount", amount],
  couponAmount: ["coupon_fee", amount],
  couponDescription: ["coupon_desc", text],
  freight: ["so_express", amount],
  refundedAmount: ["refund_amount", amount],
  /** Null where the customer cannot cancel it. */
  cancellation: ["cancellation", maybe(Cancellation)],
  provinceName: ["province_name", text],
  cityName: ["city_name", text],
  districtName: ["district_name", text],
  street: ["so_street", text],
  mobile: ["so_mobile", text],
  phone: ["so_phone", text],
  postcode: ["so_postcode", text],
  invoiceType: ["so_invoice_type", invoiceType],
  invoiceTypeName: ["so_invoice_type_name", text],
  invoiceSplit: ["so_invoice_split", invoiceSplit],
  invoiceMethod: ["cus_invoice_method", invoiceMethod],
  invoiceTitle: ["so_invoice_title", text],
  invoiceTaxNumber: ["so_invoice_vatno", text],
  invoiceBank: ["so_invoice_bank", text],
  invoiceBankAccount: ["so_invoice_bknum", text],
  invoiceAddress: ["so_invoice_addr", text],
  invoicePhone: ["so_invoice_phone", text],
  /** Where an electronic invoice is sent; empty for other invoices. */
  invoiceEmail: ["so_invoice_email", text],
  /** Whether it has a filing of explosive precursors; without one the following fields are empty. */
  hasFiling: ["so_if_danger", flag],
  buyerCompany: ["so_danger_company", text],
  buyerAddress: ["so_danger_address", text],
  handlerName: ["so_danger_name", text],
  handlerIdNumber: ["so_danger_idcard", text],
  handlerPhone: ["so_danger_phone", text],
  responsibleName: ["so_danger_fname", text],
  responsibleIdNumber: ["so_danger_fidcard", text],
  responsiblePhone: ["so_danger_fphone", text],
  purpose: ["so_danger_use", purpose],
  note: ["so_note", text],
  timeline: ["timeline", list(OrderEvent)],
} as const;

export const ReagentOrder = entity({
  ...detailFields,
  lines: ["goods_list", list(ReagentOrderLine)],
});
export type ReagentOrder = EntityOf<typeof ReagentOrder>;

export const InstrumentOrder = entity({
  ...detailFields,
  invoiceReceiver: ["so_invaddr_receiver", text],
  invoiceProvinceName: ["invaddr_province_name", text],
  invoiceCityName: ["invaddr_city_name", text],
  invoiceDistrictName: ["invaddr_district_name", text],
  invoiceStreet: ["so_invaddr_street", text],
  invoiceMobile: ["so_invaddr_mobile", text],
  invoiceLandline: ["so_invaddr_phone", text],
  invoicePostcode: ["so_invaddr_postcode", text],
  isInvoiceWithGoods: ["so_if_invwithpac", flag],
  lines: ["goods_list", list(InstrumentOrderLine)],
});
export type InstrumentOrder = EntityOf<typeof InstrumentOrder>;

/** The order counts of the side panel. */
export const readOrderCount = endpoint(
  "readOrderCount",
  "GET /api/order/count",
  nothing,
  entity({ total: ["total", count], unpaid: ["noPay", count], paid: ["payed", count] }),
  { auth: "required" },
);

/** Reagent orders, newest first; those from before 2024 have a list of their own. */
export const listOrders = endpoint(
  "listOrders",
  "GET /api/order/list",
  entity({ isLegacy: ["type", flag], ...filters }),
  OrderList,
  { auth: "required", screenHandlesExpiry: true },
);

/** Orders of instruments and consumables, newest first; `relatedOrderCode` finds the order related to a reagent order. */
export const listInstrumentOrders = endpoint(
  "listInstrumentOrders",
  "GET /api/order/instrument/list",
  entity({
    isInstrument: ["type", flag],
    ...filters,
    relatedOrderCode: ["relation_code", line()],
  }),
  OrderList,
  { auth: "required", screenHandlesExpiry: true },
);

/** The lines of both kinds that are not shipped yet, newest order first. */
export const listUnshippedLines = endpoint(
  "listUnshippedLines",
  "GET /api/order/product/list",
  entity(filters),
  entity({
    lines: ["data", list(UnshippedLine)],
    /** How many lines the filters match. */
    total: ["total", count],
    /** The price of the quantities that are not shipped yet. */
    waitingTotal: ["order_total", amount],
  }),
  { auth: "required", screenHandlesExpiry: true },
);

/** A reagent order; one from before 2024 only with `isLegacy`. */
export const readOrder = endpoint(
  "readOrder",
  "GET /api/order/detail",
  entity({ isLegacy: ["type", flag], orderId: ["so_id", id] }),
  ReagentOrder,
  { auth: "required", failures: { [codes.notFound]: "empty" } },
);

export const readInstrumentOrder = endpoint(
  "readInstrumentOrder",
  "GET /api/order/instrument/detail",
  entity({ orderId: ["so_id", id] }),
  InstrumentOrder,
  { auth: "required", failures: { [codes.notFound]: "empty" } },
);

/** The amount refunded to the balance; 0 if the customer paid nothing but credit. */
const Cancelled = entity({ refunded: ["refund_amount", amount] });

/** Cancels a reagent order; one with a related instrument order is refused, since the instrument order cancels both. */
export const cancelOrder = endpoint(
  "cancelOrder",
  "POST /api/order/cancel",
  entity({ orderId: ["so_id", id] }),
  Cancelled,
  {
    auth: "required",
    isRepeatable: true,
    failures: {
      otherwise: "error-alert",
      [codes.notFound]: "error-alert",
      [codes.locked]: "error-alert",
    },
  },
);

/** Cancels an instrument order and the reagent order that was placed with it. */
export const cancelInstrumentOrder = endpoint(
  "cancelInstrumentOrder",
  "POST /api/order/instrument/cancel",
  entity({ orderId: ["instrument_id", id] }),
  Cancelled,
  {
    auth: "required",
    isRepeatable: true,
    failures: {
      otherwise: "error-alert",
      [codes.notFound]: "error-alert",
      [codes.locked]: "error-alert",
    },
  },
);

/** Adds the products of an order that are still sold to the cart, and lists the others. */
export const reorder = endpoint(
  "reorder",
  "POST /api/order/another",
  entity({ orderId: ["so_id", id] }),
  entity({
    /** How many of its lines were added. */
    added: ["added", count],
    missing: [
      "missing",
      list(entity({ productCode: ["product_code", text], name: ["item_name", text] })),
    ],
  }),
  {
    auth: "required",
    isRepeatable: true,
    failures: { [codes.badRequest]: "warning-alert", [codes.notFound]: "warning-alert" },
  },
);

/**
 * Papers beyond the specification: all in one, what invoices are made out to, a sheet to sign when the goods arrive, a contract of sale,
 * the goods with their marks of national lists, a statement of lawful use for those that are regulated, and all as files of a ZIP archive.
 */
const otherPapers = {
  dossier: "dossier",
  invoice_data: "invoice-data",
  acceptance: "acceptance",
  contract: "contract",
  goods_list: "goods-list",
  lawful_use: "lawful-use",
  claim_pack: "claim-pack",
} as const;

/** The tax office's own document of an invoice, in each format. */
const taxInvoices = {
  invoice_pdf: "tax-pdf",
  invoice_ofd: "tax-ofd",
  invoice_xml: "tax-xml",
} as const;

/** The URL of a document of an order, valid for one request within a minute. */
export const issueOrderPaperTicket = endpoint(
  "issueOrderPaperTicket",
  "POST /api/order/paper/ticket",
  entity({
    orderId: ["order_id", id],
    paper: [
      "paper",
      code({ soc: "confirmation", invoice: "invoice", ...taxInvoices, ...otherPapers }, "unknown"),
    ],
    /** Empty unless the document is an invoice. */
    invoiceCode: ["invoice_code", optionalId],
  }),
  entity({ url: ["url", text] }),
  {
    auth: "required",
    failures: { [codes.notFound]: "warning-alert" },
  },
);

const paperParams = {
  orderId: ["order_id", id],
  isInstrument: ["type", flag],
  /** Valid for one request. */
  ticket: ["ticket", id],
} as const;

/** The sales confirmation of an order as PDF, for a ticket. */
export const downloadConfirmation = endpoint(
  "downloadConfirmation",
  "GET /pdf/soc/download",
  entity(paperParams),
  nothing,
  { kind: "download" },
);

/** An invoice of an order for a ticket: the shop's own paper as PDF, or the tax office's document where a format is named. */
export const downloadInvoice = endpoint(
  "downloadInvoice",
  "GET /pdf/invoice/download",
  entity({
    ...paperParams,
    invoiceCode: ["invoice_code", id],
    format: ["format", code(invoiceFormats, "own-paper")],
  }),
  nothing,
  { kind: "download" },
);

/** Another paper of an order as PDF, or all as a ZIP archive, for a ticket. */
export const downloadOrderPaper = endpoint(
  "downloadOrderPaper",
  "GET /pdf/order/download",
  entity({ ...paperParams, paper: ["paper", code(otherPapers, "unknown")] }),
  nothing,
  { kind: "download" },
);

/**
 * The URL of the claim packs of all orders that the filters of a list match, valid for one request within a minute: of reagent orders
 * since 2024 or before, or of orders of instruments. Cancelled orders have none.
 */
export const issueClaimPackTicket = endpoint(
  "issueClaimPackTicket",
  "POST /api/order/claim/ticket",
  entity({
    list: ["list", code({ reagent: "reagent", old: "old", instrument: "instrument" }, "unknown")],
    ...listFilters,
    relatedOrderCode: ["relation_code", line()],
  }),
  entity({ url: ["url", text] }),
  {
    auth: "required",
    failures: { [codes.badRequest]: "warning-alert", [codes.notFound]: "warning-alert" },
  },
);

/** The claim packs of several orders as one ZIP archive, for a ticket. */
export const downloadClaimPacks = endpoint(
  "downloadClaimPacks",
  "GET /pdf/orders/download",
  entity({ ticket: ["ticket", id] }),
  nothing,
  { kind: "download" },
);

/**
 * The URL of labels for the bottles of an order whose batches are known, one for each, valid for one request within a minute. At most 200
 * are printed at once.
 */
export const issueOrderLabelsTicket = endpoint(
  "issueOrderLabelsTicket",
  "POST /api/order/labels/ticket",
  entity({ orderId: ["order_id", id], ...labelLookFields }),
  entity({ url: ["url", text] }),
  {
    auth: "required",
    failures: { [codes.badRequest]: "warning-alert", [codes.notFound]: "warning-alert" },
  },
);

/** Labels for the bottles of an order as PDF, or as ZPL for label printers, for a ticket. */
export const downloadOrderLabels = endpoint(
  "downloadOrderLabels",
  "GET /pdf/labels/download",
  entity({ orderId: ["order_id", id], ...labelLookFields, ticket: ["ticket", id] }),
  nothing,
  { kind: "download" },
);

/** What the goods of an order's line have for papers. Addresses are empty where there is none. */
export const GoodsPapers = entity({
  productCode: ["product_code", text],
  itemCode: ["item_code", text],
  /** Name and specification, in the language of the call. */
  description: ["item_name", text],
  quantity: ["sod_num", count],
  state: ["sod_if_close", lineState],
  isCancelled: ["sod_if_cancel", flag],
  /** What was sent of it, with the certificate of analysis of each batch. */
  batches: [
    "batches",
    list(
      entity({
        batchCode: ["batch_code", text],
        quantity: ["send_num", count],
        certificateUrl: ["coa_url", text],
      }),
    ),
  ],
  safetyDataSheetUrl: ["msds_url", text],
  /** When the shop's own data sheet was revised after the goods were sent last; null where it was not. */
  sheetRevisedOn: ["msds_revised_at", maybe(day)],
  /** The address of the data sheet of a partner's brand, which replaces the shop's own. */
  partnerSheetUrl: ["basf_msds", text],
});
export type GoodsPapers = EntityOf<typeof GoodsPapers>;

/** The certificates and safety data sheets of an order's goods. */
export const listGoodsPapers = endpoint(
  "listGoodsPapers",
  "GET /api/order/papers",
  entity({ orderId: ["order_id", id] }),
  entity({
    lines: ["data", list(GoodsPapers)],
    /** Whether some of the goods that the customer keeps are regulated, so that there is a statement of lawful use. */
    hasRegulated: ["is_regulated", flag],
  }),
  {
    auth: "required",
    failures: { otherwise: "warning-block", [codes.notFound]: "warning-block" },
  },
);
