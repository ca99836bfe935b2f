import { from } from "./breakpoints.ts";
import { componentStyle, componentVariants } from "./layered.ts";
import { vars } from "./vars.css.ts";

/** The content column: at most 1280 px, with margins of 16 px on phones and 24 px above. */
export const content = componentStyle({
  width: `min(100% - 32px, ${vars.content})`,
  marginInline: "auto",
  "@media": { [from.tablet]: { width: `min(100% - 48px, ${vars.content})` } },
});

/** A vertical stack with a gap: `stack[4]`. */
export const stack = componentVariants(vars.space, (gap) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap,
}));

/** A row that wraps, with a gap: `row[2]`. */
export const row = componentVariants(vars.space, (gap) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap,
}));

/** The same, at the end of its line: the buttons of a dialog. */
export const rowAtEnd = componentVariants(vars.space, (gap) => ({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap,
}));
