import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const forms = screenStyle({
  minWidth: 0,
  paddingBlockStart: space[6],
  scrollMarginBlockStart: space[4],
});

/* In two columns, so that the packs below stay in sight. */
export const list = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[10],
  "@media": { [from.laptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/* On a phone in two lines: what it is, then price and stock. */
export const form = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"what what" "price stock"',
  columnGap: space[3],
  alignItems: "baseline",
  paddingBlock: space[1],
  borderBottom: vars.hairline,
  ...typeScale[13],
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto 96px",
      gridTemplateAreas: '"what price stock"',
    },
  },
});

export const what = screenStyle({
  gridArea: "what",
  ...asWrappingRow(0, 2),
  alignItems: "baseline",
  overflowWrap: "anywhere",
});
export const note = screenStyle({ color: color.textMuted });
export const equal = screenStyle({ color: color.textMuted, flexBasis: "100%" });
export const price = screenStyle({ gridArea: "price" });
export const stock = screenStyle({ gridArea: "stock" });

export const soldOut = screenStyle({ ...typeScale[13], paddingBlockEnd: space[3] });
