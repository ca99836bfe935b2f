import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const title = screenStyle({ ...typeScale[26], fontWeight: 600 });
export const count = screenStyle({ ...typeScale[13], fontWeight: 400, color: color.textMuted });
export const pager = screenStyle({ paddingBlockStart: space[6] });
