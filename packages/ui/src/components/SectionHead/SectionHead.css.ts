import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const head = recipe({
  base: inComponents({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space[3],
  }),
  variants: {
    size: {
      large: inComponents({ paddingBlockEnd: space[4] }),
      /* Over a short list: a line instead of space. */
      small: inComponents({
        paddingBlockEnd: space[2],
        borderBottom: `${vars.line.hair} solid ${color.rule}`,
      }),
    },
  },
});

export const title = recipe({
  variants: {
    size: { large: inComponents(typeScale[20]), small: inComponents(typeScale[16]) },
  },
});

export const note = style(inComponents({ color: color.textMuted, ...typeScale[13] }));

export const end = style(
  inComponents({
    display: "inline-flex",
    alignItems: "center",
    gap: "2px",
    marginInlineStart: "auto",
    ...typeScale[13],
  }),
);

export const more = style(
  inComponents({ color: color.textMuted, ":hover": { color: color.accent } }),
);
