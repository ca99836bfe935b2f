import { height } from "../../../components/LineArt/LineArt.css.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const art = screenStyle({
  vars: { [height]: "144px" },
  display: "grid",
  placeItems: "center",
  padding: space[4],
  marginBlockEnd: space[6],
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  color: color.accent,
});

/* All of it is shown, in the form that most photographs have. */
export const photograph = screenStyle({
  aspectRatio: "3 / 2",
  marginBlockEnd: space[6],
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
});
