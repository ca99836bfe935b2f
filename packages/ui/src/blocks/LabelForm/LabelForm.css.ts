import { from } from "../../theme/breakpoints.ts";
import { screenRecipe } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";

export const fields = screenRecipe({
  base: asGrid(4),
  variants: {
    hasCopies: {
      true: {
        "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 2fr) 96px minmax(0, 2fr)" } },
      },
      false: {
        "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
      },
    },
  },
});
