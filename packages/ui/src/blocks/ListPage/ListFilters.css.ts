import { style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { inScreens } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const fields = style(
  inScreens({
    display: "grid",
    gap: `${space[3]} ${space[4]}`,
    paddingBlockEnd: space[6],
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.laptop]: {
        gridTemplateColumns: "minmax(0, 1.6fr) repeat(3, minmax(0, 1fr))",
        rowGap: 0,
      },
    },
  }),
);

export const actions = style(
  inScreens({
    display: "flex",
    paddingBlockEnd: space[1],
    alignItems: "end",
    gap: space[2],
    "@media": { [from.tablet]: { justifyContent: "flex-start" } },
  }),
);
