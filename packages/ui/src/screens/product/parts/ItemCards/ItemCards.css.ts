import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const cards = screenStyle({
  display: "grid",
  columnGap: vars.space[5],
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
/** Neighbours share a line. */
export const place = screenStyle({ minWidth: 0, marginBlockStart: "-1px" });
