import { recipe } from "@vanilla-extract/recipes";
import { below, from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;
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
      row: inScreens({
        "@media": {
          [from.tablet]: { marginInlineEnd: overhang },
          [below.tablet]: { marginInlineStart: overhang },
        },
      }),
      page: {},
    },
  },
});
