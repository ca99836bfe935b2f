import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const figures = screenStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space[3],
  "@media": {
    [from.tablet]: { display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[8]}` },
  },
});
export const figureTerm = screenStyle({ ...typeScale[12], color: color.textMuted });
export const figure = screenStyle({ ...typeScale[16], minHeight: "24px", fontWeight: 500 });

export const repay = screenStyle({ marginInlineStart: space[2], ...typeScale[13] });
