import { downloadAccountingFile, issueAccountingTicket } from "@reagent/api/contract/accounting";
import * as order from "@reagent/api/contract/order";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { answersCustomer, changes, type CustomerCall, downloads } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { ownOrder } from "../../ordering/orders/find-order.ts";
import { cancelOrder } from "../../ordering/orders/transitions/cancel.ts";
import { issueAccountingFile, openAccountingFile } from "./accounting.ts";
import { readInstrumentOrderOf, readReagentOrder } from "./details.ts";
import { countOrders, readInstrumentOrders, readReagentOrders } from "./lists.ts";
import { issuePackTicket, openPacks } from "./papers/claim-packs.ts";
import { goodsPapers } from "./papers/goods-papers.ts";
import { keptGoods, regulatedLines } from "./papers/kept-lines.ts";
import { issueLabelsTicket, openLabels } from "./papers/labels.ts";
import { issuePaperTicket, openPaper } from "./papers/tickets.ts";
import { reorder } from "./reorder.ts";
import { readUnshipped } from "./unshipped.ts";

const cancelOwn =
  (kind: GoodsKind) => async (call: CustomerCall<{ readonly orderId: string }>, tx: Tx) => ({
    refunded: await cancelOrder(tx, (await ownOrder(tx, call, kind)).id, call),
  });

/** Orders after they are placed in ../checkout. Paying them is in ../payment; their transitions are in ../../ordering/orders, for the operator too. */
export const orderRoutes = [
  answersCustomer(order.readOrderCount, ({ customer }, { database }) =>
    countOrders(database.read, customer.id),
  ),
  answersCustomer(order.listOrders, readReagentOrders),
  answersCustomer(order.listInstrumentOrders, readInstrumentOrders),
  answersCustomer(order.listUnshippedLines, readUnshipped),
  answersCustomer(order.readOrder, readReagentOrder),
  answersCustomer(order.readInstrumentOrder, readInstrumentOrderOf),
  changes(order.cancelOrder, cancelOwn("reagent")),
  changes(order.cancelInstrumentOrder, cancelOwn("instrument")),
  changes(order.reorder, reorder),
  changes(order.issueOrderPaperTicket, issuePaperTicket),
  downloads(order.downloadConfirmation, (call, services) =>
    openPaper({ ...call.params, paper: "confirmation" }, call, services),
  ),
  downloads(order.downloadInvoice, (call, services) =>
    openPaper({ ...call.params, paper: "invoice" }, call, services),
  ),
  downloads(order.downloadOrderPaper, async (call, services) => {
    const { paper } = call.params;
    return paper === "unknown" ? undefined : openPaper({ ...call.params, paper }, call, services);
  }),
  changes(issueAccountingTicket, issueAccountingFile),
  downloads(downloadAccountingFile, openAccountingFile),
  changes(order.issueOrderLabelsTicket, issueLabelsTicket),
  downloads(order.downloadOrderLabels, openLabels),
  changes(order.issueClaimPackTicket, issuePackTicket),
  downloads(order.downloadClaimPacks, openPacks),
  answersCustomer(order.listGoodsPapers, async (call, { database: { read } }) => {
    const found = await ownOrder(read, call);
    return {
      lines: await goodsPapers(read, found, call.language),
      hasRegulated: regulatedLines(await keptGoods(read, found)).length > 0,
    };
  }),
];
