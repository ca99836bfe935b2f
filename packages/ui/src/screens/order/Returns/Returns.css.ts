import { below } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const place = (gridArea: string) => ({ "@media": { [below.tablet]: { gridArea } } });

/* Red (customer centre §2, /after_sale_list). */
export const notice = screenStyle({ color: vars.color.hazard });

/* On a phone: order, number, status with the day, actions, in the order of the columns. */
export const row = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: '"order order" "code code" "status day" "actions actions"',
    },
  },
});
export const order = screenStyle({ fontWeight: 500, ...place("order") });
export const orderLink = screenStyle({
  color: vars.color.text,
  selectors: { "&:hover": { color: vars.color.accent } },
});
export const code = screenStyle(place("code"));
export const status = screenStyle(place("status"));
export const day = screenStyle({
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  ...place("day"),
});
export const actions = screenStyle({
  whiteSpace: "normal",
  "@media": { [below.tablet]: { gridArea: "actions", minWidth: 0 } },
});
