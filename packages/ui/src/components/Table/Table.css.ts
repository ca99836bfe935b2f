import { createVar } from "@vanilla-extract/css";
import { below, from } from "../../theme/breakpoints.ts";
import { componentRecipe, componentStyle, componentVariants } from "../../theme/layered.ts";
import { asGrid, bareButton, screenReaderOnly } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half, line, space } = vars;

/** The background of a row. */
const tint = createVar();
/** The line under the table head. */
const headLine = createVar();
/** The widths of the columns of rows that are laid out apart, as `grid-template-columns`. */
export const columns = createVar();

const blockFromTablet = { "@media": { [from.tablet]: { display: "block" } } } as const;
const rowGroups = { together: {}, apart: blockFromTablet };

export const rowPlace = componentVariants({
  together: {},
  apart: {
    contain: "layout paint style",
    /* Room for the tint beyond both edges. */
    overflowClipMargin: "8px",
    "@media": { [from.tablet]: { display: "grid", gridTemplateColumns: columns } },
  },
});

export const table = componentRecipe({
  base: { width: "100%", ...typeScale[13] },
  variants: {
    lines: {
      /* Thick lines above and below, a thin one under the head, no vertical lines, no fill. */
      three: {
        borderBlock: `${line.rule} solid ${color.rule}`,
        vars: { [headLine]: color.rule },
      },
      /* Thin lines, for a list whose rows expand to tables. */
      hair: { borderTop: vars.hairline, vars: { [headLine]: color.line } },
    },
    fold: {
      none: {},
      labels: { "@media": { [below.tablet]: { display: "block" } } },
      grid: { "@media": { [below.tablet]: { display: "block" } } },
    },
    rows: rowGroups,
  },
});

export const head = componentRecipe({
  variants: {
    isFolded: {
      /* The column names stay available to screen readers. */
      true: {
        "@media": {
          [below.tablet]: screenReaderOnly,
        },
      },
      false: {},
    },
    isHidden: {
      true: screenReaderOnly,
      false: {},
    },
    rows: rowGroups,
  },
});

export const headCell = componentStyle({
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `${line.hair} solid ${headLine}`,
  color: color.textMuted,
  fontWeight: 500,
  textAlign: "start",
  whiteSpace: "nowrap",
  ...typeScale[12],
  ":first-child": { paddingInlineStart: 0 },
  ":last-child": { paddingInlineEnd: 0 },
});

export const headNumber = componentStyle({ textAlign: "end" });

export const body = componentRecipe({
  variants: {
    isFolded: {
      true: { "@media": { [below.tablet]: { display: "block" } } },
      false: {},
    },
    rows: rowGroups,
  },
});

const folded = { borderBottom: vars.hairline, ":last-child": { borderBottom: 0 } } as const;

export const row = componentRecipe({
  base: { vars: { [tint]: "transparent" } },
  variants: {
    fold: {
      none: {},
      labels: {
        "@media": { [below.tablet]: { display: "block", paddingBlock: space[3], ...folded } },
      },
      grid: {
        "@media": {
          [below.tablet]: {
            ...asGrid(1, 3),
            gridTemplateColumns: "minmax(0, 1fr) auto",
            alignItems: "center",
            paddingBlock: vars.row.comfortable,
            ...folded,
          },
        },
      },
    },
    state: {
      plain: { ":hover": { vars: { [tint]: color.surfaceHover } } },
      selected: {
        vars: { [tint]: color.surfaceSelected },
        "@media": {
          [below.tablet]: {
            marginInline: `calc(-1 * ${space[4]})`,
            paddingInline: `14px ${space[4]}`,
            borderInlineStart: `2px solid ${color.accent}`,
            background: color.surfaceSelected,
          },
        },
      },
      faded: { color: color.textMuted },
      /* Its cell has the padding and the line. */
      expansion: {
        "@media": { [below.tablet]: { paddingBlock: 0, borderBottom: 0 } },
      },
    },
    isExpanded: {
      true: { "@media": { [below.tablet]: { borderBottom: 0 } } },
      false: {},
    },
  },
  compoundVariants: [
    /* Without folding, the tint of a selected row stays within its column on phones. */
    {
      variants: { fold: "none", state: "selected" },
      style: {
        "@media": { [below.tablet]: { margin: 0, padding: 0, border: 0, background: "none" } },
      },
    },
  ],
});

export const cell = componentRecipe({
  base: {
    paddingInline: space[3],
    borderBottom: vars.hairline,
    background: tint,
    textAlign: "start",
    verticalAlign: "middle",
    /* The text is aligned with the grid; the tint extends 8 px beyond both edges. */
    ":first-child": { paddingInlineStart: 0, boxShadow: `-8px 0 ${tint}` },
    ":last-child": { paddingInlineEnd: 0, boxShadow: `8px 0 ${tint}` },
    selectors: { "tr:last-child > &": { borderBottom: 0 } },
  },
  variants: {
    density: {
      dense: { paddingBlock: vars.row.dense },
      comfortable: { paddingBlock: vars.row.comfortable, ...typeScale[14] },
    },
    rows: {
      together: {},
      apart: { "@media": { [from.tablet]: { alignContent: "center", minWidth: 0 } } },
    },
    isNumber: { true: { textAlign: "end", whiteSpace: "nowrap" }, false: {} },
    isExpanded: { true: { borderBottomColor: "transparent" }, false: {} },
    fold: {
      none: {},
      labels: {
        "@media": {
          [below.tablet]: {
            ...asGrid(2),
            gridTemplateColumns: "108px minmax(0, 1fr)",
            alignItems: "baseline",
            padding: `${half[1]} 0`,
            border: 0,
            background: "none",
            textAlign: "start",
            whiteSpace: "normal",
            /* Its label has nothing to name. */
            ":empty": { display: "none" },
            "::before": {
              /* Empty text alternative: the column head is read already. */
              content: 'attr(data-label) / ""',
              color: color.textMuted,
              fontWeight: 400,
              ...typeScale[12],
            },
            ":first-child": { boxShadow: "none" },
            ":last-child": { boxShadow: "none" },
          },
        },
      },
      grid: {
        "@media": {
          [below.tablet]: {
            ":empty": { display: "none" },
            minWidth: 0,
            ...bareButton,
            ":first-child": { boxShadow: "none" },
            ":last-child": { boxShadow: "none" },
          },
        },
      },
    },
  },
});

export const expansionCell = componentStyle({
  padding: `0 0 ${space[4]} 28px`,
  borderBottom: vars.hairline,
  selectors: { "tr:last-child > &": { borderBottom: 0 } },
  "@media": { [below.tablet]: { paddingInlineStart: 0 } },
});

export const expansionCellFolded = componentStyle({
  "@media": { [below.tablet]: { display: "block" } },
});

export const rowActions = componentStyle({
  display: "inline-flex",
  gap: space[1],
  /* Appears on hover; always visible on touch screens and with keyboard focus. */
  "@media": {
    "(hover: hover) and (min-width: 640px)": {
      opacity: 0,
      transition: `opacity ${vars.motion.quick}`,
      selectors: { "tr:is(:hover, :focus-within) &": { opacity: 1 } },
    },
  },
});
