import type { HazardSymbolCode } from "@reagent/domain/hazard-symbol";
import { PICTOGRAM_SHAPES } from "@reagent/domain/pictogram-shapes";

const CROSS = ["M25 20l25 23.5L75 20l5 5-23.5 25L80 75l-5 5-25-23.5L25 80l-5-5 23.5-25L20 25z"];

/* The GHS took the symbols of the system before it over, but for the cross. */
export const FORMER_SHAPES: Readonly<Record<HazardSymbolCode, readonly string[]>> = {
  E: PICTOGRAM_SHAPES.GHS01,
  O: PICTOGRAM_SHAPES.GHS03,
  "F+": PICTOGRAM_SHAPES.GHS02,
  F: PICTOGRAM_SHAPES.GHS02,
  "T+": PICTOGRAM_SHAPES.GHS06,
  T: PICTOGRAM_SHAPES.GHS06,
  C: PICTOGRAM_SHAPES.GHS05,
  Xn: CROSS,
  Xi: CROSS,
  N: PICTOGRAM_SHAPES.GHS09,
};
