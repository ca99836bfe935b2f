import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { screens } from "../../../../theme/layers.css.ts";
import { overhang } from "../../../../theme/mixins.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

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
