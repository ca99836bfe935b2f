import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const note = screenStyle({
  ...typeScale[14],
  paddingBlockStart: vars.space[3],
  overflowWrap: "anywhere",
});
