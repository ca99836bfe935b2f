import { addressOf } from "@reagent/api/client/address";
import { codes } from "@reagent/api/contract/envelope";
import * as order from "@reagent/api/contract/order";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Tx } from "../../database/database.ts";
import type { Call, CustomerCall, Download, Services } from "../../http/call.ts";
import { answersCustomer, changes, downloads } from "../../http/call.ts";
import { callMessages } from "../../http/messages.ts";
import { Refusal } from "../../http/refusal.ts";
import { issueTicket, redeemTicket } from "../../sessions/ticket.ts";
import { findOrder, readInstrumentOrderOf, readReagentOrder } from "./details.ts";
import { countOrders, readOrders } from "./lists.ts";
import { printConfirmation } from "./papers/confirmation.ts";
import { findInvoice, printInvoice } from "./papers/invoice.ts";
import { addAgain } from "./reorder.ts";
import { cancelOrder } from "./transitions/cancel.ts";
import { orderMessages } from "./transitions/messages.ts";
import { readUnshipped } from "./unshipped.ts";

const TICKET_PURPOSE = "order paper";

const answerCount = answersCustomer(order.readOrderCount, ({ customer }, { database }) =>
  countOrders(database.read, customer.id),
);

const answerList = answersCustomer(
  order.listOrders,
  ({ params, customer, language }, { database }) => {
    const listed = { customerId: customer.id, kind: "reagent", isLegacy: params.isLegacy } as const;
    return readOrders(database.read, listed, params, language);
  },
);

const answerInstrumentList = answersCustomer(
  order.listInstrumentOrders,
  ({ params, customer, language }, { database }) => {
    const { relatedOrderCode } = params;
    const listed = { customerId: customer.id, kind: "instrument", relatedOrderCode } as const;
    return readOrders(database.read, listed, params, language);
  },
);

const answerUnshipped = answersCustomer(
  order.listUnshippedLines,
  ({ params, customer, language }, { database }) =>
    readUnshipped(database.read, customer.id, params, language),
);

const answerOrder = answersCustomer(
  order.readOrder,
  async ({ params, customer, language }, { database, vault }) => {
    const named = { ...params, customerId: customer.id };
    const found = await readReagentOrder(database.read, named, { language, vault });
    return found ?? missing(language);
  },
);

const answerInstrumentOrder = answersCustomer(
  order.readInstrumentOrder,
  async ({ params, customer, language }, { database, vault }) => {
    const named = { ...params, customerId: customer.id };
    const found = await readInstrumentOrderOf(database.read, named, { language, vault });
    return found ?? missing(language);
  },
);

const cancel = changes(order.cancelOrder, (call, tx) => cancelOwn(tx, call, "reagent"));
const cancelInstrument = changes(order.cancelInstrumentOrder, (call, tx) =>
  cancelOwn(tx, call, "instrument"),
);

const orderAgain = changes(order.reorder, async (call, tx) =>
  addAgain(tx, call, await ownOrder(tx, call)),
);

const ticket = changes(order.issueOrderPaperTicket, async (call, tx) => {
  const { paper, invoiceCode } = call.params;
  if (paper === "unknown") {
    throw new Refusal(codes.badRequest, callMessages.badRequest[call.language]);
  }
  const { id, kind } = await ownOrder(tx, call);
  if (paper === "invoice" && !(await findInvoice(tx, { orderId: id, invoiceCode }))) {
    throw new Refusal(codes.notFound, callMessages.noDocument[call.language]);
  }
  const named = { orderId: id, isInstrument: kind === "instrument" };
  const asked = paper === "invoice" ? { ...named, paper, invoiceCode } : { ...named, paper };
  const subject = subjectOf(asked, call.language);
  const admission = { customerId: call.customer.id, purpose: TICKET_PURPOSE, subject };
  const params = { ...named, ticket: await issueTicket(tx, admission, call.now) };
  const url =
    paper === "invoice"
      ? addressOf(order.downloadInvoice, "", { ...params, invoiceCode })
      : addressOf(order.downloadConfirmation, "", params);
  return { url };
});

const confirmation = downloads(order.downloadConfirmation, (call, services) =>
  openPaper({ ...call.params, paper: "confirmation" }, call, services),
);
const invoice = downloads(order.downloadInvoice, (call, services) =>
  openPaper({ ...call.params, paper: "invoice" }, call, services),
);

export const orderRoutes = [
  answerCount,
  answerList,
  answerInstrumentList,
  answerUnshipped,
  answerOrder,
  answerInstrumentOrder,
  cancel,
  cancelInstrument,
  orderAgain,
  ticket,
  confirmation,
  invoice,
];

function missing(language: Call<unknown>["language"]): never {
  throw new Refusal(codes.notFound, orderMessages.missing[language]);
}

/** The caller's own order, of either kind or of one; throws a `Refusal` where it is nobody's or somebody else's. */
async function ownOrder(
  tx: Tx,
  { params, customer, language }: CustomerCall<{ readonly orderId: string }>,
  kind?: GoodsKind,
) {
  const found = await findOrder(tx, { customerId: customer.id, orderId: params.orderId, kind });
  return found ?? missing(language);
}

async function cancelOwn(
  tx: Tx,
  call: CustomerCall<{ readonly orderId: string }>,
  kind: GoodsKind,
): Promise<{ refunded: Awaited<ReturnType<typeof cancelOrder>> }> {
  const { id } = await ownOrder(tx, call, kind);
  return { refunded: await cancelOrder(tx, id, call) };
}

/** Which paper of an order is meant. */
type Asked = { readonly orderId: string; readonly isInstrument: boolean } & (
  | { readonly paper: "confirmation" }
  | { readonly paper: "invoice"; readonly invoiceCode: string }
);

/** What a ticket for a paper is good for: the paper, in the language in which it was asked for. */
function subjectOf(asked: Asked, language: Call<unknown>["language"]): string {
  return [
    language,
    asked.paper,
    asked.orderId,
    ...(asked.paper === "invoice" ? [asked.invoiceCode] : []),
  ].join(" ");
}

async function openPaper(
  asked: Asked,
  { params, now }: Call<{ readonly ticket: string }>,
  services: Services,
): Promise<Download | undefined> {
  const { database } = services;
  const admission = await database.transact((tx) =>
    redeemTicket(tx, { ticket: params.ticket, purpose: TICKET_PURPOSE, now }),
  );
  const language = admission?.subject.startsWith("en ") ? "en" : "zh";
  if (!admission || admission.subject !== subjectOf(asked, language)) {
    return undefined;
  }
  const found = await findOrder(database.read, {
    customerId: admission.customerId,
    orderId: asked.orderId,
    kind: asked.isInstrument ? "instrument" : "reagent",
  });
  if (!found) {
    return undefined;
  }
  if (asked.paper === "confirmation") {
    return printConfirmation(services, found, language);
  }
  const issued = await findInvoice(database.read, asked);
  return issued && printInvoice(services, { order: found, invoice: issued }, language);
}
