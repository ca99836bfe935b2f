import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/* The colours of the regulations in both themes and in forced-colours mode. */
export const pictogram = componentStyle({
  display: "block",
  flex: "none",
  forcedColorAdjust: "none",
});
export const diamond = componentStyle({ fill: vars.color.ghsDiamond });
export const field = componentStyle({ fill: vars.color.ghsField });
export const orangeField = componentStyle({ fill: vars.color.hazardSymbolField });
export const symbol = componentStyle({ fill: vars.color.ghsSymbol });
