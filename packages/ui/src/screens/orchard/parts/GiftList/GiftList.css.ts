import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const grid = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: space[8],
      paddingBlockStart: space[8],
    },
    [from.laptop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space[10] },
  },
});

export const pager = screenStyle({ paddingBlockStart: space[8] });

/* Reserves its line, so that nothing moves when the grains have loaded. */
export const affordable = screenStyle({
  ...typeScale[14],
  minHeight: typeScale[14].lineHeight,
  marginBlockStart: space[4],
  color: color.points,
  "@media": { [from.tablet]: { marginBlockStart: space[5] } },
});
