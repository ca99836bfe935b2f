import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const properties = screenStyle(asGrid(6));
export const title = screenStyle({
  ...typeScale[14],
  fontWeight: 600,
  paddingBlockEnd: vars.space[1],
});
export const text = screenStyle({ ...typeScale.body, maxWidth: "46em", whiteSpace: "pre-line" });
export const nothing = screenStyle({ color: vars.color.textMuted });
