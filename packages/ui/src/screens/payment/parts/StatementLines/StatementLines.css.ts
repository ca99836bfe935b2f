import { style } from "@vanilla-extract/css";
import { below, from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const group = style(inScreens({ display: "grid", gap: space[2], minWidth: 0 }));
export const kind = style(inScreens({ ...typeScale[14], fontWeight: 600 }));
export const count = style(
  inScreens({ ...typeScale[13], fontWeight: 400, color: color.textMuted }),
);
export const more = style(inScreens({ justifySelf: "start", marginInlineStart: "-8px" }));

/* On a phone: product, delivery and price, stock, then quantity and subtotal. */
export const line = style(
  inScreens({
    "@media": {
      [below.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gridTemplateAreas: '"name name" "delivery price" "stock price" "quantity subtotal"',
        alignItems: "start",
        rowGap: space[1],
      },
    },
  }),
);

const place = (gridArea: string, width?: string) => ({
  "@media": {
    [below.tablet]: { gridArea },
    ...(width === undefined ? {} : { [from.tablet]: { width } }),
  },
});

export const name = style(
  inScreens({ fontWeight: 400, overflowWrap: "anywhere", ...place("name") }),
);
export const delivery = style(
  inScreens({ ...typeScale[13], color: color.textMuted, ...place("delivery", "17%") }),
);
/* The dash is for table columns only. */
export const noDelivery = style(inScreens({ "@media": { [below.tablet]: { display: "none" } } }));
export const stock = style(inScreens(place("stock", "16%")));
export const price = style(inScreens(place("price", "100px")));
export const quantity = style(
  inScreens({
    "@media": {
      [below.tablet]: { gridArea: "quantity", textAlign: "start" },
      [from.tablet]: { width: "72px" },
    },
  }),
);
export const subtotal = style(inScreens(place("subtotal", "108px")));
export const unit = style(inScreens({ color: color.textMuted, fontWeight: 400 }));
