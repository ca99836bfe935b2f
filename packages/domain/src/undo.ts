import type { PayStatus, ReviewStatus } from "./order.ts";

/** Why a recorded payment cannot be taken back. */
export type PaymentUndoProblem = "not-paid" | "not-a-transfer" | "reviewed" | "cancelled";

/**
 * Why a payment that the operator recorded cannot be taken back, undefined where it can: it was a bank transfer, and nothing rests on it
 * (decisions, taking steps back). What was paid in another way is given back by cancelling the order.
 */
export function paymentUndoProblem(order: {
  readonly payment: PayStatus;
  readonly review: ReviewStatus;
  readonly isTransfer: boolean;
}): PaymentUndoProblem | undefined {
  if (order.payment !== "paid") return "not-paid";
  if (order.review === "cancelled") return "cancelled";
  if (order.review !== "pending") return "reviewed";
  return order.isTransfer ? undefined : "not-a-transfer";
}

/** An invoice, as far as taking it back depends on it. */
interface IssuedInvoice {
  /** Empty where the tax office has not issued it. */
  readonly taxNumber: string;
  readonly isCreditNote: boolean;
  /** Whether a credit note reverses it. */
  readonly isCredited: boolean;
}

/** Why an invoice can be neither taken back nor credited. */
export type InvoiceUndoProblem = "credit-note" | "credited" | "numbered";

/** Why an invoice cannot be taken back, undefined where it can: the tax office has not issued it (decisions, taking steps back). */
export function invoiceUndoProblem(invoice: IssuedInvoice): InvoiceUndoProblem | undefined {
  return creditProblem(invoice) ?? (invoice.taxNumber === "" ? undefined : "numbered");
}

/** Why an invoice cannot be reversed by a credit note, undefined where it can: once. */
export function creditProblem({
  isCreditNote,
  isCredited,
}: Pick<IssuedInvoice, "isCreditNote" | "isCredited">): "credit-note" | "credited" | undefined {
  if (isCreditNote) return "credit-note";
  return isCredited ? "credited" : undefined;
}
