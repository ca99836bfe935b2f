import { createHash } from "node:crypto";
import { addressOf } from "@reagent/api/client/address";
import {
  addOrderRows,
  downloadOrderTemplate,
  issueTemplateTicket,
  readOrderWorkbook,
  uploadOrder,
} from "@reagent/api/contract/bulk-order";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { sheetMessages } from "@reagent/api/messages/bulk-order";
import { readOrderRow, sheetProblem } from "@reagent/domain/order-row";
import { readOrderSheetLine } from "@reagent/domain/order-sheet-line";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import { answersCustomer, changes, type CustomerCall, downloads } from "../../calls/call.ts";
import { runOnce } from "../../calls/request-key.ts";
import { addRows } from "../../ordering/cart/add-rows.ts";
import { withMeantPacks } from "../../ordering/cart/meant-packs.ts";
import { issueTicket, redeemTicket } from "../../sessions/ticket.ts";
import { readInThread, type Reading, type RowsOf } from "./read-in-thread.ts";
import type { SheetRefusal } from "./workbook.ts";

const PURPOSE = "order template";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** What the customer mends in the sheet itself is a warning; everything else is about the file (storefront §8, bulk upload). */
const isWarning = (refusal: SheetRefusal) =>
  ["noColumns", "noRows", "tooManyRows"].includes(refusal);

/** The bytes of a spreadsheet that has the name and the size of one. */
async function bytesOf({
  params: { file, fileName },
  language,
}: CustomerCall<ParamsOf<typeof uploadOrder>>): Promise<Buffer> {
  const problem = sheetProblem([{ name: fileName, size: file.size }]);
  if (!problem) return Buffer.from(await file.arrayBuffer());
  throw new Refusal(
    codes.badRequest,
    sheetMessages[problem === "too-large" ? "tooLarge" : "extension"][language],
  );
}

/** The rows of a spreadsheet, read in a thread. */
async function rowsIn<As extends Reading>(
  as: As,
  bytes: Buffer,
  call: CustomerCall<unknown>,
): Promise<RowsOf<As>> {
  const read = await readInThread(as, bytes, { ...call, name: call.customer.id });
  if ("rows" in read) return read.rows as RowsOf<As>;
  throw new Refusal(
    isWarning(read.refusal) ? codes.nothingToOrder : codes.badRequest,
    sheetMessages[read.refusal][call.language],
  );
}

export const bulkOrderRoutes = [
  answersCustomer(uploadOrder, async (call, { database }) => {
    const bytes = await bytesOf(call);
    const read = await rowsIn("readOrder", bytes, call);
    const rows = await withMeantPacks(database.read, call, read);
    const digest = createHash("sha256").update(bytes).digest("hex");
    const { requestKey } = call;
    return database.transact((tx) => {
      const work = async () => ({ rows: await addRows(tx, call, rows) });
      if (requestKey === undefined) return work();
      const { name: endpointName } = uploadOrder;
      return runOnce(tx, { call, endpointName, key: requestKey, params: { digest } }, work);
    });
  }),
  answersCustomer(readOrderWorkbook, async (call) => {
    const bytes = await bytesOf(call);
    const read = await rowsIn("readLines", bytes, call);
    const rows = read.map(({ text, quantity }) => ({
      text,
      quantity: quantity ?? "",
      hasQuantity: quantity !== undefined,
    }));
    return { rows };
  }),
  changes(addOrderRows, async (call, tx) => {
    const { params, language } = call;
    if (params.rows.length === 0)
      throw new Refusal(codes.nothingToOrder, sheetMessages.noRows[language]);
    const rows = params.rows.map(({ sheet, row, productCode, quantity }) => ({
      sheet,
      row,
      ...readOrderRow({ kind: "text", shown: productCode }, { kind: "text", shown: quantity }),
      line: readOrderSheetLine(productCode),
    }));
    return { rows: await addRows(tx, call, await withMeantPacks(tx, call, rows)) };
  }),
  changes(issueTemplateTicket, async ({ customer, language, deviceId, now }, tx) => {
    const admission = { customerId: customer.id, purpose: PURPOSE, subject: language };
    const ticket = await issueTicket(tx, admission, now);
    const query = { agent: "web", ticket, language: language === "en" ? "en" : "cn", deviceId };
    return { url: addressOf(downloadOrderTemplate, "", query) };
  }),
  downloads(downloadOrderTemplate, async ({ params, now }, { database }) => {
    const admission = await database.transact((tx) =>
      redeemTicket(tx, { ticket: params.ticket, purpose: PURPOSE, now }),
    );
    if (!admission) return undefined;
    const language = admission.subject as Language;
    // With the library of spreadsheets, a megabyte.
    const { orderTemplate } = await import("./template.ts");
    return {
      fileName: language === "en" ? "order-sheet-template.xlsx" : "订购单模板.xlsx",
      mediaType: XLSX,
      isAttachment: true,
      content: orderTemplate(language),
    };
  }),
];
