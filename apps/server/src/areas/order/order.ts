import { addressOf } from "@reagent/api/client/address";
import { codes } from "@reagent/api/contract/envelope";
import * as order from "@reagent/api/contract/order";
import type { Tx } from "../../database/database.ts";
import type { CartKind } from "../../database/schema-customer.ts";
import type { Call, CustomerCall, Download, Services } from "../../http/call.ts";
import { answersCustomer, changes, downloads } from "../../http/call.ts";
import { callMessages } from "../../http/messages.ts";
import { Refusal } from "../../http/refusal.ts";
import { cancelOrder } from "../../orders/cancel.ts";
import { orderMessages } from "../../orders/messages.ts";
import { issueTicket, takeTicket } from "../../sessions/ticket.ts";
import { findOrder, readInstrumentOrderOf, readReagentOrder } from "./details.ts";
import { countOrders, readOrders } from "./lists.ts";
import { type Paper, printPaper } from "./papers.ts";
import { addAgain } from "./reorder.ts";
import { readUnshipped } from "./unshipped.ts";

const TICKET_PURPOSE = "order paper";

const answerCount = answersCustomer(order.readOrderCount, ({ customer }, { database }) =>
  countOrders(database, customer.id),
);

const answerList = answersCustomer(
  order.listOrders,
  ({ params, customer, language }, { database }) => {
    const listed = { customerId: customer.id, kind: "reagent", isLegacy: params.isLegacy } as const;
    return readOrders(database, listed, params, language);
  },
);

const answerInstrumentList = answersCustomer(
  order.listInstrumentOrders,
  ({ params, customer, language }, { database }) => {
    const { relatedOrderCode } = params;
    const listed = { customerId: customer.id, kind: "instrument", relatedOrderCode } as const;
    return readOrders(database, listed, params, language);
  },
);

const answerUnshipped = answersCustomer(
  order.listUnshippedLines,
  ({ params, customer, language }, { database }) =>
    readUnshipped(database, customer.id, params, language),
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
  const { paper } = call.params;
  if (paper === "unknown") {
    throw new Refusal(codes.badRequest, callMessages.badRequest[call.language]);
  }
  const { id, kind, invoiced_at } = await ownOrder(tx, call);
  if (paper === "invoice" && invoiced_at === null) {
    throw new Refusal(codes.notFound, callMessages.noDocument[call.language]);
  }
  const subject = [paper, call.language, id].join(" ");
  const admission = { customerId: call.customer.id, purpose: TICKET_PURPOSE, subject };
  const params = {
    orderId: id,
    isInstrument: kind === "instrument",
    ticket: await issueTicket(tx, admission, call.now),
  };
  const download = paper === "invoice" ? order.downloadInvoice : order.downloadConfirmation;
  return { url: addressOf(download, "", params) };
});

const confirmation = downloads(order.downloadConfirmation, (call, services) =>
  openPaper("confirmation", call, services),
);
const invoice = downloads(order.downloadInvoice, (call, services) =>
  openPaper("invoice", call, services),
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
  kind?: CartKind,
) {
  const found = await findOrder(tx, { customerId: customer.id, orderId: params.orderId, kind });
  return found ?? missing(language);
}

async function cancelOwn(
  tx: Tx,
  call: CustomerCall<{ readonly orderId: string }>,
  kind: CartKind,
): Promise<{ refunded: Awaited<ReturnType<typeof cancelOrder>> }> {
  const { id } = await ownOrder(tx, call, kind);
  return { refunded: await cancelOrder(tx, id, call) };
}

/** A paper for a ticket, which also says in which language it was asked for. */
async function openPaper(
  paper: Paper,
  {
    params,
    now,
  }: Call<{ readonly orderId: string; readonly isInstrument: boolean; readonly ticket: string }>,
  services: Services,
): Promise<Download | undefined> {
  const { database } = services;
  const admission = await database.transact((tx) =>
    takeTicket(tx, { ticket: params.ticket, purpose: TICKET_PURPOSE, now }),
  );
  const [, language] = admission?.subject.split(" ") ?? [];
  if (!admission || admission.subject !== [paper, language, params.orderId].join(" ")) {
    return undefined;
  }
  const found = await findOrder(database.read, {
    customerId: admission.customerId,
    orderId: params.orderId,
    kind: params.isInstrument ? "instrument" : "reagent",
  });
  return found && printPaper(services, { paper, order: found }, language === "en" ? "en" : "zh");
}
