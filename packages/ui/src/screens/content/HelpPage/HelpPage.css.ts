import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const old = style(inScreens({ paddingBlockEnd: space[4] }));
export const versions = style(
  inScreens({
    ...typeScale[13],
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[3],
    paddingBlockEnd: space[6],
    color: color.textMuted,
  }),
);
export const days = style(inScreens({ display: "flex", flexWrap: "wrap", columnGap: space[3] }));
