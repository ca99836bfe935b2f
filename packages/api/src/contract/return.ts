import { LONGEST_REASON, LONGEST_REMARK } from "@reagent/domain/return";
import { MOST_RETURN_FILES, RETURN_FILE_SIZE_LIMIT } from "@reagent/domain/return-file";
import {
  amount,
  base64,
  blankable,
  code,
  count,
  dayRange,
  entity,
  type EntityOf,
  flag,
  id,
  instant,
  line,
  lines,
  list,
  maybe,
  nothing,
  number,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { orderedGoodsFields } from "./goods-fields.ts";
import { goodsKind } from "./goods-kind.ts";

/** In bytes: base64 makes four characters of three bytes, and the rest of the body is small. */
const LARGEST_FILE_BODY = Math.ceil(RETURN_FILE_SIZE_LIMIT / 3) * 4 + 64 * 1024;
/** In bytes: 100 files and as many lines have long names. */
const LARGEST_APPLICATION = 512 * 1024;
/** In milliseconds: a file of 10 MB takes long on a slow connection that uploads others as well. */
const FILE_TIME_LIMIT_MS = 120_000;
/** More than are accepted, so that the server can say how many are. */
const MOST_SENT_FILES = 2 * MOST_RETURN_FILES;
const MOST_LINES = 500;

/** rfd_status (customer centre §4, after-sale status). */
const returnStatus = {
  1: "pending",
  2: "processing",
  3: "completed",
  4: "terminated",
  5: "closed",
} as const;

/** A batch of an order's line, and how many of it can be returned (customer centre §3, return line). */
export const ReturnableLine = entity({
  ...orderedGoodsFields,
  productId: ["product_id", id],
  specification: ["item_specification", text],
  /** Empty where it is not known. */
  batchCode: ["batch_code", text],
  /** How many can be returned; can be 0 while others are under way. */
  returnable: ["real_num", count],
  /** The initial values of the form: nothing chosen. */
  isOpened: ["is_open", blankable(flag)],
  openedQuantity: ["open_qty", count],
  quantity: ["now_return_num", count],
  customerItemNumber: ["cus_item_no", text],
  /** The customer's unit price. */
  price: ["sod_discount", amount],
});
export type ReturnableLine = EntityOf<typeof ReturnableLine>;

/** An order, and the batches of it that were sent. */
export const ReturnableOrder = entity({
  order: [
    "order",
    entity({
      orderId: ["so_id", id],
      orderCode: ["so_code", text],
      /** Of the delivery, as first values of the contact. */
      receiver: ["so_receiver", text],
      mobile: ["so_mobile", text],
    }),
  ],
  lines: ["list", list(ReturnableLine)],
});
export type ReturnableOrder = EntityOf<typeof ReturnableOrder>;

/** A return in the list (customer centre §3, after-sale record). */
const returnFields = {
  returnId: ["id", id],
  returnCode: ["sr_apply_code", text],
  orderId: ["so_id", id],
  orderCode: ["so_code", text],
  kind: ["type", goodsKind],
  /** Whether the order is from before 2024. */
  isLegacy: ["is_old", flag],
  status: ["rfd_status", code(returnStatus, "other")],
  /** Whether the goods must be sent back; undecided until it is approved. */
  goods: ["old_product", code({ 0: "undecided", 1: "kept", 2: "sent-back" }, "undecided")],
  createdAt: ["created_time", instant],
  /** When the last parcel of the order was sent. */
  shippedAt: ["jdpkg_date", instant],
} as const;

export const ReturnRow = entity(returnFields);
export type ReturnRow = EntityOf<typeof ReturnRow>;

/** The way back of an approved return: the number of its slip, and the express number that the customer entered, or empty. */
const refund = maybe(entity({ refundId: ["id", id], expressNumber: ["express_no", text] }));

const ReturnedLine = entity({
  ...orderedGoodsFields,
  specification: ["item_specification", text],
  batchCode: ["flot", text],
  isOpened: ["is_open", flag],
  openedQuantity: ["open_qty", count],
  quantity: ["rfd_qty", count],
  remark: ["remark", text],
});
export type ReturnedLine = EntityOf<typeof ReturnedLine>;

/** A file of a return; `fileId` opens it with `issueDocumentTicket`. */
const ReturnFile = entity({ fileId: ["url", id], fileName: ["real_name", text] });
export type ReturnFile = EntityOf<typeof ReturnFile>;

/** A return on its page (customer centre §3, after-sale record). */
export const ReturnDetail = entity({
  info: [
    "info",
    entity({
      ...returnFields,
      /** Why it was refused; empty otherwise. */
      refusal: ["terminate_remark", text],
      /** Description and contact, in several lines. */
      reason: ["reason", text],
      /** Where the money goes, in the language of the call. */
      refundTypeName: ["refund_type_name", text],
      /** What is special about it, such as goods that are not sent back; mostly empty. */
      specialName: ["special_name", text],
      /** What was refunded; null until it is completed. */
      refundedAmount: ["refund_amount", maybe(amount)],
    }),
  ],
  /** Null unless it was approved and its goods go back. */
  refund: ["refund", refund],
  lines: ["list", list(ReturnedLine)],
  files: ["files", list(ReturnFile)],
});
export type ReturnDetail = EntityOf<typeof ReturnDetail>;

const loads = { otherwise: "warning-block", [codes.notFound]: "warning-block" } as const;

/** The batches of an order that were sent, and how many of each can be returned (returnBatch). Refused for an order without goods to return. */
export const listReturnableLines = endpoint(
  "listReturnableLines",
  "GET /api/center/return/batch",
  entity({ orderId: ["id", id] }),
  ReturnableOrder,
  { auth: "required", failures: { ...loads, [codes.locked]: "warning-block" } },
);

/** The order that files are for, and the module of returns. */
const module = {
  orderId: ["module_id", id],
  module: ["module_name", code({ return: "return" }, "unknown")],
} as const;

/** Uploads a file for a return of an order (fileUpload). It is deleted after a day unless a return has it. */
export const uploadReturnFile = endpoint(
  "uploadReturnFile",
  "POST /api/file/upload",
  entity({
    ...module,
    /** Base64, or a data URL in base64. */
    content: ["file", base64(LARGEST_FILE_BODY)],
    fileName: ["file_name", line()],
    /** Always true: the file belongs to no return until one is applied for. */
    isUnattached: ["is_no_db", flag],
  }),
  ReturnFile,
  {
    auth: "required",
    timeLimit: FILE_TIME_LIMIT_MS,
    bodyLimit: LARGEST_FILE_BODY,
    fileParameter: "file",
    failures: {
      otherwise: "in-form",
      [codes.badRequest]: "in-form",
      [codes.notFound]: "in-form",
    },
  },
);

/** Deletes a file that no return has (fileDelete). */
export const deleteReturnFile = endpoint(
  "deleteReturnFile",
  "POST /api/file/delete",
  entity({ ...module, fileId: ["path", id] }),
  nothing,
  { auth: "required", failures: { otherwise: "nothing", [codes.notFound]: "nothing" } },
);

/** Deletes files that no return has (fileDeleteAll); others in the list are ignored. */
export const deleteReturnFiles = endpoint(
  "deleteReturnFiles",
  "POST /api/file/delete/all",
  entity({ fileIds: ["files", list(id, MOST_SENT_FILES)] }),
  nothing,
  { auth: "required", failures: { otherwise: "nothing" } },
);

/** Applies for a return (returnApply), with the files that were uploaded for the order. */
export const applyForReturn = endpoint(
  "applyForReturn",
  "POST /api/center/return/apply",
  entity({
    orderId: ["id", id],
    lines: [
      "products",
      list(
        entity({
          productCode: ["product_code", id],
          productId: ["product_id", id],
          casNumber: ["cas", line()],
          price: ["product_price", amount],
          quantity: ["rfd_qty", number],
          batchCode: ["flot", line()],
          remark: ["remark", lines(LONGEST_REMARK)],
          isOpened: ["is_open", blankable(flag)],
          openedQuantity: ["open_qty", number],
        }),
        MOST_LINES,
      ),
    ],
    /** Description and contact (`returnReason`). */
    reason: ["reason", lines(LONGEST_REASON)],
    /** The files in their order; the server knows their names. */
    files: [
      "files",
      list(entity({ fileId: ["url", id], fileName: ["real_name", line()] }), MOST_SENT_FILES),
    ],
  }),
  entity({ returnId: ["id", id], returnCode: ["sr_apply_code", text] }),
  {
    auth: "required",
    isRepeatable: true,
    bodyLimit: LARGEST_APPLICATION,
    failures: { [codes.badRequest]: "warning-alert", [codes.notFound]: "warning-alert" },
  },
);

/** The customer's returns, newest first (returnList). A part of a number matches. */
export const listReturns = endpoint(
  "listReturns",
  "GET /api/center/return/list",
  entity({
    limit: ["limit", count],
    page: ["page", count],
    orderCode: ["so_code", line()],
    returnCode: ["sr_apply_code", line()],
    status: ["rfd_status", code(returnStatus, "all")],
    /** Days of application. */
    created: ["created_time", dayRange],
  }),
  entity({ returns: ["data", list(ReturnRow)], total: ["total", count] }),
  { auth: "required", failures: { otherwise: "warning-block" } },
);

/** A return with its lines and files; with a product code, only the lines of that product. */
export const readReturn = endpoint(
  "readReturn",
  "GET /api/center/return/detail",
  entity({ returnId: ["id", id], productCode: ["product_code", line()] }),
  ReturnDetail,
  { auth: "required", failures: loads },
);

/** How the goods of a return are sent back (returnInfo): read before its slip is opened or its express number is entered. */
export const readReturnRefund = endpoint(
  "readReturnRefund",
  "GET /api/center/return/info",
  entity({ returnId: ["id", id] }),
  entity({ refund: ["refund", refund] }),
  {
    auth: "required",
    failures: { otherwise: "warning-alert", [codes.notFound]: "warning-alert" },
  },
);

/** Records the express number of the way back, once (returnExpress). */
export const saveReturnExpress = endpoint(
  "saveReturnExpress",
  "POST /api/center/return/express",
  entity({ returnId: ["id", id], expressNumber: ["express_no", line()] }),
  nothing,
  {
    auth: "required",
    isRepeatable: true,
    failures: {
      [codes.badRequest]: "warning-alert",
      [codes.notFound]: "warning-alert",
      [codes.locked]: "warning-alert",
    },
  },
);

/** The URL of a return slip, valid for one request within a minute. Refused with 您好，暂无退货单号！ where there is none. */
export const issueReturnSlipTicket = endpoint(
  "issueReturnSlipTicket",
  "POST /api/center/return/ticket",
  entity({ refundId: ["id", id] }),
  entity({ url: ["url", text] }),
  { auth: "required", failures: { [codes.notFound]: "warning-alert" } },
);

/** A return slip as PDF, for a ticket (decisions, return-slip path). */
export const downloadReturnSlip = endpoint(
  "downloadReturnSlip",
  "GET /api/center/return/pdf",
  entity({ refundId: ["id", id], ticket: ["ticket", id] }),
  nothing,
  { kind: "download" },
);
