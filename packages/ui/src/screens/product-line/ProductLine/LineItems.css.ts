import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({
  ...typeScale[20],
  fontWeight: 600,
  marginBlockStart: space[8],
  paddingBlockEnd: space[3],
  borderBlockEnd: vars.hairline,
});
export const count = screenStyle({ ...typeScale[13], color: color.textMuted, fontWeight: 400 });
