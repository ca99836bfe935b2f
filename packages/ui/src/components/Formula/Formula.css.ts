import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";

/* No automatic space between letters and digits of a formula. */
export const formula = style(inComponents({ whiteSpace: "nowrap", textAutospace: "no-autospace" }));
