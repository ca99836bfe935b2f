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

/* In a row, paying has an outline; the other actions are muted but for the one under the pointer. */
const { place, startsQuiet } = actions.classNames.variants;
for (const quiet of [
  `.${place.row} > :not(:first-child)`,
  `.${place.row}.${startsQuiet.true} > :first-child`,
]) {
  globalStyle(quiet, { "@layer": { [screens]: { color: color.textMuted } } });
  globalStyle(`${quiet}:hover`, { "@layer": { [screens]: { color: "revert-layer" } } });
}
