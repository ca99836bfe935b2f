import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const table = screenStyle({ "@media": { [from.tablet]: { tableLayout: "fixed" } } });

export const route = screenStyle({ width: "20%" });
export const screen = screenStyle({ width: "16%" });
export const visitors = screenStyle({ width: "12%" });
export const checked = screenStyle({ width: "16%" });

/** A long address wraps. */
export const pattern = screenStyle({ whiteSpace: "normal", overflowWrap: "anywhere" });

export const stories = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.half[1]} ${vars.space[3]}`,
});
