import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color } = vars;

export const label = screenStyle({ display: "block", ...typeScale[13], color: color.textMuted });
export const after = screenStyle({ ...typeScale[13], color: color.textMuted });
