import { fit, height } from "../../../../components/LineArt/LineArt.css.ts";
import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const row = screenStyle({
  ...asGrid(5),
  gridTemplateColumns: "96px minmax(0, 1fr)",
  alignItems: "center",
  "@media": { [from.tablet]: { gridTemplateColumns: "176px minmax(0, 42em)", gap: space[8] } },
});

export const art = screenStyle({
  vars: { [height]: "88px" },
  display: "grid",
  placeItems: "center",
  height: "96px",
  padding: space[1],
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  color: color.accent,
  "@media": {
    [from.tablet]: { vars: { [height]: "104px" }, height: "120px", padding: space[2] },
  },
});

export const photograph = screenStyle({
  vars: { [fit]: "cover" },
  height: "96px",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  "@media": { [from.tablet]: { height: "120px" } },
});

export const words = screenStyle({ display: "grid", minWidth: 0 });
export const note = screenStyle({ ...typeScale[13], color: color.accent });
export const subject = screenStyle({
  ...typeScale[16],
  fontWeight: 500,
  textWrap: "pretty",
  overflowWrap: "anywhere",
});
export const day = screenStyle({
  ...typeScale[13],
  paddingBlockStart: space[1],
  color: color.textMuted,
});
export const summary = screenStyle({
  ...typeScale.body,
  paddingBlockStart: space[1],
  color: color.textMuted,
});
