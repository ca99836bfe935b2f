import { below, from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* On a phone: type, gift, then stock and price, then quantity and subtotal, then the removal. */
export const line = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto 44px",
      gridTemplateAreas:
        '"type type type" "gift gift gift" "stock price price" "quantity subtotal remove"',
      rowGap: space[2],
      vars: { [vars.control.medium]: vars.control.large },
    },
  },
});

const place = (gridArea: string, more = {}) => ({
  "@media": { [below.tablet]: { gridArea, ...more } },
});

export const type = screenStyle({
  whiteSpace: "nowrap",
  "@media": {
    [below.tablet]: { gridArea: "type", color: color.textMuted, ...typeScale[12] },
  },
});
export const gift = screenStyle({ fontWeight: 400, overflowWrap: "anywhere", ...place("gift") });
export const stock = screenStyle({
  whiteSpace: "normal",
  "@media": {
    [below.tablet]: {
      gridArea: "stock",
      textAlign: "start",
      color: color.textMuted,
      "::before": { content: 'attr(data-label) / ""', marginInlineEnd: space[2] },
    },
  },
});
export const barrier = screenStyle({ fontWeight: 600, color: color.text });
export const price = screenStyle(place("price"));
/* A message wraps below its field instead of widening the column. */
export const quantity = screenStyle({
  whiteSpace: "normal",
  "@media": {
    [below.tablet]: { gridArea: "quantity", textAlign: "start", maxWidth: "160px" },
    [from.tablet]: { width: "132px" },
  },
});
export const subtotal = screenStyle(place("subtotal"));
export const remove = screenStyle(place("remove"));
