import { screenRecipe, screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const name = screenRecipe({
  base: { fontWeight: 600, overflowWrap: "anywhere" },
  variants: { isLong: { true: typeScale[20], false: typeScale[26] } },
});
export const otherName = screenStyle({
  ...typeScale[16],
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
