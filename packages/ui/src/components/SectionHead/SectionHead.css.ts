import { componentRecipe, componentStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half, space } = vars;

export const head = componentRecipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space[3],
  },
  variants: {
    size: {
      large: { paddingBlockEnd: space[4] },
      /* Over a short list: a line instead of space. */
      small: {
        paddingBlockEnd: space[2],
        borderBottom: `${vars.line.hair} solid ${color.rule}`,
      },
    },
  },
});

export const title = componentRecipe({
  variants: {
    size: { large: typeScale[20], small: typeScale[16] },
  },
});

export const note = componentStyle({ color: color.textMuted, ...typeScale[13] });

export const end = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: half[1],
  marginInlineStart: "auto",
  ...typeScale[13],
});

export const more = componentStyle({ color: color.textMuted, ":hover": { color: color.accent } });
