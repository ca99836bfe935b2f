import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const star = style(
  inScreens({
    display: "inline-grid",
    placeItems: "center",
    height: "20px",
    color: vars.color.accent,
  }),
);
