import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

export const group = componentStyle({ ...asGrid(1), minWidth: 0 });

/* The names of autonomous prefectures are long: three columns need a tablet's width. */
export const fields = componentStyle({
  ...asGrid(1),
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: vars.space[3],
    },
  },
});
