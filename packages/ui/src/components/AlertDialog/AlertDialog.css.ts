import { componentStyle, componentVariants } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

const icon = {
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  height: "24px",
} as const;

export const mark = componentVariants({
  warning: { ...icon, color: color.text },
  error: { ...icon, color: color.hazard },
  success: { ...icon, color: color.inStock },
  info: { ...icon, color: color.textMuted },
});

/* Line breaks in a server message are kept. */
export const message = componentStyle({
  ...typeScale.body,
  color: color.textMuted,
  whiteSpace: "pre-line",
});
