import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const facts = style(
  inScreens({
    ...typeScale[13],
    display: "flex",
    flexWrap: "wrap",
    gap: `${space[2]} ${space[8]}`,
    paddingBlock: `${space[3]} ${space[6]}`,
  }),
);
export const name = style(inScreens({ color: color.textMuted }));
