import type { HazardSymbolCode } from "@reagent/domain/hazard-symbol";
import type { ReactNode } from "react";
import { symbols } from "./symbols.tsx";

const cross = (
  <path d="M25 20l25 23.5L75 20l5 5-23.5 25L80 75l-5 5-25-23.5L25 80l-5-5 23.5-25L20 25z" />
);

/* The GHS took the symbols of the system before it over, but for the cross. */
export const formerSymbols: Readonly<Record<HazardSymbolCode, ReactNode>> = {
  E: symbols.GHS01,
  O: symbols.GHS03,
  "F+": symbols.GHS02,
  F: symbols.GHS02,
  "T+": symbols.GHS06,
  T: symbols.GHS06,
  C: symbols.GHS05,
  Xn: cross,
  Xi: cross,
  N: symbols.GHS09,
};
