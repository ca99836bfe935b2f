import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";

/* No gap is opened between the letters and the figures of a formula. */
export const formula = style(inComponents({ whiteSpace: "nowrap", textAutospace: "no-autospace" }));
