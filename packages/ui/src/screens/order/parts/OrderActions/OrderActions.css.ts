import { below, from } from "../../../../theme/breakpoints.ts";
import { globalScreenStyle, screenRecipe, screenStyle } from "../../../../theme/layered.ts";
import { asWrappingRow, overhang } from "../../../../theme/mixins.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color } = vars;

export const actions = screenRecipe({
  base: {
    ...asWrappingRow(1),
    "@media": { [from.tablet]: { justifyContent: "end" } },
  },
  variants: {
    place: {
      row: { "@media": { [from.tablet]: { marginInlineEnd: overhang } } },
      page: {},
    },
    startsQuiet: {
      true: { "@media": { [below.tablet]: { marginInlineStart: overhang } } },
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
  globalScreenStyle(quiet, { color: color.textMuted });
  globalScreenStyle(`${quiet}:hover`, { color: "revert-layer" });
}

/* The buttons of an invoice's documents. */
export const documents = screenStyle({
  ...asWrappingRow(1),
  "@media": { [from.tablet]: { justifyContent: "end" } },
});
