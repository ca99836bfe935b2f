import { vars } from "./vars.css.ts";

const { color, focus, radius, space } = vars;

/* Declarations that several styles share, to be spread into a style. */

/** 0, or steps of the space scale. */
type Steps = 0 | keyof typeof space;

const length = (steps: Steps): string => (steps === 0 ? "0" : space[steps]);
const gapOf = (rows: Steps, columns?: Steps): string =>
  columns === undefined ? length(rows) : `${length(rows)} ${length(columns)}`;

/** A grid with a gap: `asGrid(4)`, or `asGrid(2, 4)` for rows and columns. */
export const asGrid = (rows: Steps, columns?: Steps) =>
  ({ display: "grid", gap: gapOf(rows, columns) }) as const;

/** Things side by side with a gap. */
export const asRow = (rows: Steps, columns?: Steps) =>
  ({ display: "flex", gap: gapOf(rows, columns) }) as const;

/** Things side by side that wrap, with a gap. */
export const asWrappingRow = (rows: Steps, columns?: Steps) =>
  ({ display: "flex", flexWrap: "wrap", gap: gapOf(rows, columns) }) as const;

/** A list with numbers, for steps in words. */
export const asNumberedList = {
  ...asGrid(1),
  paddingInlineStart: space[5],
  listStyle: "decimal",
} as const;

/** A button without the browser's style. */
export const bareButton = { padding: 0, border: 0, background: "none" } as const;

/** A line of small text that can be pressed: 20 px high, with an area of 24 px. */
export const pressableLine = {
  position: "relative",
  "::before": { content: "", position: "absolute", inset: "-2px 0" },
} as const;

/** A margin with which the text of a quiet button is aligned with the edge, and its padding overflows. */
export const overhang = "-8px";

/** Text that ends with an ellipsis after so many lines. It has no padding, where further lines would be seen. */
export const lines = (count: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: count,
    overflow: "hidden",
  }) as const;

/**
 * What is too wide scrolls to the side on its own, its visually hidden text included; the tint of a row overflows by 8 px at both sides.
 */
export const scrollsAside = {
  position: "relative",
  overflowX: "auto",
  marginInline: "-8px",
  paddingInline: "8px",
} as const;

/** Breaks Chinese at spaces and punctuation, as long as what is between them fits on a line: for short texts, such as titles. */
export const brokenAtPunctuation = { wordBreak: "keep-all", overflowWrap: "anywhere" } as const;

/** Hidden, but read by screen readers. */
export const screenReaderOnly = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

/** The focus ring, for an element around the focused one. */
export const focusRing = {
  outline: `${focus.width} solid ${color.focus}`,
  outlineOffset: focus.offset,
} as const;

/** Matches in browsers without `:has`: Firefox before 121. */
export const withoutHas = "not selector(:has(a))";

/** `@supports` with the focus ring around what contains the focused element, where `:has` cannot ask what is focused. */
export const ringWithoutHas = { [withoutHas]: { ":focus-within": focusRing } };

/** A control that is held down: its text's colour over whatever background it has. */
export const pressed = {
  boxShadow: [
    "inset 0 0 0 100vmax rgb(128 128 128 / 12%)",
    "inset 0 0 0 100vmax color-mix(in srgb, currentColor 10%, transparent)",
  ],
};

/** The surface of a layer over the page. */
export const raised = {
  background: color.surfaceRaised,
  border: vars.hairline,
  borderRadius: radius.medium,
  boxShadow: color.overlayShadow,
} as const;

/** A number at the corner of an icon. */
export const countMark = {
  position: "absolute",
  minWidth: "16px",
  height: "16px",
  paddingInline: "4px",
  borderRadius: radius.round,
  background: color.accentFill,
  color: color.onAccent,
  fontSize: "12px",
  lineHeight: "16px",
  fontWeight: 500,
  textAlign: "center",
} as const;
