import type { GoodsKind } from "@reagent/domain/goods-kind";
import { screen } from "../../../screen.ts";

export const toPay = screen({
  address: "/to_pay/:orderId",
  path: ({ orderId, kind }: { orderId: string; kind: GoodsKind }) =>
    `/to_pay/${encodeURIComponent(orderId)}${kind === "instrument" ? "?type=2" : ""}`,
  visitors: "customers",
});
