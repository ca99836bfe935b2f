import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";

/* Fields carry their own line for messages, so that little stands between them. */
export const form = style(inComponents({ display: "grid", gap: "4px", minWidth: 0 }));
