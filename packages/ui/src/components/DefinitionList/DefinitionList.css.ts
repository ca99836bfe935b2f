import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { from } from "../../theme/breakpoints.ts";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;
/* A term and its value; the values of a column are aligned. */
const pair = "minmax(72px, max-content) minmax(0, 1fr)";

export const list = recipe({
  base: inComponents({
    display: "grid",
    gridTemplateColumns: pair,
    columnGap: space[8],
  }),
  variants: {
    columns: {
      1: {},
      2: inComponents({
        "@media": {
          print: { gridTemplateColumns: `${pair} ${pair}` },
          [from.tablet]: { gridTemplateColumns: `${pair} ${pair}` },
        },
      }),
    },
    isRuled: { true: inComponents({ borderTop: vars.hairline }), false: {} },
  },
});

export const entry = style(
  inComponents({
    display: "grid",
    gridColumn: "span 2",
    gridTemplateColumns: "subgrid",
    columnGap: space[3],
    alignItems: "baseline",
    padding: "6px 0",
    borderBottom: vars.hairline,
  }),
);

export const term = style(inComponents({ color: color.textMuted, fontSize: "13px" }));

/* Entries side by side without lines: what identifies a substance in a list. */
export const line = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${space[6]}`,
    fontSize: "13px",
    lineHeight: "24px",
  }),
);

export const lineEntry = style(
  inComponents({ display: "flex", gap: space[2], alignItems: "baseline", minWidth: 0 }),
);

export const lineTerm = style(inComponents({ flex: "none", color: color.textMuted }));
