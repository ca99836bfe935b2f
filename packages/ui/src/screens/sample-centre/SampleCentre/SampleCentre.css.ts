import { screenStyle } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const head = screenStyle({ paddingBlockEnd: space[5] });
export const group = screenStyle({ paddingBlockEnd: space[8] });
export const ask = screenStyle({ maxWidth: "560px", paddingBlockStart: space[4] });
