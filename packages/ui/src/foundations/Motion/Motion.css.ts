import { style, styleVariants } from "@vanilla-extract/css";
import { inScreens } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { quick, normal, fly, ease } = vars.motion;

export const track = style(inScreens({ height: "24px", borderBottom: vars.hairline }));

export const runner = styleVariants({ quick, normal, fly }, (duration) =>
  inScreens({
    width: "24px",
    height: "24px",
    background: vars.color.accent,
    transition: `margin-inline-start ${duration} ${ease}`,
    selectors: { '[data-moved="true"] &': { marginInlineStart: "calc(100% - 24px)" } },
  }),
);
