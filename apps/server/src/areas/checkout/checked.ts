import type { Address } from "@reagent/api/contract/address";
import type { createOrder } from "@reagent/api/contract/checkout";
import type { Coupon } from "@reagent/api/contract/coupon";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { InvoiceInfo } from "@reagent/api/contract/invoice";
import { checkoutMessages } from "@reagent/api/messages/checkout";
import type { Message } from "@reagent/api/messages/message";
import { checkoutTotals, OrderRemarks } from "@reagent/domain/checkout";
import { UNCHOSEN_COUPON } from "@reagent/domain/coupon";
import type { FreightTerms } from "@reagent/domain/freight";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import type { InvoiceSplit } from "@reagent/domain/invoice-split";
import { blocksOrder } from "@reagent/domain/restriction";
import * as v from "valibot";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, TxServices } from "../../calls/call.ts";
import type { Place } from "../../customers/addresses.ts";
import { readInvoiceAddressOf } from "../../customers/invoice-address.ts";
import { readInvoiceOf } from "../../customers/invoices.ts";
import type { Tx } from "../../database/database.ts";
import { checkedQuantity } from "../../ordering/cart/add.ts";
import { whyOverLimit } from "../../ordering/orders/unpaid-limit.ts";
import { chosenAddress, chosenCoupon, selectedLines } from "./choices.ts";
import { readLimit } from "./limit.ts";
import { amountsOf, type OrderableLine } from "./lines.ts";

export type CreatingCall = CustomerCall<ParamsOf<typeof createOrder>>;

/** A valid order that can be placed. */
export interface CheckedOrder {
  readonly lines: readonly OrderableLine[];
  readonly address: Address;
  readonly coupon: Coupon | undefined;
  readonly freight: FreightTerms;
  readonly invoice: InvoiceInfo;
  /** Undefined where the invoice goes with the goods. */
  readonly invoicePlace: Place | undefined;
  readonly remarks: OrderRemarks;
  readonly invoiceSplit: InvoiceSplit;
}

/** Checks an order in the sequence of the checkout (customer centre §5, checkout submit checks); refuses at the first failure. */
export async function checkedOrder(
  tx: Tx,
  call: CreatingCall,
  {
    heldItems,
    isPoisonLicenceRequired,
    unpaidOrders,
    freight,
  }: Pick<TxServices, "heldItems" | "isPoisonLicenceRequired" | "unpaidOrders" | "freight">,
): Promise<CheckedOrder> {
  const { params, customer, language } = call;
  const lines = await selectedLines(tx, call);
  const address = await chosenAddress(tx, call);
  if (!address) {
    throw refusal(checkoutMessages.addressUnchosen);
  }
  const invoice = await readInvoiceOf(tx, customer.id);
  if (!isInvoiceSaved(invoice.type)) {
    throw refusal(checkoutMessages.invoiceTypeRequired);
  }
  if (params.couponId === UNCHOSEN_COUPON) {
    throw refusal(checkoutMessages.couponUnchosen);
  }
  const coupon = await chosenCoupon(tx, call, lines);
  const invoicePlace = await chosenInvoicePlace(tx, call);
  const remarks = checkedRemarks(call);
  for (const { columns } of lines) {
    checkedQuantity(columns.quantity, language);
  }
  const limit = await readLimit(tx, call, {
    lines,
    address,
    heldItems,
    isPoisonLicenceRequired,
  });
  if (blocksOrder(limit)) {
    throw refusal(
      checkoutMessages.limited({
        limit: limit.message,
        productCodes: limit.products.map(({ productCode }) => productCode),
        filings: limit.filings,
      }),
    );
  }
  for (const { stock: free, columns } of lines) {
    const { product_code: productCode, pinned_batch: batchCode, quantity } = columns;
    if (batchCode !== "" && quantity > free)
      throw refusal(checkoutMessages.batchShort({ productCode, batchCode, free }));
  }
  const overLimit = await whyOverLimit(tx, call, lines, unpaidOrders.limit);
  if (overLimit) {
    throw new Refusal(codes.badRequest, overLimit);
  }
  const { total } = checkoutTotals({ ...amountsOf(lines), coupon, freight });
  if (params.expectedTotal !== null && params.expectedTotal !== total.payable) {
    throw new Refusal(codes.priceChanged, checkoutMessages.priceChanged[language]);
  }
  const { invoiceSplit } = params;
  return {
    lines: withFunds(lines, params),
    address,
    coupon,
    freight,
    invoice,
    invoicePlace,
    remarks,
    invoiceSplit,
  };

  function refusal(message: Message): Refusal {
    return new Refusal(codes.badRequest, message[language]);
  }
}

/** The lines with the funds that pay for them, where these are invoiced by fund. */
function withFunds(
  lines: readonly OrderableLine[],
  { invoiceSplit, funds }: CreatingCall["params"],
): OrderableLine[] {
  const fundOf = (line: OrderableLine) =>
    funds?.find(({ kind, productId }) => kind === line.kind && productId === line.productId)?.fund;
  return lines.map((line) => {
    const fund = invoiceSplit === "fund" ? (fundOf(line)?.trim() ?? "") : "";
    return { ...line, columns: { ...line.columns, fund } };
  });
}

async function chosenInvoicePlace(
  tx: Tx,
  { params, customer, language }: CreatingCall,
): Promise<Place | undefined> {
  if (params.invoiceAddressId === "") {
    return undefined;
  }
  const place = await readInvoiceAddressOf(tx, customer.id);
  if (place.addressId !== params.invoiceAddressId) {
    throw new Refusal(codes.notFound, checkoutMessages.invoiceAddressMissing[language]);
  }
  return place;
}

const tooLong = {
  customerOrderNumber: checkoutMessages.customerOrderNumberTooLong,
  note: checkoutMessages.noteTooLong,
} as const;

function checkedRemarks({ params, language }: CreatingCall): OrderRemarks {
  const read = v.safeParse(OrderRemarks, params);
  if (!read.success) {
    const field = v.getDotPath(read.issues[0]) as keyof OrderRemarks;
    throw new Refusal(codes.badRequest, tooLong[field][language]);
  }
  return read.output;
}
