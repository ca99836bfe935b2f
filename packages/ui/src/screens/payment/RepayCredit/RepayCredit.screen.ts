import type { GoodsKind } from "@reagent/domain/goods-kind";
import { screen } from "../../../screen.ts";

/** Repays all used credit by online banking. */
export const repayAll = screen({
  address: "/cart/to_payall",
  visitors: "customers",
  title: { zh: "信用还款", en: "Repay credit" },
});

export const repayOrder = screen({
  address: "/cart/to_payback/:orderId",
  path: ({ orderId, kind }: { orderId: string; kind: GoodsKind }) =>
    `/cart/to_payback/${encodeURIComponent(orderId)}${kind === "instrument" ? "?type=2" : ""}`,
  visitors: "customers",
});
