import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

/* Four in a row; hairlines between the rows, no boxes. */
export const grid = screenStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: vars.space[4],
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: vars.space[8] },
    [from.laptop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export const place = screenStyle({ borderBottom: vars.hairline });
