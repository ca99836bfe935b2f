import { below, from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const content = screenStyle({ ...asGrid(5), minWidth: 0 });
export const lead = screenStyle({ ...typeScale[14], color: color.textMuted });
export const sections = screenStyle({
  ...asGrid(5),
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const contact = screenStyle({
  display: "grid",
  columnGap: space[4],
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const table = screenStyle({
  "@media": { [from.tablet]: { tableLayout: "fixed", width: "100%" } },
});

/* On a phone: product, what can be returned beside the quantity, opened, remark. */
export const row = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: '"product product" "returnable quantity" "opened opened" "remark remark"',
    },
  },
});
const place = (gridArea: string) => ({ [below.tablet]: { gridArea } });

export const product = screenStyle({
  display: "table-cell",
  verticalAlign: "top",
  textAlign: "start",
  "@media": { ...place("product"), [from.tablet]: { width: "30%" } },
});
export const code = screenStyle({ display: "block", fontWeight: 500 });
export const name = screenStyle({
  display: "block",
  ...typeScale[14],
  fontWeight: 400,
  overflowWrap: "anywhere",
});
export const meta = screenStyle({
  display: "block",
  ...typeScale[12],
  fontWeight: 400,
  color: color.textMuted,
});
export const returnable = screenStyle({
  verticalAlign: "top",
  "@media": {
    [below.tablet]: { gridArea: "returnable", textAlign: "start", alignSelf: "center" },
    [from.tablet]: { width: "76px" },
  },
});
export const returnableLabel = screenStyle({
  color: color.textMuted,
  marginInlineEnd: space[2],
  "@media": { [from.tablet]: { display: "none" } },
});
export const quantity = screenStyle({
  verticalAlign: "top",
  "@media": { ...place("quantity"), [from.tablet]: { width: "116px" } },
});
export const opened = screenStyle({
  verticalAlign: "top",
  "@media": { ...place("opened"), [from.tablet]: { width: "188px" } },
});
export const openedQuantity = screenStyle({
  ...asWrappingRow(2),
  alignItems: "center",
  ...typeScale[13],
  color: color.textMuted,
  paddingBlockStart: space[2],
});
export const remark = screenStyle({ verticalAlign: "top", "@media": place("remark") });
