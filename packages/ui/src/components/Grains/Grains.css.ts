import { style, styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const grains = recipe({
  base: inComponents({ whiteSpace: "nowrap" }),
  variants: {
    kind: {
      own: inComponents({ color: color.points, fontWeight: 600 }),
      plain: inComponents({ fontWeight: 500 }),
      beyond: inComponents({ color: color.textMuted, fontWeight: 400 }),
    },
    size: {
      inherit: {},
      medium: inComponents(typeScale[20]),
      large: inComponents(typeScale[34]),
    },
  },
});

const unitBase = style(inComponents({ fontWeight: 400 }));
export const unit = styleVariants({
  inherit: [unitBase, style(inComponents({ fontSize: "0.86em" }))],
  medium: [unitBase, style(inComponents({ fontSize: "13px" }))],
  large: [unitBase, style(inComponents({ fontSize: "16px" }))],
});
