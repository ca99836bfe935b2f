import { code } from "./codec.ts";

/** Whether a cart line or an order is of reagents (1 on the wire) or of instruments (2). */
export const goodsKind = code({ 1: "reagent", 2: "instrument" }, "unknown");
