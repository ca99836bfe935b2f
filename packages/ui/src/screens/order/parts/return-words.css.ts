import { screenRecipe } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

/** What is under way is bold, what is over is muted. */
export const returnStatus = screenRecipe({
  base: { whiteSpace: "nowrap" },
  variants: {
    isUnderWay: {
      true: { fontWeight: 600 },
      false: { color: vars.color.textMuted },
    },
  },
});
