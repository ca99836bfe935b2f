import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const price = screenStyle({
  display: "inline-flex",
  alignItems: "baseline",
  columnGap: vars.space[2],
});

export const before = screenStyle({ ...typeScale[13], color: vars.color.textMuted });
