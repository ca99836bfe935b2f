import { from } from "../../theme/breakpoints.ts";
import { componentRecipe, componentVariants } from "../../theme/layered.ts";
import { asGrid, asRow, asWrappingRow } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half, space } = vars;
/* A term and its value; the values of a column are aligned. A term that takes more than 36 % of the column wraps. */
const pairOf = (share: string) => `fit-content(${share}) minmax(0, 1fr)`;
const pair = pairOf("36%");
const pairs = `${pairOf("18%")} ${pairOf("18%")}`;

export const list = componentRecipe({
  base: {
    display: "grid",
    gridTemplateColumns: pair,
    columnGap: space[8],
  },
  variants: {
    columns: {
      1: {},
      2: {
        "@media": {
          print: { gridTemplateColumns: pairs },
          [from.tablet]: { gridTemplateColumns: pairs },
        },
      },
    },
    isRuled: { true: { borderTop: vars.hairline }, false: {} },
  },
});

export const lists = componentVariants({
  /* Without lines: what identifies a substance in a list. */
  line: {
    ...asWrappingRow(0, 6),
    fontSize: typeScale[13].fontSize,
    lineHeight: "24px",
  },
  cells: {
    ...asGrid(3, 4),
    gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))" },
    },
  },
});

export const entries = componentVariants({
  rows: {
    display: "grid",
    gridColumn: "span 2",
    gridTemplateColumns: ["minmax(72px, 36%) minmax(0, 1fr)", "subgrid"],
    columnGap: space[3],
    alignItems: "baseline",
    padding: `${half[3]} 0`,
    borderBottom: vars.hairline,
  },
  line: { ...asRow(2), alignItems: "baseline", minWidth: 0 },
  cells: { minWidth: 0, ...typeScale[14], overflowWrap: "anywhere" },
});

export const terms = componentVariants({
  rows: { minWidth: "72px", color: color.textMuted, fontSize: typeScale[13].fontSize },
  line: { flex: "none", color: color.textMuted },
  cells: { ...typeScale[12], color: color.textMuted },
});
