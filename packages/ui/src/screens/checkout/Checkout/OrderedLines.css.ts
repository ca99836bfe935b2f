import { below, from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* A long list is not painted outside the viewport. The padding leaves room for focus rings. */
export const group = screenStyle({
  ...asGrid(2),
  minWidth: 0,
  marginInline: `calc(-1 * ${space[1]})`,
  paddingInline: space[1],
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 640px",
});
export const kind = screenStyle({ ...typeScale[14], fontWeight: 600 });
export const count = screenStyle({ ...typeScale[13], fontWeight: 400, color: color.textMuted });

/* On a phone: product, then stock and price, then quantity and subtotal. */
export const line = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: '"name name" "stock price" "quantity subtotal"',
      alignItems: "start",
      rowGap: space[2],
    },
  },
});

const place = (gridArea: string, width: string) => ({
  "@media": { [below.tablet]: { gridArea }, [from.tablet]: { width } },
});

export const name = screenStyle({
  fontWeight: 400,
  overflowWrap: "anywhere",
  ...place("name", "auto"),
});
export const stock = screenStyle(place("stock", "22%"));
export const price = screenStyle(place("price", "108px"));
export const quantity = screenStyle({
  "@media": {
    [below.tablet]: { gridArea: "quantity", textAlign: "start" },
    [from.tablet]: { width: "84px" },
  },
});
export const subtotal = screenStyle(place("subtotal", "116px"));
export const unit = screenStyle({ color: color.textMuted, fontWeight: 400 });
