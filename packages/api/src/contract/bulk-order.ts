import { LONGEST_CELL, MOST_MENDED_ROWS, SHEET_SIZE_LIMIT } from "@reagent/domain/order-row";
import {
  code,
  count,
  entity,
  type EntityOf,
  file,
  flag,
  id,
  line,
  list,
  nothing,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { headerNames } from "./signature.ts";

/** In bytes: the file and the small rest of the form. */
const LARGEST_BODY = SHEET_SIZE_LIMIT + 64 * 1024;
/** In milliseconds: 10 MB take long on a slow connection. */
const TIME_LIMIT_MS = 120_000;

/** A row of an order as it was written, with what was done with it (decisions, template and upload). */
export const OrderRowVerdict = entity({
  /** The name of its sheet where the file has several with rows, otherwise empty. */
  sheet: ["sheet", text],
  /** Its number in the sheet, from 1. */
  row: ["row", count],
  productCode: ["code", text],
  quantity: ["total", text],
  verdict: ["verdict", code({ 1: "added", 2: "merged", 0: "refused" }, "refused")],
  /** What was done, or why the row is refused. */
  message: ["message", text],
});
export type OrderRowVerdict = EntityOf<typeof OrderRowVerdict>;

/** A verdict for every row, in their order. */
export const Verdicts = entity({ rows: ["rows", list(OrderRowVerdict)] });

const Spreadsheet = entity({ file: ["file", file], fileName: ["fileName", line()] });

const ofSpreadsheet = {
  kind: "multipart",
  auth: "required",
  timeLimit: TIME_LIMIT_MS,
  bodyLimit: LARGEST_BODY,
  failures: { [codes.nothingToOrder]: "warning-alert", [codes.badRequest]: "warning-alert" },
} as const;

/**
 * Adds the valid rows of a sheet to the cart, all in one step, and answers with a verdict for every row (storefront §7, quick-buy upload;
 * storefront §8, bulk upload).
 */
export const uploadOrder = endpoint(
  "uploadOrder",
  "POST /api/quick/buy/upload",
  Spreadsheet,
  Verdicts,
  { ...ofSpreadsheet, isRepeatable: true },
);

/** A row of a spreadsheet as a line of an order sheet. */
const WorkbookRow = entity({
  text: ["text", text],
  /** As it was written. */
  quantity: ["total", text],
  /** Whether the quantity has a cell, which may be blank; otherwise that of the text holds. */
  hasQuantity: ["has_total", flag],
});

/**
 * Reads the rows of a sheet as lines of an order sheet, as those of a pasted list are read, and changes nothing. The limits are those of
 * the upload to the cart; a sheet without heads is read too.
 */
export const readOrderWorkbook = endpoint(
  "readOrderWorkbook",
  "POST /api/quick/sheet/upload",
  Spreadsheet,
  entity({ rows: ["rows", list(WorkbookRow)] }),
  { ...ofSpreadsheet, isRead: true },
);

const MendedRow = entity({
  sheet: ["sheet", line(LONGEST_CELL)],
  row: ["row", count],
  productCode: ["code", line(LONGEST_CELL)],
  quantity: ["total", line(LONGEST_CELL)],
});

/** The same with rows that were mended on the page. */
export const addOrderRows = endpoint(
  "addOrderRows",
  "POST /api/quick/buy/rows",
  entity({ rows: ["rows", list(MendedRow, MOST_MENDED_ROWS)] }),
  Verdicts,
  {
    auth: "required",
    isRepeatable: true,
    failures: { [codes.nothingToOrder]: "warning-alert" },
  },
);

/** The address of the template, for one download within a minute (decisions, no token in an address). */
export const issueTemplateTicket = endpoint(
  "issueTemplateTicket",
  "POST /api/quick/buy/ticket",
  nothing,
  entity({ url: ["url", text] }),
  { auth: "required" },
);

/** The template as xlsx, for a ticket in place of the token (storefront §7, quick-buy upload). */
export const downloadOrderTemplate = endpoint(
  "downloadOrderTemplate",
  "GET /api/quick/buy/xls",
  entity({
    agent: [headerNames.agent, line()],
    ticket: [headerNames.token, id],
    language: [headerNames.language, line()],
    deviceId: [headerNames.deviceId, line()],
  }),
  nothing,
  { kind: "download" },
);
