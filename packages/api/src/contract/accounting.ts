import { ACCOUNTING_FILES } from "@reagent/domain/accounting";
import { code, day, entity, id, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

const [orders, lines, invoices] = ACCOUNTING_FILES;

/** Which file, and of which days; an empty day is an open end (rules, files for accounting). */
const accountingFile = {
  file: ["file", code({ orders, lines, invoices }, "unknown")],
  from: ["from", day],
  to: ["to", day],
} as const;

/** The name of a file with the customer's own orders or invoices of a period, and its URL, valid for one request within a minute. */
export const issueAccountingTicket = endpoint(
  "issueAccountingTicket",
  "POST /api/order/accounting/ticket",
  entity(accountingFile),
  entity({ fileName: ["file_name", text], url: ["url", text] }),
  { auth: "required", failures: { [codes.badRequest]: "warning-alert" } },
);

/** Orders, their lines, or invoices of a period as CSV, for a ticket. */
export const downloadAccountingFile = endpoint(
  "downloadAccountingFile",
  "GET /api/order/accounting/file",
  entity({
    ...accountingFile,
    /** Valid for one request. */
    ticket: ["ticket", id],
  }),
  nothing,
  { kind: "download" },
);
