import { MOST_CLAIMED_ORDERS } from "@reagent/domain/kept-goods";
import { fen } from "@reagent/domain/money";
import { isLegacy } from "@reagent/domain/order";
import { addressOf } from "../../client/address.ts";
import { type ParamsOf } from "../../contract/endpoint.ts";
import { codes } from "../../contract/envelope.ts";
import {
  cancelInstrumentOrder,
  cancelOrder,
  downloadClaimPacks,
  downloadConfirmation,
  downloadInvoice,
  downloadOrderLabels,
  downloadOrderPaper,
  issueClaimPackTicket,
  issueOrderLabelsTicket,
  issueOrderPaperTicket,
  listGoodsPapers,
  listInstrumentOrders,
  listOrders,
  listUnshippedLines,
  readInstrumentOrder,
  readOrder,
  readOrderCount,
  reorder,
} from "../../contract/order.ts";
import { callMessages } from "../../messages/call.ts";
import { orderMessages } from "../../messages/order.ts";
import type { AreaMock } from "../area-mock.ts";
import { goodsPapersOf, hasRegulatedGoods } from "../samples/goods-papers.ts";
import { instrumentOrders, reagentOrders } from "../samples/order-pages.ts";
import { instrumentOrderList, orderCount, orderList, unshippedLines } from "../samples/orders.ts";
import { answers, refusal } from "../verbs.ts";

const TAX_FORMATS = { "tax-pdf": "pdf", "tax-ofd": "ofd", "tax-xml": "xml" } as const;

const isTaxPaper = (paper: string): paper is keyof typeof TAX_FORMATS => paper in TAX_FORMATS;

/** The URL of a paper of an order, with a ticket. */
function orderPaper({ orderId, paper, invoiceCode }: ParamsOf<typeof issueOrderPaperTicket>) {
  const params = { orderId, isInstrument: false, ticket: "a-ticket" };
  if (paper === "confirmation") return { url: addressOf(downloadConfirmation, "", params) };
  if (paper === "unknown") return refusal(codes.badRequest, callMessages.badRequest);
  if (paper !== "invoice" && !isTaxPaper(paper)) {
    return paper === "lawful-use" && !hasRegulatedGoods(orderId)
      ? refusal(codes.notFound, callMessages.noDocument)
      : { url: addressOf(downloadOrderPaper, "", { ...params, paper }) };
  }
  const format = paper === "invoice" ? "own-paper" : TAX_FORMATS[paper];
  const orders = [...reagentOrders(), ...instrumentOrders()];
  const invoices = orders.find((each) => each.orderId === orderId)?.invoices ?? [];
  const invoice = invoices.find((each) => each.invoiceCode === invoiceCode);
  return invoice && (format === "own-paper" || invoice.formats.includes(format))
    ? { url: addressOf(downloadInvoice, "", { ...params, invoiceCode, format }) }
    : refusal(codes.notFound, callMessages.noDocument);
}

/** The URL of the claim packs of the orders that match, but for cancelled ones. */
function claimPacks({ list, ...filters }: ParamsOf<typeof issueClaimPackTicket>) {
  if (list === "unknown") return refusal(codes.badRequest, callMessages.badRequest);
  const all = { ...filters, page: 1, pageSize: MOST_CLAIMED_ORDERS + 1 };
  const { orders } =
    list === "instrument"
      ? instrumentOrderList(all)
      : orderList({ ...all, isLegacy: list === "old" });
  const claimed = orders.filter(({ reviewStatus }) => reviewStatus !== "cancelled");
  if (claimed.length === 0) return refusal(codes.notFound, orderMessages.nothingToClaim);
  return claimed.length > MOST_CLAIMED_ORDERS
    ? refusal(codes.badRequest, orderMessages.tooManyToClaim)
    : { url: addressOf(downloadClaimPacks, "", { ticket: "a-ticket" }) };
}

/** The URL of the labels of an order whose goods were sent with their batches. */
function orderLabels({ orderId, format, note }: ParamsOf<typeof issueOrderLabelsTicket>) {
  if (format === "unknown") return refusal(codes.badRequest, callMessages.badRequest);
  const lines = goodsPapersOf(orderId);
  if (!lines) return refusal(codes.notFound, orderMessages.missing);
  return lines.some(({ batches }) => batches.some(({ batchCode }) => batchCode !== ""))
    ? { url: addressOf(downloadOrderLabels, "", { orderId, format, note, ticket: "a-ticket" }) }
    : refusal(codes.notFound, orderMessages.noLabels);
}

export const order: AreaMock = () => [
  answers(downloadConfirmation, {}),
  answers(downloadInvoice, {}),
  answers(downloadOrderPaper, {}),
  answers(readOrderCount, orderCount),
  answers(listOrders, orderList),
  answers(listInstrumentOrders, instrumentOrderList),
  answers(listUnshippedLines, unshippedLines),
  answers(
    readOrder,
    ({ orderId, isLegacy: isHistory }, language) =>
      reagentOrders(language).find(
        (each) => each.orderId === orderId && isLegacy(each.createdAt) === isHistory,
      ) ?? refusal(codes.notFound, orderMessages.missing),
  ),
  answers(
    readInstrumentOrder,
    ({ orderId }, language) =>
      instrumentOrders(language).find((each) => each.orderId === orderId) ??
      refusal(codes.notFound, orderMessages.missing),
  ),
  answers(cancelOrder, { refunded: fen(0) }),
  answers(cancelInstrumentOrder, { refunded: fen(0) }),
  answers(reorder, { added: 1, missing: [] }),
  answers(issueOrderPaperTicket, orderPaper),
  answers(issueClaimPackTicket, claimPacks),
  answers(issueOrderLabelsTicket, orderLabels),
  answers(downloadOrderLabels, {}),
  answers(downloadClaimPacks, {}),
  answers(listGoodsPapers, ({ orderId }, language) => {
    const lines = goodsPapersOf(orderId, language);
    return lines
      ? { lines, hasRegulated: hasRegulatedGoods(orderId) }
      : refusal(codes.notFound, orderMessages.missing);
  }),
];
