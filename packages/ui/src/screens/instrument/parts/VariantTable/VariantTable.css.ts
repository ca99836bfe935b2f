import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const variants = screenStyle({ minWidth: 0, paddingBlockStart: space[10] });

/* A table with many attributes scrolls on its own. */
export const scroller = screenStyle({
  "@media": {
    [from.tablet]: {
      overflowX: "auto",
      marginInline: `calc(-1 * ${space[2]})`,
      paddingInline: space[2],
    },
  },
});

export const code = screenStyle({ fontWeight: 400, whiteSpace: "nowrap" });
