import { style } from "@vanilla-extract/css";
import { below } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const place = (gridArea: string) => ({ "@media": { [below.tablet]: { gridArea } } });

/* Red (customer centre §2, /after_sale_list). */
export const notice = style(inScreens({ color: vars.color.hazard }));

/* On a phone: order, number, status with the day, actions, in the order of the columns. */
export const row = style(
  inScreens({
    "@media": {
      [below.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gridTemplateAreas: '"order order" "code code" "status day" "actions actions"',
      },
    },
  }),
);
export const order = style(inScreens({ fontWeight: 500, ...place("order") }));
export const orderLink = style(
  inScreens({
    color: vars.color.text,
    selectors: { "&:hover": { color: vars.color.accent } },
  }),
);
export const code = style(inScreens(place("code")));
export const status = style(inScreens(place("status")));
export const day = style(
  inScreens({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", ...place("day") }),
);
export const actions = style(
  inScreens({
    whiteSpace: "normal",
    "@media": { [below.tablet]: { gridArea: "actions", minWidth: 0 } },
  }),
);
