import { from } from "../../theme/breakpoints.ts";
import { screenRecipe } from "../../theme/layered.ts";
import { asGrid, asRow } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const fields = screenRecipe({
  base: {
    ...asGrid(3, 4),
    paddingBlockEnd: space[6],
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.laptop]: {
        gridTemplateColumns: "minmax(0, 1.6fr) repeat(3, minmax(0, 1fr))",
        rowGap: 0,
      },
    },
  },
  variants: {
    /* With the buttons in the same row. */
    isOneRow: {
      true: {
        "@media": {
          [from.desktop]: {
            gridTemplateColumns: "minmax(0, 1.8fr) repeat(3, minmax(0, 1fr)) auto",
          },
        },
      },
      false: {},
    },
  },
});

export const actions = screenRecipe({
  base: {
    ...asRow(2),
    paddingBlockEnd: space[1],
    alignItems: "end",
    "@media": { [from.tablet]: { justifyContent: "flex-start" } },
  },
  variants: {
    isOneRow: {
      /* Level with the fields, below which the days have a line for messages. */
      true: { "@media": { [from.desktop]: { paddingBlockEnd: space[6] } } },
      false: {},
    },
  },
});
