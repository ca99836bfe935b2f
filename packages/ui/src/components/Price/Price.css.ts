import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../../theme/layered.ts";
import { components } from "../../theme/layers.css.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const price = recipe({
  base: inComponents({ whiteSpace: "nowrap" }),
  variants: {
    kind: {
      own: inComponents({ fontWeight: 600 }),
      promotion: inComponents({ fontWeight: 600, color: color.promotion }),
      list: inComponents({ fontWeight: 400 }),
      struck: inComponents({ fontWeight: 400, color: color.textMuted, fontSize: "13px" }),
    },
    size: {
      inherit: {},
      medium: inComponents(typeScale[16]),
      large: inComponents(typeScale[26]),
    },
  },
});

/* The currency sign is smaller and never bold. */
export const sign = style(
  inComponents({ marginInlineEnd: "1px", fontSize: "0.86em", fontWeight: 400 }),
);
export const signOfLarge = style(inComponents({ fontSize: "16px" }));
export const from = style(
  inComponents({ color: color.textMuted, fontWeight: 400, whiteSpace: "pre" }),
);

/* After the lowest price; on a line of its own where the price fills the width. */
export const ofPack = style(
  inComponents({ color: color.textMuted, fontWeight: 400, whiteSpace: "nowrap" }),
);

/* Guests' prices, shown to a customer until the own ones arrive. */
globalStyle(`[data-provisional] ${price.classNames.base}`, {
  "@layer": { [components]: { color: color.textMuted, fontWeight: 400 } },
});

export const pair = recipe({
  base: inComponents({
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: vars.space[3],
  }),
  variants: {
    isStacked: {
      true: inComponents({ flexDirection: "column-reverse", alignItems: "flex-end" }),
      false: {},
    },
  },
});
