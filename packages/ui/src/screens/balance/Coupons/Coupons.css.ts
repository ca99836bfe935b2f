import { screenRecipe, screenStyle } from "../../../theme/layered.ts";

export const moment = screenStyle({ fontVariantNumeric: "tabular-nums" });
export const status = screenRecipe({
  base: { whiteSpace: "nowrap" },
  variants: { isGood: { true: { fontWeight: 600 }, false: {} } },
});
