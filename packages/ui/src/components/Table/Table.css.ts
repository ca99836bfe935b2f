import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below } from "../../theme/breakpoints.ts";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, line, space } = vars;

/** The ground of a row. */
const tint = createVar();
/** The line under the head. */
const headLine = createVar();
const hair = `${line.hair} solid ${color.line}`;

export const table = recipe({
  base: inComponents({ width: "100%", ...typeScale[13] }),
  variants: {
    lines: {
      /* Heavy rule above and below, a hairline under the head, no verticals, no fill. */
      three: inComponents({
        borderBlock: `${line.rule} solid ${color.rule}`,
        vars: { [headLine]: color.rule },
      }),
      /* A list that opens into tables keeps hairlines, so that the opened table stands out. */
      hair: inComponents({ borderTop: hair, vars: { [headLine]: color.line } }),
    },
    fold: {
      none: {},
      labels: inComponents({ "@media": { [below.tablet]: { display: "block" } } }),
      grid: inComponents({ "@media": { [below.tablet]: { display: "block" } } }),
    },
  },
});

export const head = recipe({
  variants: {
    isFolded: {
      /* The names of the columns stay for those who listen. */
      true: inComponents({
        "@media": {
          [below.tablet]: {
            position: "absolute",
            width: "1px",
            height: "1px",
            overflow: "hidden",
            clipPath: "inset(50%)",
          },
        },
      }),
      false: {},
    },
    isHidden: {
      true: inComponents({
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
      }),
      false: {},
    },
  },
});

export const headCell = style(
  inComponents({
    padding: `${space[2]} ${space[3]}`,
    borderBottom: `${line.hair} solid ${headLine}`,
    color: color.textMuted,
    fontWeight: 500,
    textAlign: "start",
    whiteSpace: "nowrap",
    ...typeScale[12],
    ":first-child": { paddingInlineStart: 0 },
    ":last-child": { paddingInlineEnd: 0 },
  }),
);

export const headNumber = style(inComponents({ textAlign: "end" }));

export const body = recipe({
  variants: {
    isFolded: {
      true: inComponents({ "@media": { [below.tablet]: { display: "block" } } }),
      false: {},
    },
  },
});

const folded = { borderBottom: hair, ":last-child": { borderBottom: 0 } } as const;

export const row = recipe({
  base: inComponents({ vars: { [tint]: "transparent" } }),
  variants: {
    fold: {
      none: {},
      labels: inComponents({
        "@media": { [below.tablet]: { display: "block", paddingBlock: space[3], ...folded } },
      }),
      grid: inComponents({
        "@media": {
          [below.tablet]: {
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr) auto",
            alignItems: "center",
            gap: `${space[1]} ${space[3]}`,
            paddingBlock: vars.row.comfortable,
            ...folded,
          },
        },
      }),
    },
    state: {
      plain: inComponents({ ":hover": { vars: { [tint]: color.surfaceHover } } }),
      selected: inComponents({
        vars: { [tint]: color.surfaceSelected },
        "@media": {
          [below.tablet]: {
            marginInline: "-16px",
            paddingInline: "14px 16px",
            borderInlineStart: `2px solid ${color.accent}`,
            background: color.surfaceSelected,
          },
        },
      }),
      faded: inComponents({ color: color.textMuted }),
      /* Its cell has the space and the line. */
      expansion: inComponents({
        "@media": { [below.tablet]: { paddingBlock: 0, borderBottom: 0 } },
      }),
    },
    isExpanded: {
      true: inComponents({ "@media": { [below.tablet]: { borderBottom: 0 } } }),
      false: {},
    },
  },
  compoundVariants: [
    /* Without a fold the chosen row stays in its column on a phone as well. */
    {
      variants: { fold: "none", state: "selected" },
      style: inComponents({
        "@media": { [below.tablet]: { margin: 0, padding: 0, border: 0, background: "none" } },
      }),
    },
  ],
});

export const cell = recipe({
  base: inComponents({
    paddingInline: space[3],
    borderBottom: hair,
    background: tint,
    textAlign: "start",
    verticalAlign: "middle",
    /* Words stay on the grid, the tint hangs 8 px over both edges. */
    ":first-child": { paddingInlineStart: 0, boxShadow: `-8px 0 ${tint}` },
    ":last-child": { paddingInlineEnd: 0, boxShadow: `8px 0 ${tint}` },
    selectors: { "tr:last-child > &": { borderBottom: 0 } },
  }),
  variants: {
    density: {
      dense: inComponents({ paddingBlock: vars.row.dense }),
      comfortable: inComponents({ paddingBlock: vars.row.comfortable, ...typeScale[14] }),
    },
    isNumber: { true: inComponents({ textAlign: "end", whiteSpace: "nowrap" }), false: {} },
    isExpanded: { true: inComponents({ borderBottomColor: "transparent" }), false: {} },
    fold: {
      none: {},
      labels: inComponents({
        "@media": {
          [below.tablet]: {
            display: "grid",
            gridTemplateColumns: "88px minmax(0, 1fr)",
            gap: space[2],
            padding: "2px 0",
            border: 0,
            background: "none",
            textAlign: "start",
            whiteSpace: "normal",
            "::before": {
              /* Spoken already by the head. */
              content: 'attr(data-label) / ""',
              color: color.textMuted,
              fontWeight: 400,
              ...typeScale[12],
            },
            ":first-child": { boxShadow: "none" },
            ":last-child": { boxShadow: "none" },
          },
        },
      }),
      grid: inComponents({
        "@media": {
          [below.tablet]: {
            ":empty": { display: "none" },
            minWidth: 0,
            padding: 0,
            border: 0,
            background: "none",
            ":first-child": { boxShadow: "none" },
            ":last-child": { boxShadow: "none" },
          },
        },
      }),
    },
  },
});

export const expansionCell = style(
  inComponents({
    padding: "0 0 16px 28px",
    borderBottom: hair,
    selectors: { "tr:last-child > &": { borderBottom: 0 } },
    "@media": { [below.tablet]: { paddingInlineStart: 0 } },
  }),
);

export const expansionCellFolded = style(
  inComponents({ "@media": { [below.tablet]: { display: "block" } } }),
);

export const rowActions = style(
  inComponents({
    display: "inline-flex",
    gap: space[1],
    /* Quiet until the row is pointed at; always there for fingers and for the keyboard. */
    "@media": {
      "(hover: hover) and (min-width: 640px)": {
        opacity: 0,
        transition: `opacity ${vars.motion.quick}`,
        selectors: { "tr:is(:hover, :focus-within) &": { opacity: 1 } },
      },
    },
  }),
);
