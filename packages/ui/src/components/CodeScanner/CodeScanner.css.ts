import { componentStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

export const scanner = componentStyle(asGrid(2));
export const picture = componentStyle({
  display: "block",
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.medium,
});
