import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

export const title = screenStyle({
  ...typeScale[26],
  fontWeight: 600,
  paddingBottom: vars.space[6],
});
