import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const pager = componentStyle({ paddingBlockStart: vars.space[4] });
