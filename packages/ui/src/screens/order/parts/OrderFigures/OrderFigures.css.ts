import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const figures = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: space[3],
    "@media": {
      [from.tablet]: { display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[8]}` },
    },
  }),
);
export const figureTerm = style(inScreens({ ...typeScale[12], color: color.textMuted }));
export const figure = style(inScreens({ ...typeScale[16], minHeight: "24px", fontWeight: 500 }));

export const repay = style(inScreens({ marginInlineStart: space[2], ...typeScale[13] }));
