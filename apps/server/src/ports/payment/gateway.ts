import type { Fen } from "@reagent/domain/money";
import type { PaymentState } from "@reagent/domain/payment";
import type { Language, Words } from "../../http/language.ts";

/** A way of paying that a gateway offers. */
export interface OfferedMethod {
  readonly id: string;
  readonly code: string;
  readonly name: Words;
  /** Address of its mark. */
  readonly image: string;
}

/** What a gateway is asked to collect. */
export interface GatewayPayment {
  /** The shop's own id; the same id is the same payment. */
  readonly paymentId: string;
  readonly methodId: string;
  readonly amount: Fen;
  /** What is paid for, as the gateway's page tells it. */
  readonly subject: string;
  readonly language: Language;
  /** Path of the shop's page that the gateway leads back to. */
  readonly returnPath: string;
}

/** What takes customers' money, outside the shop. It tells by signed notices what came of a payment, and when it is asked. */
export interface Gateway {
  /** Both are empty where online payment is not offered. */
  readonly methods: {
    readonly person: readonly OfferedMethod[];
    readonly enterprise: readonly OfferedMethod[];
  };
  /** Begins a payment, or goes on with one; gives the address where it is made. */
  begin(payment: GatewayPayment): Promise<{ readonly url: string }>;
  /** What came of a payment so far; undefined where it knows none. */
  find(
    paymentId: string,
  ): Promise<
    { readonly state: PaymentState; readonly amount: Fen; readonly reference: string } | undefined
  >;
}

/** Where online payment is not offered. */
export const noGateway: Gateway = {
  methods: { person: [], enterprise: [] },
  begin: () => Promise.reject(new Error("Online payment is not offered.")),
  find: () => Promise.resolve(undefined),
};
