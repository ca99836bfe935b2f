import * as v from "valibot";
import { couponEffect, type CouponTerms, UNCHOSEN_COUPON } from "./coupon.ts";
import { optionalText } from "./form-text.ts";
import { type FreightTerms, freightOf, USUAL_FREIGHT } from "./freight.ts";
import type { GoodsKind } from "./goods-kind.ts";
import { Invoice, type InvoiceField, type InvoiceType, isInvoiceSaved } from "./invoice.ts";
import { type Fen, fen, sum } from "./money.ts";

/** Up to this many addresses are shown as a list; more are searched (customer centre §9, address choice). */
export const MOST_LISTED_ADDRESSES = 5;

/** How an address is chosen. */
export function addressPicker(count: number): "list" | "search" {
  return count <= MOST_LISTED_ADDRESSES ? "list" : "search";
}

/** The initially chosen address: the one chosen before a reload, else the default one (customer centre §4, checkout). */
export function firstAddress<
  Address extends { readonly addressId: string; readonly isDefault: boolean },
>(addresses: readonly Address[], stored: string): Address | undefined {
  return (
    addresses.find(({ addressId }) => addressId === stored) ??
    addresses.find(({ isDefault }) => isDefault)
  );
}

/** In characters. */
export const LONGEST_REMARKS = { customerOrderNumber: 50, note: 200 } as const;

/** The customer's own order number, and a note. */
export const OrderRemarks = v.object({
  customerOrderNumber: optionalText(LONGEST_REMARKS.customerOrderNumber),
  note: optionalText(LONGEST_REMARKS.note),
});
export type OrderRemarks = v.InferOutput<typeof OrderRemarks>;

/** An order to be submitted. Invoice information that is saved already is not validated again. */
export interface Submission {
  readonly addressId: string;
  readonly couponId: string;
  readonly savedInvoiceType: InvoiceType;
  readonly invoice: Readonly<Record<InvoiceField, string> & { type: InvoiceType }>;
}

export type SubmissionProblem =
  | "address-unchosen"
  | "invoice-type-required"
  | "invoice-email-invalid"
  | "coupon-unchosen"
  | "invoice-unconfirmed";

/**
 * The problems that prevent the submission of an order: the address first, then the checks in their order (customer centre
 * §5, checkout submit checks).
 */
export function submissionProblems({
  addressId,
  couponId,
  savedInvoiceType,
  invoice,
}: Submission): readonly SubmissionProblem[] {
  const problems: SubmissionProblem[] = [];
  const bad = isInvoiceSaved(savedInvoiceType) ? new Set<string>() : badInvoiceFields(invoice);
  const isTyped = !bad.has("type");
  if (addressId === "") problems.push("address-unchosen");
  if (!isTyped) problems.push("invoice-type-required");
  if (isTyped && bad.has("email")) problems.push("invoice-email-invalid");
  if (couponId === UNCHOSEN_COUPON) problems.push("coupon-unchosen");
  bad.delete("email");
  if (isTyped && bad.size > 0) problems.push("invoice-unconfirmed");
  return problems;
}

function badInvoiceFields(invoice: Submission["invoice"]): Set<string> {
  const { issues = [] } = v.safeParse(Invoice, invoice);
  return new Set(issues.map(({ path }) => String(path?.[0]?.key)));
}

/** The totals of an order (customer centre §3, money summaries): payable = goods − coupon + freight. */
export interface OrderMoney {
  readonly goods: Fen;
  readonly coupon: Fen;
  readonly freight: Fen;
  readonly payable: Fen;
}

export interface CheckoutTotals {
  readonly reagentTotal: OrderMoney;
  readonly instrumentTotal: OrderMoney;
  readonly total: OrderMoney;
}

/** The totals of one order, from its goods, its coupon and the shop's freight. */
function orderMoney(
  kind: GoodsKind,
  goods: Fen,
  { coupon = fen(0), terms }: { readonly coupon?: Fen; readonly terms: FreightTerms },
): OrderMoney {
  const freight = freightOf(kind, goods, terms);
  return { goods, coupon, freight, payable: fen(goods - coupon + freight) };
}

/** The totals of a cart: each kind of goods is one order, and a coupon applies to the reagents. */
export function checkoutTotals(goods: {
  readonly reagents: Iterable<Fen>;
  readonly instruments: Iterable<Fen>;
  readonly coupon?: CouponTerms | undefined;
  /** Those of a shop that sets none of its own by default. */
  readonly freight?: FreightTerms;
}): CheckoutTotals {
  const reagents = sum(goods.reagents);
  const terms = goods.freight ?? USUAL_FREIGHT;
  const reagentTotal = orderMoney("reagent", reagents, {
    coupon: couponEffect(goods.coupon, reagents),
    terms,
  });
  const instrumentTotal = orderMoney("instrument", sum(goods.instruments), { terms });
  const both = (part: keyof OrderMoney) => sum([reagentTotal[part], instrumentTotal[part]]);
  return {
    reagentTotal,
    instrumentTotal,
    total: {
      goods: both("goods"),
      coupon: both("coupon"),
      freight: both("freight"),
      payable: both("payable"),
    },
  };
}
