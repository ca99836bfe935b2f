import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const ways = screenStyle({ paddingBlockEnd: vars.space[4] });
