import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const card = style(
  inScreens({ height: "120px", padding: vars.space[5], background: vars.color.surfaceSunken }),
);

export const banner = style(
  inScreens({
    height: "240px",
    padding: vars.space[10],
    background: vars.color.banner,
    color: vars.color.onBanner,
  }),
);
