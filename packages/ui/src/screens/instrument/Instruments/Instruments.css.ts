import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const title = screenStyle({ ...typeScale[26], fontWeight: 600 });
export const pager = screenStyle({ paddingBlockStart: space[6] });
