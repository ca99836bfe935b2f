import { componentRecipe, componentStyle, componentVariants } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const entry = componentRecipe({
  base: { display: "grid" },
  variants: {
    layout: {
      beside: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        columnGap: space[3],
        alignItems: "baseline",
        paddingBlock: space[2],
        ...typeScale[13],
      },
      below: {
        paddingBlock: space[3],
        borderBottom: vars.hairline,
        ...typeScale[16],
        selectors: { "&:last-child": { borderBottom: 0 } },
      },
    },
  },
});

export const title = componentStyle({ textWrap: "pretty" });

export const date = componentVariants({
  beside: { color: color.textMuted, whiteSpace: "nowrap" },
  below: { color: color.textMuted, ...typeScale[12] },
});
