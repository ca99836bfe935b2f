import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const swatch = style(
  inScreens({
    display: "block",
    width: "56px",
    height: "28px",
    borderRadius: vars.radius.small,
    border: vars.hairline,
  }),
);

export const sample = style(
  inScreens({
    display: "inline-block",
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.small,
    whiteSpace: "nowrap",
  }),
);

export const edge = style(
  inScreens({
    display: "inline-block",
    width: "56px",
    height: "20px",
    borderWidth: "2px",
    borderStyle: "solid",
  }),
);
