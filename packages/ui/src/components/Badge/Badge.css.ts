import { componentRecipe, componentStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half } = vars;
const outline = (ink: string, edge = ink) => ({ color: ink, borderColor: edge }) as const;
const hazard = {
  color: color.hazard,
  borderColor: color.hazard,
  "::before": {
    content: "",
    width: "7px",
    height: "7px",
    margin: `0 ${half[1]} 0 1px`,
    border: "1.5px solid currentColor",
    rotate: "45deg",
  },
} as const;

export const badge = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "3px",
    height: "20px",
    padding: "0 5px",
    border: "1px solid",
    borderRadius: vars.radius.small,
    fontSize: typeScale[12].fontSize,
    lineHeight: "18px",
    fontWeight: 500,
    whiteSpace: "nowrap",
    verticalAlign: "1px",
  },
  variants: {
    kind: {
      /* The only filled badge. */
      "special-price": {
        background: color.promotion,
        borderColor: color.promotion,
        color: color.onPromotion,
      },
      promotion: outline(color.promotion),
      futures: outline(color.madeToOrder),
      rare: outline(color.text, color.textMuted),
      bio: outline(color.text, color.textMuted),
      "acute-poison": hazard,
      hazard,
      "drug-precursor": hazard,
      "explosive-precursor": hazard,
      "price-on-request": {
        color: color.textMuted,
        borderColor: color.lineStrong,
        borderStyle: "dashed",
      },
      bulk: { color: color.textMuted, borderColor: color.line },
      default: { color: color.textMuted, borderColor: color.line, fontWeight: 400 },
    },
  },
});

/** Several badges after a name or a pack; the space before them is not at the start of a line. */
export const badges = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  verticalAlign: "middle",
});
