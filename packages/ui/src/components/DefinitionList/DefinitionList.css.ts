import { styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { from } from "../../theme/breakpoints.ts";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;
/* A term and its value; the values of a column are aligned. A term that takes more than 36 % of the column wraps. */
const pairOf = (share: string) => `fit-content(${share}) minmax(0, 1fr)`;
const pair = pairOf("36%");
const pairs = `${pairOf("18%")} ${pairOf("18%")}`;

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
          print: { gridTemplateColumns: pairs },
          [from.tablet]: { gridTemplateColumns: pairs },
        },
      }),
    },
    isRuled: { true: inComponents({ borderTop: vars.hairline }), false: {} },
  },
});

export const lists = styleVariants({
  /* Without lines: what identifies a substance in a list. */
  line: inComponents({
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${space[6]}`,
    fontSize: "13px",
    lineHeight: "24px",
  }),
  cells: inComponents({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))",
    gap: `${space[3]} ${space[4]}`,
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))" },
    },
  }),
});

export const entries = styleVariants({
  rows: inComponents({
    display: "grid",
    gridColumn: "span 2",
    gridTemplateColumns: ["minmax(72px, 36%) minmax(0, 1fr)", "subgrid"],
    columnGap: space[3],
    alignItems: "baseline",
    padding: "6px 0",
    borderBottom: vars.hairline,
  }),
  line: inComponents({ display: "flex", gap: space[2], alignItems: "baseline", minWidth: 0 }),
  cells: inComponents({ minWidth: 0, ...typeScale[14], overflowWrap: "anywhere" }),
});

export const terms = styleVariants({
  rows: inComponents({ minWidth: "72px", color: color.textMuted, fontSize: "13px" }),
  line: inComponents({ flex: "none", color: color.textMuted }),
  cells: inComponents({ ...typeScale[12], color: color.textMuted }),
});
