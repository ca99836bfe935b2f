import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { screens } from "../../../../theme/layers.css.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;
/* The text of a quiet button is aligned with the edge; its padding overflows. */
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

/* Only the first action of a row has the accent colour, and the one under the pointer. */
globalStyle(`${actions.classNames.variants.place.row} > :not(:first-child)`, {
  "@layer": { [screens]: { color: color.textMuted } },
});
globalStyle(`${actions.classNames.variants.place.row} > :not(:first-child):hover`, {
  "@layer": { [screens]: { color: "revert-layer" } },
});
