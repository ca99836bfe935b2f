import type { PaymentState } from "@reagent/domain/payment";
import type { GatewayFinding, ReceivedMoney } from "./gateway.ts";
import { orderNumber, otherOrder, WAYS_TO_PAY } from "./order-numbers.ts";
import type { Warn } from "./warn.ts";

/** An order at a provider, as an answer or a notice tells it. */
export interface ProviderOrder {
  /** Its `out_trade_no`. */
  readonly number: string;
  readonly state: PaymentState;
  /** What was paid; undefined where it is not paid. */
  readonly money: ReceivedMoney | undefined;
  /** Whether it was refunded at the provider before the shop knew of its payment. */
  readonly isRefunded: boolean;
}

interface Provider {
  /** The provider's name in the log. */
  readonly name: string;
  /** The present state of an order; undefined for one that was never made. */
  query(number: string): Promise<ProviderOrder | undefined>;
  /** Closes an order. Rejects where it cannot be closed: it is closed, paid, or was never made. */
  close(number: string): Promise<void>;
  readonly warn: Warn;
}

/** A payment as the two orders that it has at a provider. When one is paid, the other is closed. */
export interface TwoOrders {
  /** The state of a payment; undefined where the provider knows neither order. Where both were paid, it has the money of both. */
  find(paymentId: string): Promise<GatewayFinding | undefined>;
  /** Ends both orders. */
  close(paymentId: string): Promise<void>;
  /** Ends the other order of a payment one of whose orders was paid. Returns the money of that other one, which may be paid as well. */
  endOther(paidNumber: string): Promise<readonly ReceivedMoney[]>;
}

/** The two orders that each payment has at a provider (docs/decisions/2026-11-29-wechat-pay.md). */
export function twoOrders({ name, query, close, warn }: Provider): TwoOrders {
  /** Closes an order. Returns it where it can be paid no more for another reason, undefined where it is closed or was never made. */
  const end = async (number: string): Promise<ProviderOrder | undefined> => {
    try {
      await close(number);
      return undefined;
    } catch (failure) {
      const order = await query(number);
      if (order?.state === "open") throw failure;
      return order;
    }
  };

  return {
    find: async (paymentId) => {
      const numbers = WAYS_TO_PAY.map((way) => orderNumber(paymentId, way));
      const orders = (await Promise.all(numbers.map(query))).filter((order) => order !== undefined);
      for (const { number, isRefunded } of orders)
        if (isRefunded) warn({ number }, `an order at ${name} was refunded there`);
      const received = moneyOf(orders);
      if (received.length === 0) return orders.length > 0 ? { state: stateOf(orders) } : undefined;
      for (const { number, state } of orders) {
        if (state !== "open") continue;
        const late = await end(number).catch((failure: unknown) => {
          warn({ err: failure, number }, "the other order of a payment could not be closed");
          return undefined;
        });
        received.push(...moneyOf([late]));
      }
      return { state: "paid", received };
    },
    close: async (paymentId) => {
      await Promise.all(WAYS_TO_PAY.map((way) => end(orderNumber(paymentId, way))));
    },
    endOther: async (paidNumber) => moneyOf([await end(otherOrder(paidNumber))]),
  };
}

const moneyOf = (orders: readonly (ProviderOrder | undefined)[]): ReceivedMoney[] =>
  orders.flatMap((order) => order?.money ?? []);

/** The state of a payment none of whose orders is paid: open while one of them can be. */
function stateOf(orders: readonly ProviderOrder[]): Exclude<PaymentState, "paid"> {
  const has = (wanted: PaymentState) => orders.some(({ state }) => state === wanted);
  if (has("open")) return "open";
  return has("refused") ? "refused" : "abandoned";
}
