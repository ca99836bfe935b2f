import { screenStyle, screenVariants } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const wrapping = screenStyle({ overflowWrap: "anywhere" });
export const moment = screenStyle({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
/* What is under review is bold. */
export const state = screenVariants({ waiting: { fontWeight: 600 }, decided: {} });
export const reason = screenStyle({ color: vars.color.textMuted, overflowWrap: "anywhere" });
