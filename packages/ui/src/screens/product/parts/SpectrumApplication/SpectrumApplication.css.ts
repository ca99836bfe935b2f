import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const ask = screenStyle({ ...asGrid(3), justifyItems: "start" });
export const hint = screenStyle({ color: vars.color.textMuted });
