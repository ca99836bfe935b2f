import { below, from } from "../../../../theme/breakpoints.ts";
import { screenRecipe } from "../../../../theme/layered.ts";
import { asWrappingRow, overhang } from "../../../../theme/mixins.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const actions = screenRecipe({
  base: {
    ...asWrappingRow(1),
    "@media": { [from.tablet]: { justifyContent: "end" } },
  },
  variants: {
    place: {
      row: {
        "@media": {
          [from.tablet]: { marginInlineEnd: overhang },
          [below.tablet]: { marginInlineStart: overhang },
        },
      },
      page: { gap: space[2] },
    },
  },
});
