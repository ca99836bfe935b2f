import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

const icon = inComponents({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  height: "24px",
});

export const mark = styleVariants({
  warning: [style(icon), style(inComponents({ color: color.text }))],
  error: [style(icon), style(inComponents({ color: color.hazard }))],
  success: [style(icon), style(inComponents({ color: color.inStock }))],
  info: [style(icon), style(inComponents({ color: color.textMuted }))],
});

/* Line breaks in a server message are kept. */
export const message = style(
  inComponents({ ...typeScale.body, color: color.textMuted, whiteSpace: "pre-line" }),
);
