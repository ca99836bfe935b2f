import { from } from "../../../../theme/breakpoints.ts";
import { globalScreenStyle, screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = screenStyle(asGrid(10));
export const head = screenStyle({ ...asGrid(3), maxWidth: "760px" });
export const lead = screenStyle({ ...typeScale.body, color: color.textMuted });
export const search = screenStyle({
  ...asGrid(1),
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 360px) 1fr",
      alignItems: "center",
      columnGap: space[3],
    },
  },
});
export const found = screenStyle({ ...typeScale[13], minHeight: "20px", color: color.textMuted });
export const contents = screenStyle({
  ...asWrappingRow(2, 5),
  listStyle: "none",
});
export const section = screenStyle({ scrollMarginBlockStart: space[6] });

/** Column by column, so that neighbours in the regulation are neighbours on the page. */
export const rows = screenStyle({
  columnGap: space[8],
  "@media": { [from.laptop]: { columnCount: 2 }, print: { columnCount: 2 } },
});
export const drawings = screenStyle({
  ...asGrid(0, 8),
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.laptop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

const shared = {
  display: "grid",
  columnGap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: vars.hairline,
  breakInside: "avoid",
  scrollMarginBlock: space[10],
} as const;

export const row = screenStyle({ ...shared, gridTemplateColumns: "96px minmax(0, 1fr)" });
export const drawn = screenStyle({
  ...shared,
  gridTemplateColumns: "88px minmax(0, 1fr)",
  alignItems: "start",
  paddingBlock: space[4],
});

/* `:target` marks the row on the server's page, before or without its script. */
for (const marked of [
  `${row}:target`,
  `${drawn}:target`,
  `${row}[data-marked]`,
  `${drawn}[data-marked]`,
])
  globalScreenStyle(marked, {
    background: color.surfaceSelected,
    boxShadow: `-3px 0 0 ${color.accent}`,
  });

export const term = screenStyle({
  ...asGrid(2),
  justifyItems: "start",
  alignContent: "start",
});
export const code = screenStyle({
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
  color: color.hazard,
  overflowWrap: "anywhere",
  ":hover": { textDecoration: "underline" },
});
export const note = screenStyle({ ...typeScale[13], color: color.textMuted });
