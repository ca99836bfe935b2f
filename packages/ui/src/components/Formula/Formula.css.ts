import { componentStyle } from "../../theme/layered.ts";

/* No automatic space between letters and digits of a formula. */
export const formula = componentStyle({ whiteSpace: "nowrap", textAutospace: "no-autospace" });

/* As wide in every font: a wider glyph overflows on both sides. */
export const dot = componentStyle({
  display: "inline-flex",
  justifyContent: "center",
  width: "0.36em",
});
