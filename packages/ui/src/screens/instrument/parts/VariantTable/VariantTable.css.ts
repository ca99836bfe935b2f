import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { scrollsAside } from "../../../../theme/mixins.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const variants = screenStyle({ minWidth: 0, paddingBlockStart: space[10] });

/* A table with many attributes scrolls on its own. */
export const scroller = screenStyle({ "@media": { [from.tablet]: scrollsAside } });

export const code = screenStyle({ fontWeight: 400, whiteSpace: "nowrap" });
