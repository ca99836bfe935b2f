import { GOODS_KIND_CODE } from "@reagent/domain/goods-kind";
import { code } from "./codec.ts";

/** Whether a cart line or an order is of reagents (1 on the wire) or of instruments (2). */
export const goodsKind = code(
  { [GOODS_KIND_CODE.reagent]: "reagent", [GOODS_KIND_CODE.instrument]: "instrument" },
  "unknown",
);
