import { screenStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const card = screenStyle({
  height: "120px",
  padding: vars.space[5],
  background: vars.color.surfaceSunken,
});

export const banner = screenStyle({
  height: "240px",
  padding: vars.space[10],
  background: vars.color.banner,
  color: vars.color.onBanner,
});
