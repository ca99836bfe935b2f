import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const link = style(
  inScreens({ color: vars.color.accent, textDecoration: "underline", textUnderlineOffset: "3px" }),
);
