import { from } from "../../../../theme/breakpoints.ts";
import { screenRecipe, screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const form = screenStyle({ maxWidth: "720px" });

export const fields = screenRecipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    columnGap: vars.space[4],
  },
  variants: {
    isNarrow: {
      true: {},
      false: {
        "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" } },
      },
    },
  },
});

/* Aligned with the fields, below the height of their labels. */
export const submit = screenRecipe({
  variants: {
    isNarrow: {
      true: {},
      false: { "@media": { [from.tablet]: { paddingBlockStart: vars.space[6] } } },
    },
  },
});
