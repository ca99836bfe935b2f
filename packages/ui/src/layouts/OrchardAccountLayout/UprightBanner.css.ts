import { height } from "../../components/LineArt/LineArt.css.ts";
import { screenStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const activity = screenStyle({
  ...asGrid(4),
  gridTemplateRows: "auto 1fr",
  height: "320px",
  padding: space[4],
  borderRadius: vars.radius.medium,
  background: color.pointsSubtle,
  ":hover": { color: color.points },
});

export const subject = screenStyle({ ...typeScale[16], fontWeight: 600, overflowWrap: "anywhere" });

export const art = screenStyle({
  vars: { [height]: "140px" },
  placeSelf: "center",
  color: color.points,
});
