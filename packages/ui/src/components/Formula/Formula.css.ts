import { componentStyle } from "../../theme/layered.ts";

/* No automatic space between letters and digits of a formula. */
export const formula = componentStyle({ whiteSpace: "nowrap", textAutospace: "no-autospace" });
