import { fen } from "@reagent/domain/money";
import { paymentKind } from "@reagent/domain/payment";
import type { Clock } from "../../../basics/clock.ts";
import type { Database } from "../../../database/database.ts";
import type { Gateway } from "../gateway.ts";
import { simulatedMethods } from "./methods.ts";
import { referenceOf } from "./notifier.ts";
import { findPayment, savePayment } from "./store.ts";

/** Paths of the simulator's pages. */
export const GATEWAY_PATHS = { bank: "/gateway/bank", wechat: "/gateway/wechat" } as const;

/** A gateway for shops without a real one: nothing leaves the machine and no money moves. */
export function openSimulator({
  database,
  clock,
  publicUrl,
}: {
  readonly database: Database;
  readonly clock: Clock;
  /** Origin of its pages, "https://shop.example". */
  readonly publicUrl: () => string;
}): Gateway {
  return {
    methods: simulatedMethods,
    begin: async (payment) => {
      await savePayment(database, payment, clock.now());
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
