import { code } from "./codec.ts";

/** Cart lines and orders are of two kinds that are never mixed: 1 and 2 on the wire. */
export const lineKind = code({ 1: "reagent", 2: "instrument" }, "unknown");
