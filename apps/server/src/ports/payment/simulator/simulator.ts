import { fen } from "@reagent/domain/money";
import { paymentKind } from "@reagent/domain/payment";
import type { Clock } from "../../../basics/clock.ts";
import type { Database } from "../../../database/database.ts";
import type { Gateway } from "../gateway.ts";
import { simulatedMethods } from "./methods.ts";
import { referenceOf } from "./notifier.ts";
import { decidePayment, findPayment, savePayment } from "./store.ts";

/** Paths of the simulator's pages; that of `phone` stands for WeChat's page in the browser of the phone that pays. */
export const GATEWAY_PATHS = {
  bank: "/gateway/bank",
  wechat: "/gateway/wechat",
  phone: "/gateway/phone",
} as const;

/** A gateway for shops without a real one: nothing leaves the machine and no money moves. */
export function openSimulator({
  database,
  clock,
  publicUrl,
}: {
  readonly database: Database;
  readonly clock: Clock;
  /** Origin of the page in the QR code, "https://shop.example". */
  readonly publicUrl: () => string;
}): Gateway {
  return {
    methods: simulatedMethods,
    begin: async (payment) => {
      await savePayment(database, payment, clock.now());
      const page = (path: string) => `${path}/${payment.paymentId}`;
      return paymentKind(payment.methodId) === "wechat"
        ? {
            url: `${publicUrl()}${page(GATEWAY_PATHS.wechat)}`,
            mobileUrl: page(GATEWAY_PATHS.phone),
          }
        : { url: page(GATEWAY_PATHS.bank) };
    },
    find: async ({ paymentId }) => {
      const payment = await findPayment(database, paymentId, clock.now());
      if (payment?.state !== "paid") return payment && { state: payment.state };
      const received = [{ amount: fen(payment.amount), reference: referenceOf(paymentId) }];
      return { state: "paid", received };
    },
    close: ({ paymentId }) =>
      decidePayment(database, paymentId, {
        outcome: "abandoned",
        behaviour: "never",
        now: clock.now(),
      }),
    // No money moves.
    giveBack: () => Promise.resolve({ state: "made" }),
  };
}
