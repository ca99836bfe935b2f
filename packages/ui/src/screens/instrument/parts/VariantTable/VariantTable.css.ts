import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const variants = style(inScreens({ minWidth: 0, paddingBlockStart: space[10] }));

/* A table with many attributes scrolls on its own. */
export const scroller = style(
  inScreens({
    "@media": {
      [from.tablet]: {
        overflowX: "auto",
        marginInline: `calc(-1 * ${space[2]})`,
        paddingInline: space[2],
      },
    },
  }),
);

export const code = style(inScreens({ fontWeight: 400, whiteSpace: "nowrap" }));
