import { fen } from "@reagent/domain/money";
import { paymentKind } from "@reagent/domain/payment";
import type { Clock } from "../../../clock.ts";
import type { Database } from "../../../database/database.ts";
import type { Gateway } from "../gateway.ts";
import { referenceOf } from "./courier.ts";
import { simulatedMethods } from "./methods.ts";
import { findPayment, keepPayment } from "./store.ts";

/** Where the simulator's pages are: a bank's, and WeChat's. */
export const GATEWAY_PATHS = { bank: "/gateway/bank", wechat: "/gateway/wechat" } as const;

/** A gateway of ours for where no real one is: nothing leaves the machine and no money moves. */
export function openSimulator({
  database,
  clock,
  publicUrl,
}: {
  readonly database: Database;
  readonly clock: Clock;
  /** "https://shop.example": where its pages are reached. */
  readonly publicUrl: () => string;
}): Gateway {
  return {
    methods: simulatedMethods,
    begin: async (payment) => {
      await keepPayment(database, payment, clock.now());
      const path = GATEWAY_PATHS[paymentKind(payment.methodId) === "wechat" ? "wechat" : "bank"];
      return { url: `${publicUrl()}${path}/${payment.paymentId}` };
    },
    find: async (paymentId) => {
      const payment = await findPayment(database, paymentId, clock.now());
      return (
        payment && {
          state: payment.state,
          amount: fen(payment.amount),
          reference: referenceOf(paymentId),
        }
      );
    },
  };
}
