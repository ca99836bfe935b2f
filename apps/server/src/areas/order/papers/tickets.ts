import { addressOf } from "@reagent/api/client/address";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import {
  downloadConfirmation,
  downloadInvoice,
  type issueOrderPaperTicket,
} from "@reagent/api/contract/order";
import type { Tx } from "../../../database/database.ts";
import type { Call, CustomerCall, Download, Services } from "../../../http/call.ts";
import type { Language } from "../../../http/language.ts";
import { callMessages } from "../../../http/messages.ts";
import { Refusal } from "../../../http/refusal.ts";
import { issueTicket, redeemTicket } from "../../../sessions/ticket.ts";
import { findOrder, ownOrder } from "../find-order.ts";
import { printConfirmation } from "./confirmation.ts";
import { findInvoice, printInvoice } from "./invoice.ts";

const PURPOSE = "order paper";

/** Names a paper of an order. */
type Paper = { readonly orderId: string; readonly isInstrument: boolean } & (
  | { readonly paper: "confirmation" }
  | { readonly paper: "invoice"; readonly invoiceCode: string }
);

/** Issues a ticket for a paper of the customer's own order, in the address where the paper is downloaded. */
export async function issuePaperTicket(
  call: CustomerCall<ParamsOf<typeof issueOrderPaperTicket>>,
  tx: Tx,
): Promise<{ url: string }> {
  const { params, customer, language, now } = call;
  const { paper, invoiceCode } = params;
  if (paper === "unknown") {
    throw new Refusal(codes.badRequest, callMessages.badRequest[language]);
  }
  const { id: orderId, kind } = await ownOrder(tx, call);
  if (paper === "invoice" && !(await findInvoice(tx, { orderId, invoiceCode }))) {
    throw new Refusal(codes.notFound, callMessages.noDocument[language]);
  }
  const named = { orderId, isInstrument: kind === "instrument" };
  const subject = subjectOf({ ...named, paper, invoiceCode }, language);
  const admission = { customerId: customer.id, purpose: PURPOSE, subject };
  const address = { ...named, ticket: await issueTicket(tx, admission, now) };
  const url =
    paper === "invoice"
      ? addressOf(downloadInvoice, "", { ...address, invoiceCode })
      : addressOf(downloadConfirmation, "", address);
  return { url };
}

/** The subject of a ticket: the paper and its language. */
function subjectOf(paper: Paper, language: Language): string {
  const { paper: kind, orderId } = paper;
  return [language, kind, orderId, ...(kind === "invoice" ? [paper.invoiceCode] : [])].join(" ");
}

/** Prints the paper that a ticket admits to; undefined for an invalid ticket. */
export async function openPaper(
  paper: Paper,
  { params, now }: Call<{ readonly ticket: string }>,
  services: Services,
): Promise<Download | undefined> {
  const { database } = services;
  const admission = await database.transact((tx) =>
    redeemTicket(tx, { ticket: params.ticket, purpose: PURPOSE, now }),
  );
  const language = admission?.subject.startsWith("en ") ? "en" : "zh";
  if (!admission || admission.subject !== subjectOf(paper, language)) {
    return undefined;
  }
  const order = await findOrder(database.read, {
    customerId: admission.customerId,
    orderId: paper.orderId,
    kind: paper.isInstrument ? "instrument" : "reagent",
  });
  if (!order) {
    return undefined;
  }
  if (paper.paper === "confirmation") {
    return printConfirmation(services, order, language);
  }
  const invoice = await findInvoice(database.read, paper);
  return invoice && printInvoice(services, { order, invoice }, language);
}
