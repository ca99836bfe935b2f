import { screenStyle } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const over = screenStyle({ paddingBlockEnd: space[6] });
export const link = screenStyle({ paddingBlockStart: space[6] });
