import { type StyleRule } from "@vanilla-extract/css";
import { below, from } from "../../../../theme/breakpoints.ts";
import { globalScreenStyle, screenStyle } from "../../../../theme/layered.ts";
import { asWrappingRow, scrollsAside } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

/* On a phone a pack has four lines, in the order of the columns: code; size and price per unit; stock and list price; the viewer's
   price and quantity. */
export const row = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: '"code code" "pack unit" "stock list" "own quantity"',
    },
  },
});

/* The seven columns are closer together on a tablet, where the table scrolls if it is still too wide. */
const closer = {
  [from.tabletOnly]: {
    paddingInline: vars.space[2],
    ":first-child": { paddingInlineStart: 0 },
    ":last-child": { paddingInlineEnd: 0 },
  },
};

export const scroller = screenStyle({ "@media": { [from.tabletOnly]: scrollsAside } });

export const head = screenStyle({ "@media": closer });

const place = (area: string, phone: StyleRule = {}, wide: StyleRule = {}) =>
  screenStyle({ ...wide, "@media": { [below.tablet]: { ...phone, gridArea: area }, ...closer } });

export const code = place(
  "code",
  { color: vars.color.textMuted },
  { fontWeight: 400, whiteSpace: "nowrap" },
);
export const pack = place("pack", typeScale[16]);
export const perUnit = place("unit", {}, { color: vars.color.textMuted });
export const stock = place("stock", { alignSelf: "start" });
export const listPrice = place("list", { alignSelf: "start" });
/* The only price that a guest sees. */
export const onlyPrice = place("list", { alignSelf: "start", ...typeScale[16], fontWeight: 600 });
export const ownPrice = place("own", { ...typeScale[16], textAlign: "start" }, { fontWeight: 600 });
export const quantity = place("quantity", { justifySelf: "end" });
/* The field fills its cell; its buttons are below the column's head, at the end. */
globalScreenStyle(`${quantity} > *`, { justifyItems: "end" });

/* A dash means nothing without a column. */
export const noValue = screenStyle({ "@media": { [below.tablet]: { visibility: "hidden" } } });

export const size = screenStyle({
  fontWeight: 600,
  whiteSpace: "nowrap",
  marginInlineEnd: vars.space[2],
});

export const foot = screenStyle({
  ...asWrappingRow(4),
  alignItems: "center",
  paddingBlock: vars.space[3],
});
