import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const form = style(inScreens({ maxWidth: "720px" }));

export const fields = recipe({
  base: inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    columnGap: vars.space[4],
  }),
  variants: {
    isNarrow: {
      true: {},
      false: inScreens({
        "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" } },
      }),
    },
  },
});

/* Aligned with the fields, below the height of their labels. */
export const submit = recipe({
  variants: {
    isNarrow: {
      true: {},
      false: inScreens({ "@media": { [from.tablet]: { paddingBlockStart: vars.space[6] } } }),
    },
  },
});
