import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const wrapping = style(inScreens({ overflowWrap: "anywhere" }));
export const moment = style(inScreens({ fontVariantNumeric: "tabular-nums" }));
export const reason = style(inScreens({ color: vars.color.textMuted, overflowWrap: "anywhere" }));
