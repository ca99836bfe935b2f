import { below } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

/* On a phone: gift, then price, quantity and subtotal. */
export const line = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      gridTemplateAreas: '"gift gift gift" "price quantity subtotal"',
      rowGap: space[2],
    },
  },
});

const place = (gridArea: string, more = {}) => ({
  "@media": { [below.tablet]: { gridArea, ...more } },
});

export const gift = screenStyle({ fontWeight: 400, overflowWrap: "anywhere", ...place("gift") });
export const price = screenStyle(place("price", { textAlign: "start" }));
export const quantity = screenStyle(
  place("quantity", { color: color.textMuted, "::before": { content: '"× " / ""' } }),
);
export const subtotal = screenStyle(place("subtotal"));
