import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { screens } from "../../../../theme/layers.css.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;
/* The words of a quiet button stand on the edge: its padding hangs over. */
const overhang = `calc(-1 * ${space[2]})`;

export const actions = recipe({
  base: inScreens({
    display: "flex",
    flexWrap: "wrap",
    gap: space[1],
    "@media": { [from.tablet]: { justifyContent: "end" } },
  }),
  variants: {
    place: {
      row: inScreens({ "@media": { [from.tablet]: { marginInlineEnd: overhang } } }),
      page: {},
    },
    startsQuiet: {
      true: inScreens({ "@media": { [below.tablet]: { marginInlineStart: overhang } } }),
      false: {},
    },
  },
});

/* One accent in a row: the first thing to do. */
globalStyle(`${actions.classNames.variants.place.row} > :not(:first-child, :hover)`, {
  "@layer": { [screens]: { color: color.textMuted } },
});
