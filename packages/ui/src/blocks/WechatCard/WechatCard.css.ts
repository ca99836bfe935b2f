import { screenStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const card = screenStyle({
  ...typeScale[12],
  ...asGrid(2),
  justifyItems: "center",
  color: vars.color.textMuted,
  textAlign: "center",
});

/* The size of the code that loads. */
export const placeholder = screenStyle({ width: "144px", height: "144px" });
