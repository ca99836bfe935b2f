import { below, from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const table = screenStyle({ "@media": { [from.tablet]: { tableLayout: "fixed" } } });

/** Many stories make a row high: the others stand beside the first of them. */
export const cell = screenStyle({ verticalAlign: "top" });

/** On a phone it begins where the labels of the others do, since it has none. */
export const address = screenStyle([cell, { "@media": { [below.tablet]: { display: "block" } } }]);

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
