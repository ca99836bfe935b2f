import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

/** The same columns in the table of every area. */
export const table = screenStyle({ "@media": { [from.tablet]: { tableLayout: "fixed" } } });

export const call = screenStyle({ width: "18%" });
export const code = screenStyle({ width: "72px" });
export const look = screenStyle({ width: "16%" });
export const stories = screenStyle({ width: "22%" });

/** A long path wraps. */
export const path = screenStyle({ whiteSpace: "normal", overflowWrap: "anywhere" });

/** A separator between the parts of a text. */
export const part = screenStyle({
  selectors: {
    "& + &::before": { content: '"·"', marginInline: vars.space[1], color: vars.color.textMuted },
  },
});
