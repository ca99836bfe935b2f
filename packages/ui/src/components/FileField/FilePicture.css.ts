import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const frame = componentStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "48px",
  height: "48px",
  overflow: "hidden",
  border: vars.hairline,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

export const picture = componentStyle({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  display: "block",
});
