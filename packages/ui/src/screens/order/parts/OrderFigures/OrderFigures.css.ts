import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const figures = screenStyle({
  ...asGrid(3),
  gridTemplateColumns: "1fr 1fr",
  "@media": {
    [from.tablet]: asWrappingRow(2, 8),
  },
});
export const figureTerm = screenStyle({ ...typeScale[12], color: color.textMuted });
export const figure = screenStyle({ ...typeScale[16], minHeight: "24px", fontWeight: 500 });

export const repay = screenStyle({ marginInlineStart: space[2], ...typeScale[13] });
