import { componentRecipe } from "../../theme/layered.ts";
import { brokenAtPunctuation } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;
const underline = {
  textDecorationLine: "underline",
  textUnderlineOffset: "4px",
  textDecorationThickness: "1px",
} as const;

export const textLink = componentRecipe({
  base: { borderRadius: vars.radius.small },
  variants: {
    kind: {
      accent: {
        color: color.accent,
        ":hover": { color: color.accentHover, ...underline },
      },
      inline: {
        color: color.accent,
        ...underline,
        ...brokenAtPunctuation,
        ":hover": { color: color.accentHover },
      },
      plain: { color: color.text, ":hover": { color: color.accent } },
      muted: { color: color.textMuted, ":hover": { color: color.accent } },
    },
    hasIcon: {
      true: { display: "inline-flex", alignItems: "center", gap: vars.space[1] },
      false: {},
    },
  },
});
