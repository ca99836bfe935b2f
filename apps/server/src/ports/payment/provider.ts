import type { IncomingHttpHeaders } from "node:http";
import type { Clock } from "../../basics/clock.ts";
import { type Gateway, type KnownPayment, methodsIn } from "./gateway.ts";
import type { ProviderOrder, TwoOrders } from "./two-orders.ts";
import type { Warn } from "./warn.ts";

/** What a provider notifies the shop of: a paid order, or something that the shop does not ask for. */
export type ProviderNotice =
  | { readonly kind: "paid"; readonly id: string; readonly order: ProviderOrder }
  | { readonly kind: "other"; readonly event: string };

/** A notice as it arrives. */
export interface ReceivedNotice {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The answer to a notice. */
export interface NoticeAnswer {
  readonly status: number;
  readonly body: string | object;
}

/** A gateway outside of the shop, and what its notices need. */
export interface Provider extends Gateway, Pick<TwoOrders, "endOther"> {
  /** Its name in the log. */
  readonly name: string;
  /** What the ids of its notices begin with among those of all providers. */
  readonly code: string;
  /** The path that receives its notices. */
  readonly noticePath: string;
  /** Reads a notice. Throws `ForgedNotice` without a valid signature, and an error for content that is not for this shop. */
  readNotice(notice: ReceivedNotice): ProviderNotice;
  /** The answer to a notice that was handled completely: it is sent no more. */
  readonly taken: NoticeAnswer;
  /** The answer to a notice that is to be sent again. */
  refused(status: number, message: string): NoticeAnswer;
}

export interface ProviderOptions {
  readonly clock: Clock;
  /** The shop's origin, where notices arrive and customers return. */
  readonly publicUrl: () => string;
  readonly warn: Warn;
}

/** All providers of a shop as one gateway. A payment by a method that none of them has any more is unknown. */
export function joinProviders(providers: readonly Gateway[]): Gateway {
  const providerFor = (methodId: string) =>
    providers.find(({ methods }) => methodsIn(methods).some(({ id }) => id === methodId));
  const requiredFor = ({ methodId }: KnownPayment) => {
    const provider = providerFor(methodId);
    if (!provider) throw new Error(`No gateway has the payment method ${methodId}.`);
    return provider;
  };
  return {
    methods: {
      person: providers.flatMap(({ methods }) => methods.person),
      enterprise: providers.flatMap(({ methods }) => methods.enterprise),
      alipay: providers.find(({ methods }) => methods.alipay)?.methods.alipay ?? null,
    },
    begin: async (payment) => requiredFor(payment).begin(payment),
    find: async (payment) => providerFor(payment.methodId)?.find(payment),
    close: async (payment) => providerFor(payment.methodId)?.close(payment),
    giveBack: async (payment, refund) => requiredFor(payment).giveBack(payment, refund),
  };
}
