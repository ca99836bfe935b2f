import { recipe } from "@vanilla-extract/recipes";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

/** What is under way is bold, what is over is muted. */
export const returnStatus = recipe({
  base: inScreens({ whiteSpace: "nowrap" }),
  variants: {
    isUnderWay: {
      true: inScreens({ fontWeight: 600 }),
      false: inScreens({ color: vars.color.textMuted }),
    },
  },
});
