import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const recommendations = screenStyle({ paddingBlockStart: vars.space[14] });
