import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";

/* Does not take part in the layout. */
export const anchor = style(inComponents({ display: "contents" }));
