import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";

export const icon = style(inComponents({ flex: "none", display: "block" }));
