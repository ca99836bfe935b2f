import { style, styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const entry = recipe({
  base: inComponents({ display: "grid" }),
  variants: {
    layout: {
      beside: inComponents({
        gridTemplateColumns: "minmax(0, 1fr) auto",
        columnGap: space[3],
        alignItems: "baseline",
        paddingBlock: space[2],
        ...typeScale[13],
      }),
      below: inComponents({
        paddingBlock: space[3],
        borderBottom: vars.hairline,
        ...typeScale[16],
        selectors: { "&:last-child": { borderBottom: 0 } },
      }),
    },
  },
});

export const title = style(inComponents({ textWrap: "pretty" }));

export const date = styleVariants({
  beside: inComponents({ color: color.textMuted, whiteSpace: "nowrap" }),
  below: inComponents({ color: color.textMuted, ...typeScale[12] }),
});
