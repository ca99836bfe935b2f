import type { Fen } from "@reagent/domain/money";
import type { PaymentState } from "@reagent/domain/payment";
import type { Language, LocalizedText } from "../../basics/language.ts";

/** A payment method that a gateway offers. */
export interface OfferedMethod {
  readonly id: string;
  readonly code: string;
  readonly name: LocalizedText;
  /** URL of its logo. */
  readonly image: string;
}

/** How long a payment can be made after its start. The shop's order may be cancelled before; what is paid then is credited. */
export const PAYABLE_MS = 2 * 60 * 60 * 1000;

/** A payment that the shop has started. */
export interface KnownPayment {
  /** The shop's own id; a second `begin` with the same id continues the same payment. */
  readonly paymentId: string;
  readonly methodId: string;
  /** Until when it can be made, in epoch milliseconds; the same in each `begin` of a payment. */
  readonly payableUntil: number;
}

/** A payment that a gateway collects. */
export interface GatewayPayment extends KnownPayment {
  readonly amount: Fen;
  /** The description on the gateway's page, the same in each `begin` of a payment. */
  readonly subject: LocalizedText;
  readonly language: Language;
  /** The IP address of the customer's device. */
  readonly address: string;
  /** Path of the shop's page that the gateway links back to. */
  readonly returnPath: string;
}

/** Where a payment goes on. The shop passes on what `paymentStart` of the domain lets through. */
export interface GatewayStart {
  /** The page of a bank or of Alipay: https, or a path of the shop. With WeChat the content of the QR code, which a phone scans. */
  readonly url: string;
  /**
   * The page of WeChat or Alipay that a phone's own browser opens: https, or a path of the shop. Left out where the gateway has none. It
   * and `url` are one payment: the gateway takes money for `paymentId` once.
   */
  readonly mobileUrl?: string;
}

/** Money that a gateway has received. */
export interface ReceivedMoney {
  readonly amount: Fen;
  /** The gateway's own name of it, different for money that is paid again. */
  readonly reference: string;
}

/** A refund of a payment that was made. */
export interface PaymentReturn {
  /** The shop's own id; a repeat with the same id makes the same refund. */
  readonly returnId: string;
  readonly amount: Fen;
  /** What was paid, and the gateway's own name of it. */
  readonly paid: ReceivedMoney;
}

/** What became of a refund. One that waits is asked for again; one that failed was not and will not be made. */
export type ReturnState =
  | { readonly state: "made" }
  | { readonly state: "waiting" | "failed"; readonly problem: string };

/** What a gateway knows of a payment. A payment that was made twice has received more than once. */
export type GatewayFinding =
  | { readonly state: Exclude<PaymentState, "paid"> }
  | { readonly state: "paid"; readonly received: readonly ReceivedMoney[] };

/** A payment provider. It reports outcomes by signed notices, and on request. */
export interface Gateway {
  /** Without any where online payment is not offered. */
  readonly methods: {
    readonly person: readonly OfferedMethod[];
    readonly enterprise: readonly OfferedMethod[];
    readonly alipay: OfferedMethod | null;
  };
  /** Starts or continues a payment; returns where the customer pays. */
  begin(payment: GatewayPayment): Promise<GatewayStart>;
  /** The current state of a payment; undefined for an unknown one. */
  find(payment: KnownPayment): Promise<GatewayFinding | undefined>;
  /** Ends an open payment, so that it cannot be made any more. One that was made stays so, which `find` then says. */
  close(payment: KnownPayment): Promise<void>;
  /** Gives money of a payment back to where it came from, once for each id. Rejects where the gateway does not say what became of it. */
  giveBack(payment: KnownPayment, refund: PaymentReturn): Promise<ReturnState>;
}

/** All methods of a gateway. */
export const methodsIn = ({ person, enterprise, alipay }: Gateway["methods"]): OfferedMethod[] => [
  ...person,
  ...enterprise,
  ...(alipay ? [alipay] : []),
];

/** The gateway of a shop without online payment. */
export const noGateway: Gateway = {
  methods: { person: [], enterprise: [], alipay: null },
  begin: () => Promise.reject(new Error("Online payment is not offered.")),
  find: () => Promise.resolve(undefined),
  close: () => Promise.resolve(),
  giveBack: () => Promise.reject(new Error("Online payment is not offered.")),
};
