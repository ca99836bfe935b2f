import { fit, height } from "../../components/LineArt/LineArt.css.ts";
import { screenStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const banner = screenStyle({
  ...asGrid(3),
  gridTemplateRows: "auto 1fr",
  height: "184px",
  padding: space[4],
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  ":hover": { color: "inherit", background: color.surfaceHover },
});

export const subject = screenStyle({ ...typeScale[14], fontWeight: 600, overflowWrap: "anywhere" });

export const art = screenStyle({
  vars: { [height]: "96px" },
  alignSelf: "end",
  justifySelf: "center",
  color: color.accent,
});

export const photograph = screenStyle({
  vars: { [fit]: "cover" },
  minHeight: 0,
  overflow: "hidden",
  borderRadius: vars.radius.small,
});
