import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color } = vars;

export const panel = screenStyle(asGrid(4));
export const actions = screenStyle({ ...asWrappingRow(3), justifyContent: "flex-end" });
export const scanned = screenStyle({ ...asWrappingRow(4), alignItems: "center" });
export const placeholder = screenStyle({ display: "block", width: "144px", height: "144px" });
export const muted = screenStyle({ ...typeScale[13], color: color.textMuted });
