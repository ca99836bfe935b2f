import { screenStyle } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const panel = screenStyle({ maxWidth: "720px", paddingBlock: vars.space[6] });
/** As wide as the page: the editor has its fields beside it. */
export const structure = screenStyle({ paddingBlock: vars.space[4] });
export const lead = screenStyle({ color: vars.color.textMuted, paddingBlockEnd: vars.space[6] });
