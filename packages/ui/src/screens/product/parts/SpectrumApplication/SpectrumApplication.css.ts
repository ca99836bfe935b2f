import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const ask = screenStyle({ display: "grid", justifyItems: "start", gap: vars.space[3] });
export const hint = screenStyle({ color: vars.color.textMuted });
