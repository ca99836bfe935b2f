import { componentStyle } from "../../theme/layered.ts";

/* The screen in it keeps its place in the layout. */
export const placeholder = componentStyle({ display: "contents" });
