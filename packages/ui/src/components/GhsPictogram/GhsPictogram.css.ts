import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/* The colours of the regulations in both themes and in forced-colours mode. */
export const pictogram = style(
  inComponents({ display: "block", flex: "none", forcedColorAdjust: "none" }),
);
export const diamond = style(inComponents({ fill: vars.color.ghsDiamond }));
export const field = style(inComponents({ fill: vars.color.ghsField }));
export const orangeField = style(inComponents({ fill: vars.color.hazardSymbolField }));
export const symbol = style(inComponents({ fill: vars.color.ghsSymbol }));
