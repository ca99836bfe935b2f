import { recipe } from "@vanilla-extract/recipes";
import { below, from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { overhang } from "../../../../theme/mixins.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

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
      page: inScreens({ gap: space[2] }),
    },
  },
});
