import { codes } from "@reagent/api/contract/envelope";
import * as order from "@reagent/api/contract/order";
import { callMessages } from "@reagent/api/messages/call";
import { orderMessages } from "@reagent/api/messages/order";
import { cancelMessages } from "@reagent/api/messages/order";
import { sum, times } from "@reagent/domain/money";
import { LEGACY_BEFORE } from "@reagent/domain/order";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { chinese } from "./given.ts";

const vialLabels = { format: "vial", note: "A3" } as const;
const claimed = {
  from: "",
  to: "",
  orderCode: "",
  productCode: "",
  casNumber: "",
  customerOrderNumber: "",
  receiver: "",
  payment: "all",
  review: "all",
  relatedOrderCode: "",
} as const;
const filters = { ...claimed, pageSize: 10, page: 1 } as const;
const instruments = { ...filters, isInstrument: true, relatedOrderCode: "" } as const;
const named = (name: keyof Facts["orders"]) => (facts: Facts) => ({ orderId: facts.orders[name] });
const current = (name: keyof Facts["orders"]) => (facts: Facts) => ({
  ...named(name)(facts),
  isLegacy: false,
});
/** An id that no order has. */
const unknownOrder = { orderId: "none" };

function isNewestFirst({ orders }: order.OrderList): void {
  const moments = orders.map(({ createdAt }) => createdAt);
  expect(orders).not.toHaveLength(0);
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
}

function addsUp(read: order.ReagentOrder | order.InstrumentOrder): void {
  const { goodsAmount, couponAmount, freight, amount, lines, timeline } = read;
  for (const line of lines) expect(line.total).toBe(times(line.price, line.quantity));
  expect(goodsAmount).toBe(sum(lines.map(({ total }) => total)));
  expect(amount).toBe(goodsAmount - couponAmount + freight);
  expect(timeline[0]).toMatchObject({ event: "placed", at: read.createdAt });
}

/** Both parties have orders of the customer in every state, and more reagent orders since 2024 than fit on a page. */
export const exchanges: readonly Exchange[] = [
  answered("customer", order.readOrderCount, {}, ({ total, unpaid, paid }) =>
    expect(unpaid + paid).toBeLessThanOrEqual(total),
  ),
  answered("customer", order.listOrders, { ...filters, isLegacy: false }, (list) => {
    isNewestFirst(list);
    expect(list.orders).toHaveLength(10);
    expect(list.total).toBeGreaterThan(10);
    expect(list.orders.every(({ createdAt }) => createdAt >= LEGACY_BEFORE)).toBe(true);
    expect(list.orders.every(({ reviewStatusName }) => chinese.test(reviewStatusName))).toBe(true);
    expect(list.credit.isShown).toBe(true);
    expect(list.credit.used).toBeGreaterThan(0);
  }),
  answered(
    "customer",
    order.listOrders,
    { ...filters, isLegacy: true },
    (list) => {
      isNewestFirst(list);
      expect(list.orders.every(({ createdAt }) => createdAt < LEGACY_BEFORE)).toBe(true);
      expect(list.orderTotal).toBe(sum(list.orders.map(({ amount }) => amount)));
    },
    { language: "en", about: "old ones" },
  ),
  answered(
    "customer",
    order.listOrders,
    { ...filters, isLegacy: false, payment: "paid", review: "cancelled" },
    ({ orders, total, orderTotal, refundTotal }) => {
      expect(total).toBe(orders.length);
      expect(orders.every(({ payStatus }) => payStatus === "paid")).toBe(true);
      expect(refundTotal).toBe(orderTotal);
    },
    { about: "those that were paid and cancelled" },
  ),
  answered(
    "customer",
    order.listOrders,
    { ...filters, isLegacy: false, orderCode: "mk2" },
    ({ total }) => expect(total).toBeGreaterThan(0),
    { about: "by a part of the order number" },
  ),
  answered("customer", order.listInstrumentOrders, instruments, isNewestFirst),
  answered(
    "customer",
    order.listInstrumentOrders,
    { ...instruments, relatedOrderCode: "MK0" },
    ({ total }) => expect(total).toBe(0),
    { about: "placed with an unknown order" },
  ),
  answered(
    "customer",
    order.listUnshippedLines,
    { ...filters, pageSize: 50 },
    ({ lines, total, waitingTotal }) => {
      expect(total).toBe(lines.length);
      expect(waitingTotal).toBe(
        sum(
          lines.map(({ price, quantity, sentQuantity }) => times(price, quantity - sentQuantity)),
        ),
      );
      for (const { state, isCancelled, quantity, sentQuantity } of lines) {
        expect(state).toBe("open");
        expect(isCancelled).toBe(false);
        expect(sentQuantity).toBeLessThan(quantity);
      }
      expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(["reagent", "instrument"]));
    },
  ),
  answered("customer", order.readOrder, current("paired"), (read, { orders }) => {
    addsUp(read);
    expect(read).toMatchObject({ payStatus: "paid", relatedOrderId: orders.pairedInstrument });
  }),
  answered(
    "customer",
    order.readOrder,
    ({ orders }) => ({ orderId: orders.old, isLegacy: true }),
    (read) => expect(read.createdAt).toBeLessThan(LEGACY_BEFORE),
    { language: "en", about: "an old one" },
  ),
  answered(
    "customer",
    order.readOrder,
    current("reviewed"),
    (read) => {
      addsUp(read);
      expect(read).toMatchObject({ isOnCredit: true, isReturnable: true });
      expect(read.invoices).toHaveLength(read.invoiceUrls.length);
      expect(read.invoiceUrls[0]).toMatch(/^\/pdf\/invoice\/download\?order_id=/u);
    },
    { about: "an invoiced one" },
  ),
  answered(
    "customer",
    order.readOrder,
    current("invoiced"),
    (read, { orders }) => {
      addsUp(read);
      expect(read.invoices.map(({ invoiceCode }) => invoiceCode)).toEqual([
        expect.any(String),
        orders.lastInvoice,
      ]);
      expect(sum(read.invoices.map(({ amount }) => amount))).toBeLessThanOrEqual(read.amount);
      expect(read.invoiceUrls[1]).toContain(`invoice_code=${orders.lastInvoice}`);
    },
    { about: "one invoiced in parts" },
  ),
  answered("customer", order.readInstrumentOrder, named("pairedInstrument"), (read, { orders }) => {
    addsUp(read);
    expect(read.relatedOrderId).toBe(orders.paired);
    expect(Object.keys(read.lines[0]?.attributes ?? {})).not.toHaveLength(0);
  }),
  refused(
    "customer",
    order.readOrder,
    ({ orders }) => ({ orderId: orders.old, isLegacy: false }),
    codes.notFound,
    orderMessages.missing,
    "an old order that is requested as a new one",
  ),
  refused(
    "customer",
    order.readInstrumentOrder,
    unknownOrder,
    codes.notFound,
    orderMessages.missing,
    "an unknown order",
  ),
  answered("customer", order.reorder, named("reviewed"), ({ added, missing }) => {
    expect(added).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  }),
  refused(
    "customer",
    order.reorder,
    unknownOrder,
    codes.notFound,
    orderMessages.missing,
    "an unknown order",
  ),
  refused(
    "customer",
    order.reorder,
    { orderId: "" },
    codes.badRequest,
    callMessages.unreadable("so_id"),
    "no order named",
  ),
  answered(
    "customer",
    order.issueOrderPaperTicket,
    (facts) => ({ ...named("reviewed")(facts), paper: "confirmation" as const, invoiceCode: "" }),
    ({ url }) => expect(url).toMatch(/^\/pdf\/soc\/download\?order_id=.+&ticket=.+/u),
  ),
  answered(
    "customer",
    order.issueOrderPaperTicket,
    (facts) => ({
      ...named("invoiced")(facts),
      paper: "invoice" as const,
      invoiceCode: facts.orders.lastInvoice,
    }),
    ({ url }, { orders }) => {
      expect(url).toMatch(/^\/pdf\/invoice\/download\?/u);
      expect(url).toContain(`&invoice_code=${orders.lastInvoice}`);
    },
    { about: "the last invoice" },
  ),
  answered(
    "customer",
    order.issueOrderPaperTicket,
    (facts) => ({ ...named("reviewed")(facts), paper: "dossier" as const, invoiceCode: "" }),
    ({ url }) => expect(url).toMatch(/^\/pdf\/order\/download\?order_id=.+&paper=dossier/u),
    { about: "the dossier" },
  ),
  refused(
    "customer",
    order.issueOrderPaperTicket,
    (facts) => ({ ...named("old")(facts), paper: "lawful-use" as const, invoiceCode: "" }),
    codes.notFound,
    callMessages.noDocument,
    "a statement of lawful use where nothing is regulated",
  ),
  answered(
    "customer",
    order.issueOrderLabelsTicket,
    (facts) => ({ ...named("invoiced")(facts), ...vialLabels }),
    ({ url }) => expect(url).toMatch(/^\/pdf\/labels\/download\?order_id=.+&format=vial/u),
  ),
  refused(
    "customer",
    order.issueOrderLabelsTicket,
    (facts) => ({ ...named("unpaid")(facts), ...vialLabels }),
    codes.notFound,
    orderMessages.noLabels,
    "nothing was sent",
  ),
  refused(
    "customer",
    order.issueOrderLabelsTicket,
    (facts) => ({ ...named("invoiced")(facts), format: "unknown" as const, note: null }),
    codes.badRequest,
    callMessages.badRequest,
    "an unknown format",
  ),
  answered("customer", order.issueClaimPackTicket, { ...claimed, list: "reagent" }, ({ url }) =>
    expect(url).toMatch(/^\/pdf\/orders\/download\?ticket=.+/u),
  ),
  refused(
    "customer",
    order.issueClaimPackTicket,
    { ...claimed, list: "reagent", orderCode: "MK0" },
    codes.notFound,
    orderMessages.nothingToClaim,
    "no order that matches",
  ),
  refused(
    "customer",
    order.issueClaimPackTicket,
    { ...claimed, list: "unknown" },
    codes.badRequest,
    callMessages.badRequest,
    "an unknown list",
  ),
  answered("customer", order.listGoodsPapers, named("reviewed"), ({ lines }) => {
    expect(lines.length).toBeGreaterThan(0);
    for (const { productCode, description, quantity, safetyDataSheetUrl } of lines) {
      expect(productCode).not.toBe("");
      expect(description).not.toBe("");
      expect(quantity).toBeGreaterThan(0);
      expect(safetyDataSheetUrl).toMatch(/^\/api\/document\?kind=msds&subject=.+&lang=cn$/u);
    }
    expect(lines.map(({ sheetRevisedOn }) => sheetRevisedOn)).toEqual(lines.map(() => null));
  }),
  refused(
    "customer",
    order.listGoodsPapers,
    unknownOrder,
    codes.notFound,
    orderMessages.missing,
    "an unknown order",
  ),
  refused(
    "customer",
    order.issueOrderPaperTicket,
    (facts) => ({
      ...named("old")(facts),
      paper: "invoice" as const,
      invoiceCode: facts.orders.lastInvoice,
    }),
    codes.notFound,
    callMessages.noDocument,
    "an invoice of another order",
  ),
  refused(
    "customer",
    order.issueOrderPaperTicket,
    (facts) => ({
      ...named("old")(facts),
      paper: "tax-pdf" as const,
      invoiceCode: facts.orders.lastInvoice,
    }),
    codes.notFound,
    callMessages.noDocument,
    "the tax office's document of another order's invoice",
  ),
  refused(
    "customer",
    order.issueOrderPaperTicket,
    { ...unknownOrder, paper: "confirmation", invoiceCode: "" },
    codes.notFound,
    orderMessages.missing,
    "an unknown order",
  ),
  refused(
    "customer",
    order.issueOrderPaperTicket,
    (facts) => ({ ...named("reviewed")(facts), paper: "unknown" as const, invoiceCode: "" }),
    codes.badRequest,
    callMessages.badRequest,
    "an unknown document",
  ),
  refused(
    "customer",
    order.cancelOrder,
    unknownOrder,
    codes.notFound,
    orderMessages.missing,
    "an unknown order",
  ),
  refused(
    "customer",
    order.cancelOrder,
    named("paired"),
    codes.locked,
    cancelMessages.related,
    "one of a pair",
  ),
  refused(
    "customer",
    order.cancelOrder,
    named("reviewed"),
    codes.locked,
    cancelMessages.reviewed,
    "a reviewed order",
  ),
  refused(
    "customer",
    order.cancelInstrumentOrder,
    unknownOrder,
    codes.notFound,
    orderMessages.missing,
    "an unknown order",
  ),
  refused(
    "customer",
    order.cancelInstrumentOrder,
    named("reviewedInstrument"),
    codes.locked,
    cancelMessages.reviewed,
    "a reviewed order",
  ),
  answered("customer", order.cancelOrder, named("unpaid"), ({ refunded }) =>
    expect(refunded).toBe(0),
  ),
  answered("customer", order.cancelInstrumentOrder, named("pairedInstrument")),
];
