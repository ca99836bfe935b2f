import { componentRecipe, componentStyle, componentVariants } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const grains = componentRecipe({
  base: { whiteSpace: "nowrap" },
  variants: {
    kind: {
      own: { color: color.points, fontWeight: 600 },
      plain: { fontWeight: 500 },
      beyond: { color: color.textMuted, fontWeight: 400 },
    },
    size: {
      inherit: {},
      medium: typeScale[20],
      large: typeScale[34],
    },
  },
});

const unitBase = componentStyle({ fontWeight: 400 });
export const unit = componentVariants({
  inherit: [unitBase, componentStyle({ fontSize: "0.86em" })],
  medium: [unitBase, componentStyle({ fontSize: typeScale[13].fontSize })],
  large: [unitBase, componentStyle({ fontSize: typeScale[16].fontSize })],
});
