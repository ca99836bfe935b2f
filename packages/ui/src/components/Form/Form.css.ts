import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/* Fields reserve a line for messages, so the gap is small. */
/* Red like the message of a field (storefront §8, login failure). */
export const refusal = style(inComponents({ color: vars.color.hazard, scrollMarginBlock: "16px" }));

export const form = style(inComponents({ display: "grid", gap: "4px", minWidth: 0 }));
