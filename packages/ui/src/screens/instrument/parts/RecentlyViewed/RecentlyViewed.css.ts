import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const recent = screenStyle({ paddingBlockStart: vars.space[10] });
