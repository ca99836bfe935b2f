import { style } from "@vanilla-extract/css";
import { below, from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* On a phone: type, gift, then stock and price, then quantity and subtotal, then the removal. */
export const line = style(
  inScreens({
    "@media": {
      [below.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr) auto 44px",
        gridTemplateAreas:
          '"type type type" "gift gift gift" "stock price price" "quantity subtotal remove"',
        rowGap: space[2],
        vars: { [vars.control.medium]: vars.control.large },
      },
    },
  }),
);

const place = (gridArea: string, more = {}) => ({
  "@media": { [below.tablet]: { gridArea, ...more } },
});

export const type = style(
  inScreens({
    whiteSpace: "nowrap",
    "@media": {
      [below.tablet]: { gridArea: "type", color: color.textMuted, ...typeScale[12] },
    },
  }),
);
export const gift = style(
  inScreens({ fontWeight: 400, overflowWrap: "anywhere", ...place("gift") }),
);
export const stock = style(
  inScreens({
    whiteSpace: "normal",
    "@media": {
      [below.tablet]: {
        gridArea: "stock",
        textAlign: "start",
        color: color.textMuted,
        "::before": { content: 'attr(data-label) / ""', marginInlineEnd: space[2] },
      },
    },
  }),
);
export const barrier = style(inScreens({ fontWeight: 600, color: color.text }));
export const price = style(inScreens(place("price")));
/* A message wraps below its field instead of widening the column. */
export const quantity = style(
  inScreens({
    whiteSpace: "normal",
    "@media": {
      [below.tablet]: { gridArea: "quantity", textAlign: "start", maxWidth: "160px" },
      [from.tablet]: { width: "132px" },
    },
  }),
);
export const subtotal = style(inScreens(place("subtotal")));
export const remove = style(inScreens(place("remove")));
