import { fit, height } from "../../../components/LineArt/LineArt.css.ts";
import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const section = screenStyle({ paddingBlockEnd: space[10] });

export const newest = screenStyle({
  ...asGrid(6),
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const report = screenStyle({
  position: "relative",
  ...asGrid(1),
  alignContent: "start",
  paddingBlockStart: space[4],
  borderBlockStart: vars.hairline,
});
export const day = screenStyle({ ...typeScale[13], color: color.textMuted });
export const subject = screenStyle({
  ...typeScale[16],
  fontWeight: 500,
  textWrap: "pretty",
  overflowWrap: "anywhere",
});
export const summary = screenStyle({ ...typeScale.body, color: color.textMuted });

export const card = screenStyle({ position: "relative", ...asGrid(3) });
export const art = screenStyle({
  vars: { [height]: "144px" },
  display: "grid",
  placeItems: "center",
  height: "176px",
  padding: space[4],
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  color: color.accent,
});
export const photograph = screenStyle({
  vars: { [fit]: "cover" },
  height: "176px",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
});
export const cardTitle = screenStyle({
  ...typeScale.body,
  textWrap: "pretty",
  overflowWrap: "anywhere",
});
