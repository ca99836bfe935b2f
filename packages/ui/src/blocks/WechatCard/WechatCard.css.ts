import { screenStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const card = screenStyle({
  ...typeScale[12],
  display: "grid",
  justifyItems: "center",
  gap: vars.space[2],
  color: vars.color.textMuted,
  textAlign: "center",
});

/* The size of the code that loads. */
export const placeholder = screenStyle({ width: "144px", height: "144px" });
