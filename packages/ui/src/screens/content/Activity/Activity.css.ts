import { style } from "@vanilla-extract/css";
import { height } from "../../../components/LineArt/LineArt.css.ts";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const art = style(
  inScreens({
    vars: { [height]: "176px" },
    display: "grid",
    placeItems: "center",
    height: "216px",
    padding: space[5],
    marginBlockEnd: space[6],
    borderRadius: vars.radius.medium,
    background: color.surfaceSunken,
    color: color.accent,
  }),
);

export const over = style(inScreens({ paddingBlockEnd: space[6] }));
export const link = style(inScreens({ paddingBlockStart: space[6] }));
