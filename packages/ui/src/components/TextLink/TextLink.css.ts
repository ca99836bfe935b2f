import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;
const underline = {
  textDecorationLine: "underline",
  textUnderlineOffset: "4px",
  textDecorationThickness: "1px",
} as const;

export const textLink = recipe({
  base: inComponents({ borderRadius: vars.radius.small }),
  variants: {
    kind: {
      accent: inComponents({
        color: color.accent,
        ":hover": { color: color.accentHover, ...underline },
      }),
      inline: inComponents({
        color: color.accent,
        ...underline,
        ":hover": { color: color.accentHover },
      }),
      plain: inComponents({ color: color.text, ":hover": { color: color.accent } }),
      muted: inComponents({ color: color.textMuted, ":hover": { color: color.accent } }),
    },
    hasIcon: {
      true: inComponents({ display: "inline-flex", alignItems: "center", gap: vars.space[1] }),
      false: {},
    },
  },
});
