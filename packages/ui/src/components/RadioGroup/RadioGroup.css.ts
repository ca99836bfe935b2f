import { from } from "../../theme/breakpoints.ts";
import { componentStyle, componentVariants } from "../../theme/layered.ts";
import { asGrid, asRow, asWrappingRow, overhang } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half, space } = vars;

export const group = componentStyle({ ...asGrid(1), minWidth: 0 });

export const legend = componentStyle({ ...typeScale[13], color: color.textMuted });

export const required = componentStyle({ color: color.hazard, marginInlineStart: vars.space[1] });

const ruled = { borderBlockStart: vars.hairline } as const;
export const rows = componentVariants({
  rows: ruled,
  columns: {
    ...ruled,
    display: "grid",
    columnGap: vars.space[6],
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", borderBlockStart: 0 },
    },
  },
});

export const row = componentStyle({
  position: "relative",
  ...asGrid(1, 3),
  gridTemplateColumns: "16px minmax(0, 1fr) auto",
  alignItems: "start",
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: vars.hairline,
  "@media": {
    [from.tablet]: {
      /* The first row of two columns: each cell draws the line that the list draws elsewhere. */
      selectors: {
        [`${rows.columns} > &:nth-child(-n + 2)`]: {
          borderBlockStart: vars.hairline,
        },
      },
    },
  },
  selectors: {
    "&:hover:not([data-disabled])": { background: color.surfaceHover },
    "&[data-state='checked'], &[data-state='checked']:hover": {
      background: color.surfaceSelected,
      boxShadow: `inset ${vars.line.rule} 0 ${color.accent}`,
    },
    "&[data-disabled]": { color: color.textMuted },
  },
});

/* Above the label's area, so that it receives its own clicks. */
export const dot = componentStyle({
  position: "relative",
  zIndex: 1,
  width: "16px",
  height: "16px",
  margin: `${half[1]} 0`,
  padding: 0,
  border: `${vars.line.hair} solid ${color.lineStrong}`,
  borderRadius: vars.radius.round,
  background: color.surface,
  /* The clickable area is 24 px, larger than the dot. */
  "::before": { content: "", position: "absolute", inset: "-5px" },
  selectors: {
    "&[data-state='checked']": { border: `5px solid ${color.accent}` },
    "&[data-state='checked']::before": { inset: "-9px" },
    "&:disabled": {
      background: color.surfaceSunken,
      borderColor: color.line,
      cursor: "not-allowed",
    },
  },
});

/* The label covers the row, so that a click anywhere chooses. */
export const title = componentStyle({
  fontWeight: 500,
  "::before": { content: "", position: "absolute", inset: 0 },
  selectors: {
    "[data-disabled] &": { cursor: "not-allowed", fontWeight: 400 },
  },
});

export const detail = componentStyle({
  ...typeScale[13],
  color: color.textMuted,
  overflowWrap: "anywhere",
});

/* Above the label's area, so that its links and buttons receive clicks. */
export const aside = componentStyle({
  position: "relative",
  ...typeScale[13],
  ...asRow(3),
});

/* Under the label on phones, aligned with it. */
export const actions = componentStyle([
  aside,
  {
    flexWrap: "wrap",
    gap: vars.space[1],
    gridColumn: "2 / -1",
    marginInlineStart: overhang,
    "@media": {
      [from.tablet]: {
        gridColumn: "auto",
        marginBlock: `calc(-1 * ${space[1]})`,
        marginInline: `0 ${overhang}`,
      },
    },
  },
]);

export const mark = componentStyle({
  ...typeScale[12],
  display: "inline-block",
  marginInlineStart: vars.space[2],
  paddingInline: half[3],
  border: vars.hairline,
  borderRadius: vars.radius.small,
  color: color.textMuted,
  fontWeight: 400,
});

export const inlineRows = componentStyle(asWrappingRow(2, 5));

export const inlineRow = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "flex-start",
  gap: vars.space[2],
  "@media": { "(pointer: coarse)": { paddingBlock: vars.space[3] } },
  selectors: { "&[data-disabled]": { color: color.textMuted } },
});

export const inlineTitle = componentStyle({
  "::before": { content: "", position: "absolute", inset: 0 },
});
