import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow, focusRing } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const filters = screenStyle({
  ...asGrid(2, 4),
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 200px))" } },
});

export const title = screenStyle({
  ...asGrid(3),
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: space[4],
  borderTop: vars.hairline,
});

export const stories = screenStyle({ ...asWrappingRow(1, 4) });

export const change = screenStyle({
  marginInlineStart: space[1],
  color: color.textMuted,
  fontSize: typeScale[12].fontSize,
});

export const pictures = screenStyle({ ...asWrappingRow(6), alignItems: "flex-start" });

export const figure = screenStyle({
  ...asGrid(2),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: "100%",
  margin: 0,
});

export const caption = screenStyle({ ...asWrappingRow(1, 4), fontSize: typeScale[13].fontSize });

export const pair = screenStyle({
  ...asGrid(2),
  alignItems: "start",
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** The names of the two sides, over their pictures. */
export const sides = screenStyle({
  display: "flex",
  justifyContent: "space-between",
  color: color.textMuted,
  fontSize: typeScale[12].fontSize,
});

/** Pictures in one place; what the shorter one does not cover is sunken. */
export const overlay = screenStyle({
  display: "grid",
  position: "relative",
  background: color.surfaceSunken,
  outline: vars.hairline,
  selectors: { "&:focus-within": focusRing },
});

export const layer = screenStyle({
  gridArea: "1 / 1",
  alignSelf: "start",
  width: "100%",
  height: "auto",
});

/** Black where both pictures are the same. */
export const differing = screenStyle({ mixBlendMode: "difference" });

/** It is dragged anywhere on the pictures, and pans up and down on touch. */
export const range = screenStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "ew-resize",
  touchAction: "pan-y",
});

/** The border between before and after. */
export const border = screenStyle({
  position: "absolute",
  insetBlock: 0,
  width: 0,
  borderInlineStart: `2px solid ${color.focus}`,
  pointerEvents: "none",
});

/** It stays in the middle of the window while a high picture is scrolled. */
export const handle = screenStyle({
  position: "sticky",
  top: "50vh",
  display: "block",
  width: "12px",
  height: "32px",
  marginBlockStart: space[1],
  transform: "translateX(-7px)",
  borderRadius: vars.radius.small,
  background: color.surface,
  border: `2px solid ${color.focus}`,
});

/** The part of a text that differs. */
export const differs = screenStyle({
  borderRadius: vars.radius.small,
  background: color.promotionSubtle,
  color: color.text,
  textDecoration: "none",
  fontWeight: 600,
});

export const missing = screenStyle({ color: color.textMuted });

/** A long path wraps. */
export const file = screenStyle({
  fontFamily: vars.font,
  fontSize: typeScale[13].fontSize,
  overflowWrap: "anywhere",
});

/** Columns of one width, so that the tables of all files are in line. */
export const texts = screenStyle({ "@media": { [from.tablet]: { tableLayout: "fixed" } } });
