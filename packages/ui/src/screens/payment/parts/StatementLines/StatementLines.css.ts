import { below, from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, overhang } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const group = screenStyle({ ...asGrid(2), minWidth: 0 });
export const kind = screenStyle({ ...typeScale[14], fontWeight: 600 });
export const count = screenStyle({ ...typeScale[13], fontWeight: 400, color: color.textMuted });
export const more = screenStyle({ justifySelf: "start", marginInlineStart: overhang });

/* On a phone: product, delivery and price, stock, then quantity and subtotal. */
export const line = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: '"name name" "delivery price" "stock price" "quantity subtotal"',
      alignItems: "start",
      rowGap: space[1],
    },
  },
});

const place = (gridArea: string, width?: string) => ({
  "@media": {
    [below.tablet]: { gridArea },
    ...(width === undefined ? {} : { [from.tablet]: { width } }),
  },
});

export const name = screenStyle({ fontWeight: 400, overflowWrap: "anywhere", ...place("name") });
export const delivery = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  ...place("delivery", "17%"),
});
/* The dash is for table columns only. */
export const noDelivery = screenStyle({ "@media": { [below.tablet]: { display: "none" } } });
export const stock = screenStyle(place("stock", "16%"));
export const price = screenStyle(place("price", "100px"));
export const quantity = screenStyle({
  "@media": {
    [below.tablet]: { gridArea: "quantity", textAlign: "start" },
    [from.tablet]: { width: "72px" },
  },
});
export const subtotal = screenStyle(place("subtotal", "108px"));
export const unit = screenStyle({ color: color.textMuted, fontWeight: 400 });
