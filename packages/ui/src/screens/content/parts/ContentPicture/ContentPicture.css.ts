import { height } from "../../../../components/LineArt/LineArt.css.ts";
import { screenStyle, screenVariants } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

const panel = screenStyle({
  marginBlockEnd: space[6],
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
});

const art = screenStyle([
  panel,
  {
    display: "grid",
    placeItems: "center",
    color: color.accent,
  },
]);

export const arts = screenVariants({
  medium: [art, { vars: { [height]: "144px" }, padding: space[4] }],
  large: [art, { vars: { [height]: "176px" }, height: "216px", padding: space[5] }],
});

/* All of it is shown, in the form that most photographs have. */
export const photograph = screenStyle([panel, { aspectRatio: "3 / 2" }]);
