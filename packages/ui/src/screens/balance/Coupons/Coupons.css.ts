import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inScreens } from "../../../theme/layered.ts";

export const moment = style(inScreens({ fontVariantNumeric: "tabular-nums" }));
export const status = recipe({
  base: inScreens({ whiteSpace: "nowrap" }),
  variants: { isGood: { true: inScreens({ fontWeight: 600 }), false: {} } },
});
