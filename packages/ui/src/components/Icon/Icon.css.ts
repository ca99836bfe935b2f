import { componentStyle } from "../../theme/layered.ts";

export const icon = componentStyle({ flex: "none", display: "block" });
