import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const editor = componentStyle({
  position: "relative",
  height: "clamp(440px, 57vh, 520px)",
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  overflow: "hidden",
});
export const frame = componentStyle({
  display: "block",
  width: "100%",
  height: "100%",
  border: 0,
});
export const cover = componentStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: vars.color.surface,
});
