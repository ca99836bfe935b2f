import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const decision = screenStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
