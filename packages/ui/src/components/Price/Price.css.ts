import { componentRecipe, componentStyle, globalComponentStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const price = componentRecipe({
  base: { whiteSpace: "nowrap" },
  variants: {
    kind: {
      own: { fontWeight: 600 },
      promotion: { fontWeight: 600, color: color.promotion },
      list: { fontWeight: 400 },
      struck: { fontWeight: 400, color: color.textMuted, fontSize: typeScale[13].fontSize },
    },
    size: {
      inherit: {},
      medium: typeScale[16],
      large: typeScale[26],
    },
  },
});

/* The currency sign is smaller and never bold. */
export const sign = componentStyle({ marginInlineEnd: "1px", fontSize: "0.86em", fontWeight: 400 });
export const signOfLarge = componentStyle({ fontSize: typeScale[16].fontSize });
export const from = componentStyle({ color: color.textMuted, fontWeight: 400, whiteSpace: "pre" });

/* After the lowest price; on a line of its own where the price fills the width. */
export const ofPack = componentStyle({
  color: color.textMuted,
  fontWeight: 400,
  whiteSpace: "nowrap",
});

/* Guests' prices, shown to a customer until the own ones arrive. */
globalComponentStyle(`[data-provisional] ${price.classNames.base}`, {
  color: color.textMuted,
  fontWeight: 400,
});

export const pair = componentRecipe({
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: vars.space[3],
  },
  variants: {
    isStacked: {
      true: { flexDirection: "column-reverse", alignItems: "flex-end" },
      false: {},
    },
  },
});
