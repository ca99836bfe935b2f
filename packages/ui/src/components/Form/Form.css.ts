import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";

/* Fields reserve a line for messages, so the gap is small. */
export const form = style(inComponents({ display: "grid", gap: "4px", minWidth: 0 }));
