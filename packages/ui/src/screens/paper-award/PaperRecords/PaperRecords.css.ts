import { style, styleVariants } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const wrapping = style(inScreens({ overflowWrap: "anywhere" }));
export const moment = style(
  inScreens({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }),
);
/* What is under review is bold. */
export const state = styleVariants({ waiting: inScreens({ fontWeight: 600 }), decided: {} });
export const reason = style(inScreens({ color: vars.color.textMuted, overflowWrap: "anywhere" }));
