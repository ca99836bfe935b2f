import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";

/* The screen in it keeps its place in the layout. */
export const placeholder = style(inComponents({ display: "contents" }));
