import { height } from "../../../components/LineArt/LineArt.css.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const art = screenStyle({
  vars: { [height]: "176px" },
  display: "grid",
  placeItems: "center",
  height: "216px",
  padding: space[5],
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

export const over = screenStyle({ paddingBlockEnd: space[6] });
export const link = screenStyle({ paddingBlockStart: space[6] });
