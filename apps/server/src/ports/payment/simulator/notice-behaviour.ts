import type { PaymentNotice } from "@reagent/domain/payment";

/** How the simulator notifies the shop, rightly or wrongly. */
export const NOTICE_BEHAVIOURS = [
  "at-once",
  "late",
  "twice",
  "out-of-order",
  "wrong-amount",
  "wrong-signature",
  "never",
] as const;
export type NoticeBehaviour = (typeof NOTICE_BEHAVIOURS)[number];

/** A notice that is scheduled when a payment is decided. */
interface Planned {
  readonly outcome: PaymentNotice["outcome"];
  /** Added to the payment's amount, in fen. */
  readonly tooMuch: number;
  readonly isForged: boolean;
  /** Milliseconds after the decision. */
  readonly after: number;
  /** Notices of one payment with the same number are the same notice, sent again. */
  readonly number: number;
}

const SHORTLY_MS = 1500;
const LATE_MS = 20_000;

/** The notices that follow a decision. */
export function noticesOf(
  outcome: PaymentNotice["outcome"],
  behaviour: NoticeBehaviour,
): readonly Planned[] {
  const plain: Planned = { outcome, tooMuch: 0, isForged: false, after: 0, number: 0 };
  switch (behaviour) {
    case "at-once":
      return [plain];
    case "late":
      return [{ ...plain, after: LATE_MS }];
    case "twice":
      return [plain, { ...plain, after: SHORTLY_MS }];
    case "out-of-order":
      return [plain, { ...plain, outcome: "abandoned", after: SHORTLY_MS, number: 1 }];
    case "wrong-amount":
      return [{ ...plain, tooMuch: 1 }];
    case "wrong-signature":
      return [{ ...plain, isForged: true }];
    case "never":
      return [];
  }
}
